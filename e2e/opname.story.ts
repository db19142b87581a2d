/** Trays are weighed, and counted by two people at once: by scanner and keys, over a reload and a lost connection, with a phone in one hand (DOMAIN §B.15, §B.16). */
import type { Page } from '@playwright/test'
import { expect, test } from './story.ts'
import { lihat, lihatTelepon } from './kamera.ts'
import { lostReply } from './network.ts'
import { ke, masuk, modal, choose, scan, typeInto } from './staf.ts'
import { dikatakan } from './ucapan.ts'

const kata = (page: Page) => page.locator('.opname-result')
const jumlah = (page: Page, nama: string) =>
  page
    .getByLabel('Jumlah')
    .locator('div')
    .filter({ hasText: new RegExp(`^${nama}`) })
    .locator('strong')
const setujui = async (page: Page) => {
  const otorisasi = modal(page, 'Otorisasi')
  await otorisasi.getByLabel('Username').fill('SPV1')
  await otorisasi.getByLabel('Password').fill('Rahasia-123')
  return otorisasi
}
const mulai = async (page: Page, baki?: string) => {
  await page.getByRole('button', { name: 'Mulai Stock Opname' }).click()
  const buka = modal(page, 'Mulai Stock Opname')
  if (baki) await choose(page, buka, 'Baki', `TOKO / ${baki}`)
  else await buka.getByText('Semua', { exact: true }).click()
  await buka.getByRole('button', { name: 'Mulai' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(baki ? `TOKO / ${baki}` : 'SEMUA')
}

test(
  'a tray is counted by two people: one piece is lost, one too many, and each is told of the other',
  { tag: ['@two', '@scanner'] },
  async ({ page, komputer, toko, awas }) => {
    awas.izinkan(/403 POST .*\/final/)
    awas.izinkan(/ERR_FAILED/)
    await masuk(page, 'OWN1', '/stock-opname')
    await mulai(page, 'A1')
    await scan(page, '00000001')
    await expect(kata(page)).toContainText('Ketemu')
    await expect(jumlah(page, 'Ketemu')).toHaveText('1')
    await expect(jumlah(page, 'Belum')).toHaveText('1')

    const lain = await komputer()
    await masuk(lain, 'SPV1', '/stock-opname')
    await lain.getByRole('row', { name: /SO-TK01-250115-0001/ }).click()
    await expect(jumlah(lain, 'Ketemu')).toHaveText('1')
    await scan(lain, '00000001')
    await expect(kata(lain)).toContainText('sudah discan OWN1 di A1')
    await scan(lain, '00000003')
    await expect(kata(lain)).toContainText('menurut buku TOKO / A2')
    await expect(jumlah(page, 'Lebih')).toHaveText('1')
    await expect(
      page.getByRole('list', { name: 'Scan terakhir' }).getByRole('listitem').first(),
    ).toContainText('SPV1')

    // The connection is lost in the middle of a scan: it is kept, over a reload too, and counted once.
    const ditemukan = await lostReply(lain, '**/api/v1/opname/*/scan')
    await scan(lain, '00000004')
    await expect(lain.getByText('1 scan disimpan di sini')).toBeVisible()
    await expect(jumlah(page, 'Lebih')).toHaveText('2')
    await lain.reload()
    await expect(lain.getByText('1 scan disimpan di sini')).toBeVisible()
    await ditemukan()
    await expect(kata(lain)).toContainText('LEBIH')
    await expect(jumlah(lain, 'Lebih')).toHaveText('2')
    await expect(lain.getByText('scan disimpan di sini')).toHaveCount(0)
    await lain.keyboard.press('F2')
    await expect(kata(lain)).toContainText('Ditarik')
    await expect(jumlah(page, 'Lebih')).toHaveText('1')

    await page.getByText('Belum Ketemu', { exact: true }).click()
    await expect(page.getByRole('region', { name: 'Barang hitungan' })).toContainText('00000002')
    await lihat(page, 'stock-opname')
    await page.keyboard.press('F9')
    const akhir = modal(page, 'Selesaikan SO-TK01-250115-0001')
    await expect(akhir.getByLabel('Hasil hitungan')).toContainText('1 barang · 5.125 g')
    await akhir.getByRole('button', { name: 'Selesaikan' }).click()
    const otorisasi = await setujui(page)
    await expect(otorisasi.getByLabel('Yang disetujui')).toContainText('Hilang1 barang, 5.125 g')
    await lihat(page, 'stock-opname-otorisasi')
    await otorisasi.getByRole('button', { name: 'Otorisasi' }).click()
    await dikatakan(page, 'Stock Opname Selesai')
    await expect(jumlah(page, 'Hilang')).toHaveText('1')
    await expect(lain.getByText(/· FINAL/)).toBeVisible()

    await page.getByRole('button', { name: 'Kembali' }).click()
    await expect(page.getByRole('region', { name: 'Barang hilang' }).last()).toContainText('00000002')
    await ke(page, '/laporan-hasil-so')
    await page.getByRole('button', { name: 'Cari' }).click()
    await dikatakan(page, 'Laporan Hasil SO Tersedia')
    await expect(page.getByRole('row', { name: /^A1/ })).toContainText('5.125')
    await lihat(page, 'laporan-hasil-so')
    // The report's table is wider than the screen, so the filters are folded.
    await page.getByRole('button', { name: /^Filter/ }).click()
    await choose(page, page, 'Type Laporan', 'DETAIL')
    await page.getByRole('combobox', { name: 'Type', exact: true }).click()
    await page
      .locator('.ant-select-dropdown:visible .ant-select-item-option')
      .filter({ hasText: 'BARANG TIDAK KETEMU' })
      .click()
    await page.getByRole('button', { name: 'Cari' }).click()
    await expect(page.getByRole('row', { name: /00000002/ })).toContainText('HILANG')

    await ke(page, '/stock-opname')
    await page
      .getByRole('row', { name: /00000002/ })
      .getByRole('button', { name: 'Ketemu' })
      .click()
    awas.izinkan(/403 POST .*\/ketemu/)
    const ketemu = modal(page, 'Ketemu 00000002')
    await choose(page, ketemu, 'Baki Tujuan', 'TOKO / A1')
    await ketemu.getByRole('button', { name: 'Simpan' }).click()
    await (await setujui(page)).getByRole('button', { name: 'Otorisasi' }).click()
    await dikatakan(page, 'Barang Ketemu Berhasil Disimpan SO-TK01-250115-0002')
    await expect(page.getByText('Tidak Ada Barang Hilang')).toBeVisible()
    await lihat(page, 'stock-opname-daftar')
    expect(await toko.selisihBuku()).toEqual([])
  },
)

test(
  'one person alone: a tray is weighed and its difference accepted, then all are counted with a phone in one hand',
  { tag: ['@scanner', '@phone'] },
  async ({ page, awas, toko }) => {
    await test.step('a tray is weighed: it agrees, or its difference is noted and accepted', async () => {
      awas.izinkan(/403 POST .*setujui/)
      awas.izinkan(/ERR_FAILED/)
      await masuk(page, 'OWN1', '/timbang-baki')
      await choose(page, page, 'Baki', 'TOKO / A1')
      const seharusnya = (await toko.minta('OWN1', 'GET', 'timbang-baki/hari-ini')).data[0]
        .berat_seharusnya as number
      const berat = page.getByLabel('Berat Timbang')
      await typeInto(berat, (seharusnya + 0.5).toFixed(3))
      await expect(page.getByLabel('Hasil timbang')).toContainText('0.500 g SELISIH')
      await page.keyboard.press('F9')
      await expect(page.getByText('Selisih Harus Diberi Keterangan')).toBeVisible()
      await page.getByRole('textbox', { name: 'Keterangan' }).fill('bandrol basah')
      await lihat(page, 'timbang-baki')

      await page.reload()
      await expect(berat).not.toHaveValue('')
      const ditemukan = await lostReply(page, '**/api/v1/timbang-baki')
      await page.keyboard.press('F9')
      await page.getByRole('alertdialog').getByRole('button').last().click()
      await expect(page.getByText('Belum diketahui apakah timbangan ini sudah tersimpan')).toBeVisible()
      await ditemukan()
      await page.keyboard.press('F9')
      await dikatakan(page, 'Timbang Baki Berhasil Disimpan TB-TK01-250115-0001, selisihnya belum disetujui')
      const row = page.getByRole('row', { name: /^A1/ })
      await expect(row).toContainText('SELISIH')
      await row.getByRole('button', { name: 'Setujui' }).click()
      const otorisasi = await setujui(page)
      await expect(otorisasi.getByLabel('Yang disetujui')).toContainText('BANDROL BASAH')
      await otorisasi.getByRole('button', { name: 'Otorisasi' }).click()
      await dikatakan(page, 'Selisih Timbang Baki Disetujui')
      await expect(row).toContainText('DISETUJUI')

      // The next tray has been chosen already.
      await page.setViewportSize({ width: 390, height: 844 })
      await lihatTelepon(page, 'timbang-baki-telepon')
    })

    await test.step('all trays with a phone in one hand: the tray is chosen, and everything is in sight', async () => {
      await masuk(page, 'OWN1', '/stock-opname')
      await lihatTelepon(page, 'stock-opname-daftar')
      await mulai(page)
      await scan(page, '00000001')
      await expect(kata(page)).toHaveText('Pilih Baki Yang Dihitung Dulu')
      await choose(page, page, 'Baki Yang Dihitung', 'A1')
      await scan(page, '00000001')
      await expect(kata(page)).toContainText('Ketemu')
      await scan(page, '00000003')
      await expect(kata(page)).toContainText('LEBIH')
      await page.reload()
      await expect(page.getByLabel('Jumlah')).toContainText('A1: 1')
      await lihatTelepon(page, 'stock-opname-telepon')
      for (const seen of [page.getByLabel('Jumlah'), page.getByRole('textbox', { name: 'Scan Barcode' })])
        await expect(seen).toBeInViewport()
      await page.getByText('Per Baki', { exact: true }).click()
      await lihatTelepon(page, 'stock-opname-baki-telepon')
    })
  },
)
