/** A shipment from one shop to another: scanned here, checked off there; what did not arrive comes back (DOMAIN §B.14). */
import { readFile } from 'node:fs/promises'
import { idTrx, must } from '#test/tools/client.ts'
import { pasangkan } from '#test/tools/dua-server.ts'
import { buildPieces } from '#test/tools/factories.ts'
import { buildKirim, buildTerima } from '#test/tools/kirim.ts'
import { startTestServer, type TestServer } from '#test/tools/server.ts'
import type { Download, Page } from '@playwright/test'
import { expect, test } from './story.ts'
import { lihat, lihatTelepon } from './kamera.ts'
import { allowBy, ke, masuk, modal, choose, scan, typeInto } from './staf.ts'
import { lostReply } from './network.ts'
import { dikatakan } from './ucapan.ts'

const NO = 'KR-TK01-250115-0001'

async function izinkan(page: Page, kategori: string): Promise<void> {
  const otorisasi = modal(page, 'Otorisasi')
  await expect(otorisasi).toContainText(kategori)
  await allowBy(otorisasi, 'OWN1')
}

test(
  'a shipment to another shop: received in part, taken back, asked for again after a lost answer, listed at the pusat, with a phone, and in its report',
  { tag: ['@scanner', '@session', '@phone'] },
  async ({ page, toko, awas }) => {
    awas.izinkan(/403 POST .*(terima-barang|tarik-kirim)/)
    awas.izinkan(/404 POST .*terima-barang\/ambil/)
    awas.izinkan(/ERR_FAILED/)
    await test.step('three pieces are sent, two arrive, one of them lighter; the third is taken back', async () => {
      await masuk(page, 'OWN1', '/kirim-barang-kecabang')
      const says = page.locator('.stok-result')
      await page.keyboard.press('F9')
      await expect(page.getByText('Kode Toko Harus Dipilih')).toBeVisible()
      await choose(page, page, 'Ke Toko', 'TK02')
      for (const kode of ['00000001', '00000002', '00000004']) {
        await scan(page, kode)
        await expect(says).toContainText('dari TOKO')
      }
      await expect(page.getByLabel('Jumlah')).toHaveText('3 barang · 8.683 g')
      await page.keyboard.press('F8')
      await dikatakan(page, `Kirim Barang Berhasil Disimpan ${NO}`)
      const row = page.getByRole('row', { name: new RegExp(NO) })
      await expect(row).toContainText('DRAF')
      await row.getByRole('button', { name: 'Proses' }).click()
      await dikatakan(page, `Barang Berhasil Dikirim ${NO}`)
      await expect(row).toContainText('DONE')
      await expect(page.getByText('Di Perjalanan (3)')).toBeVisible()

      await masuk(page, 'OWN1', '/terima-barang', 'TK02')
      await expect(page.getByRole('row', { name: new RegExp(NO) })).toContainText('TK01')
      await scan(page, 'KR-TK01-250115-0009')
      await expect(page.locator('.stok-result-wrong')).toHaveText(
        'Kiriman KR-TK01-250115-0009 Ke Toko Ini Tidak Ada',
      )
      await scan(page, NO)
      await expect(page.getByLabel('Jumlah')).toHaveText('0 dari 3 barang · 0.000 g')
      await page.keyboard.press('F9')
      await expect(page.getByText('Barang Masih Kosong')).toBeVisible()
      await choose(page, page, 'Ke Baki', 'TOKO / B1')
      const sampai = page.getByRole('list', { name: 'Sudah sampai' }).getByRole('listitem')
      await scan(page, '00000001')
      await expect(sampai).toHaveCount(1)
      await scan(page, '00000003')
      await expect(says).toContainText('Menurut Buku: TK01')
      await scan(page, 'KR-TK01-250115-0009')
      await expect(says).toHaveText(`Simpan Atau Kosongkan ${NO} Dulu`)
      await scan(page, '00000004')
      await expect(sampai).toHaveCount(2)
      await page.keyboard.press('F2')
      await expect(sampai).toHaveCount(1)
      await scan(page, '00000004')
      await expect(sampai).toHaveCount(2)
      await page.reload()
      await expect(sampai).toHaveCount(2)
      await typeInto(page.getByLabel('Berat 00000004'), '1.200')
      await page.keyboard.press('F9')
      await izinkan(page, 'KOREKSI BERAT')
      await dikatakan(page, 'Terima Barang Berhasil Disimpan TR-TK02-250115-0001')
      await dikatakan(page, '1 Barang Masih Di Jalan')
      await expect(page.getByLabel('Jumlah')).toHaveText('0 dari 1 barang · 0.000 g')

      await masuk(page, 'OWN1', '/kirim-barang-kecabang')
      await page.getByText('Di Perjalanan (1)').click()
      await page.getByRole('button', { name: 'Buka' }).click()
      const kiriman = modal(page, `Kiriman ${NO}`)
      await kiriman.getByRole('button', { name: /^Tarik Kembali/ }).click()
      await expect(kiriman.getByText('Barang Belum Dipilih')).toBeVisible()
      await expect(kiriman.getByText('Alasan Harus Diisi')).toBeVisible()
      await expect(kiriman.getByRole('row', { name: /00000004/ })).toContainText('DITERIMA')
      await kiriman.getByLabel('Pilih 00000002').check()
      await kiriman.getByLabel('Alasan').fill('tertinggal di laci')
      await kiriman.getByRole('button', { name: 'Tarik Kembali (1)' }).click()
      await izinkan(page, 'BATAL KIRIM')
      await dikatakan(page, 'Barang Berhasil Ditarik Kembali RK-TK01-250115-0001')
      await expect(page.getByText('Tidak Ada Kiriman Di Perjalanan')).toBeVisible()
    })

    await test.step('an answer that was lost is asked for again: the pieces are received once', async () => {
      const dua = await buildKirim(await toko.client('OWN1'), { barang: ['00000002'] })
      await masuk(page, 'OWN1', '/terima-barang', 'TK02')
      await scan(page, dua)
      await choose(page, page, 'Ke Baki', 'TOKO / B1')
      await scan(page, '00000002')
      await expect(page.getByLabel('Jumlah')).toHaveText('1 dari 1 barang · 5.125 g')
      const ditemukan = await lostReply(page, '**/api/v1/terima-barang')
      await page.keyboard.press('F9')
      await page.getByRole('alertdialog').getByRole('button').last().click()
      await expect(page.getByText('Belum diketahui apakah dokumen ini sudah tersimpan')).toBeVisible()
      await ditemukan()
      await page.keyboard.press('F9')
      await dikatakan(page, 'Terima Barang Berhasil Disimpan TR-TK02-250115-0002')
    })

    const no = await buildKirim(await toko.client('OWN1'), { barang: ['00000003', '00000005'] })
    await test.step('what the pusat has sent is listed where data of the pusat is taken over, and leads to its receipt', async () => {
      must(await (await toko.client('OWN1')).send('POST', 'toko/pusat/TK01'))
      await masuk(page, 'OWN1', '/import-data-pusat', 'TK02')
      await page.getByRole('radiogroup', { name: 'Bagian' }).getByText('Barang').click()
      const row = page.getByRole('row', { name: new RegExp(no) })
      await expect(row).toContainText('Belum')
      await lihat(page, 'import-pusat-barang')
      await row.getByRole('button', { name: 'Terima' }).click()
      await expect(page.getByLabel('Jumlah')).toHaveText('0 dari 2 barang · 0.000 g')
    })

    await test.step('with a phone in one hand it is received, and nothing is wider than the page', async () => {
      await page.setViewportSize({ width: 390, height: 844 })
      await choose(page, page, 'Ke Baki', 'TOKO / B1')
      await scan(page, '00000003')
      await expect(page.getByLabel('Jumlah')).toHaveText('1 dari 2 barang · 3.417 g')
      await lihatTelepon(page, 'terima-barang-telepon')
      await masuk(page, 'OWN1', '/kirim-barang-kecabang')
      await page.getByText('Di Perjalanan (2)').click()
      await page.getByRole('button', { name: 'Buka' }).click()
      await lihatTelepon(page, 'kirim-perjalanan-telepon')
      await page.setViewportSize({ width: 1366, height: 768 })
    })

    await test.step('the shipping report finds its numbers by period and branch', async () => {
      await ke(page, '/laporan-kirim-barang')
      await page.getByRole('button', { name: 'Cari', exact: true }).click()
      await expect(page.getByText('Kode Toko Harus Dipilih')).toBeVisible()
      await page.getByLabel('Kode Toko').click()
      await expect(page.getByRole('option', { name: /TK01|SEMUA/ })).toHaveCount(0)
      await page.keyboard.press('Escape')
      await choose(page, page, 'Kode Toko', 'TK02')
      await dikatakan(page, 'No Kirim Tersedia')
      await choose(page, page, 'No Kirim', no)
      await page.getByRole('button', { name: 'Cari', exact: true }).click()
      await dikatakan(page, 'Laporan Kirim Barang Tersedia')
      await expect(page.getByRole('row', { name: /00000003/ })).toContainText('A2')
    })

    expect(await toko.selisihBuku()).toEqual([])
  },
)

test.describe('between two servers', () => {
  let lain: TestServer
  test.beforeEach(async () => {
    lain = await startTestServer()
  })
  test.afterEach(() => lain.close())

  test(
    'a shipment goes out as a file, and its receipt comes back as one',
    { tag: '@files' },
    async ({ page, toko, awas }) => {
      awas.izinkan(/(409|502) POST .*bukti/)
      await pasangkan(toko, lain)
      const [piece, dua] = (await buildPieces(toko, [{ berat: 2.5 }, { berat: 3.25 }])) as [string, string]
      const no = await buildKirim(await toko.client('OWN1'), { barang: [piece, dua] })
      await masuk(page, 'OWN1', '/kirim-barang-kecabang')
      await page.getByText('Di Perjalanan (2)').click()
      await page.getByRole('button', { name: 'Buka' }).click()
      const kiriman = modal(page, `Kiriman ${no}`)
      await expect(kiriman.getByLabel(`Pilih ${piece}`)).toBeVisible()
      const unduhan = page.waitForEvent('download')
      await kiriman.getByRole('button', { name: 'Unduh Berkas Kiriman' }).click()
      const file = await downloadedContent(await unduhan)
      await expect(kiriman.getByText('Berkas sudah keluar')).toBeVisible()
      await expect(kiriman.getByLabel(`Pilih ${piece}`)).toHaveCount(0)
      await lihat(page, 'kirim-server-lain')

      const sana = await lain.client('OWN1', 'TK02')
      must(await sana.send('POST', 'terima-barang/berkas', { berkas: file }, idTrx()))
      await buildTerima(sana, { no_kirim: no, lines: [{ urut: 1 }] })
      const bukti = (await sana.file(`terima-barang/luar/${no}/bukti`)).bytes
      const read = () =>
        kiriman
          .getByLabel('Berkas: Baca Bukti Terima')
          .setInputFiles({ name: 'bukti.txt', mimeType: 'text/plain', buffer: bukti })
      await read()
      await dikatakan(page, '1 Barang Diterima TK02, 0 Ditolak')
      await expect(kiriman.getByRole('row', { name: new RegExp(piece) })).toContainText('DITERIMA')
      await read()
      await page.getByRole('alertdialog').getByRole('button').last().click()
      await kiriman.getByRole('button', { name: 'Tanya Server TK02' }).click()
      await dikatakan(page, 'Belum Ada Kabar Baru Dari TK02')
      await buildTerima(sana, { no_kirim: no, lines: [{ urut: 2, kode_baki: 'B1' }] })
      await kiriman.getByRole('button', { name: 'Tanya Server TK02' }).click()
      await dikatakan(page, '1 Barang Diterima TK02, 0 Ditolak')
      await expect(page.getByText('Tidak Ada Kiriman Di Perjalanan')).toBeVisible()
      expect(await toko.selisihBuku()).toEqual([])
    },
  )

  test(
    'its file is read where it arrives, received in part, the rest refused, and told to its sender',
    { tag: '@files' },
    async ({ page, toko, awas }) => {
      awas.izinkan(/409 POST .*terima-barang\/berkas/)
      await pasangkan(lain, toko)
      const [piece, dua] = (await buildPieces(lain, [{ berat: 2.5 }, { berat: 3.25 }])) as [string, string]
      const sini = await lain.client('OWN1')
      const no = await buildKirim(sini, { barang: [piece, dua] })
      const buffer = (await sini.file(`kirim-barang/berkas/${no}`)).bytes
      await masuk(page, 'OWN1', '/terima-barang', 'TK02')
      const read = (content: Buffer) =>
        page
          .getByLabel('Berkas: Baca Berkas Kiriman')
          .setInputFiles({ name: 'kiriman.txt', mimeType: 'text/plain', buffer: content })
      const diubah = Buffer.from(buffer)
      diubah[diubah.length - 3] = diubah[diubah.length - 3] === 0x41 ? 0x42 : 0x41
      await read(diubah)
      await expect(page.getByRole('alertdialog')).toContainText('Isi Berkas Berubah')
      await page.getByRole('alertdialog').getByRole('button').last().click()
      await read(buffer)
      await dikatakan(page, 'Berkas Kiriman Berhasil Dibaca')
      await choose(page, page, 'Ke Baki', 'TOKO / B1')
      await scan(page, piece)
      await expect(page.getByLabel('Jumlah')).toHaveText('1 dari 2 barang · 2.500 g')
      await page.keyboard.press('F9')
      await dikatakan(page, /Terima Barang Berhasil Disimpan/)
      await page.getByRole('button', { name: 'Tolak Sisa' }).click()
      const tolak = modal(page, `Tolak Sisa ${no}`)
      await tolak.getByLabel('Alasan').fill('tidak ada di kantong')
      await tolak.getByRole('button', { name: 'Tolak 1 Barang' }).click()
      await dikatakan(page, 'Sisa Kiriman Ditolak')
      const luar = page.getByRole('region', { name: 'Kiriman dari server lain' }).first()
      await expect(luar.getByRole('row', { name: new RegExp(no) })).toContainText('TK01')
      // no hint of what lies under it
      await page.mouse.move(0, 0)
      await lihat(page, 'terima-server-lain')
      const unduhan = page.waitForEvent('download')
      await page.getByRole('button', { name: `Unduh Bukti Terima ${no}` }).click()
      const file = await downloadedContent(await unduhan)
      expect(must(await sini.send('POST', 'kirim-barang/bukti', { berkas: file }, idTrx())).data).toEqual({
        no_kirim: no,
        diterima: 1,
        ditolak: 1,
      })
      await page.setViewportSize({ width: 390, height: 844 })
      await lihatTelepon(page, 'terima-server-lain-telepon')
      expect(await toko.selisihBuku()).toEqual([])
    },
  )
})

const downloadedContent = async (unduhan: Download): Promise<string> =>
  readFile((await unduhan.path())!, 'utf8')
