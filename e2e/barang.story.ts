/** Data Barang: found by scanner and keys, seen whole, kept right, weighed anew, with all it has been through (DOMAIN §B.13, §O.1-13). */
import { expect, test } from './story.ts'
import { PASSWORD } from '#server/fixture/data.ts'
import { lihat, lihatTelepon } from './kamera.ts'
import { ke, ketik, masuk, modal, choose, scan, typeInto } from './staf.ts'
import type { Toko } from './toko.ts'
import { dikatakan } from './ucapan.ts'

const nomor = '.detail-head h2'

test(
  'Data Barang over a day: found, read whole, put right, followed to its documents, and with a phone in one hand',
  { tag: ['@scanner', '@phone'] },
  async ({ page, toko, awas }) => {
    awas.izinkan(/404 GET .*data-barang.lihat/)
    awas.izinkan(/403 POST .*koreksi-berat/)
    await masuk(page, 'OWN1', '/data-barang')
    const ditemukan = page.getByLabel('Ditemukan')

    await test.step('a scan opens a piece, the next scan the next one; Esc and Back lead to what was found', async () => {
      await expect(ditemukan).toContainText('5 barang · 17.100 g')
      await scan(page, '00000002')
      await expect(page.locator(nomor)).toHaveText('00000002')
      const harga = page.getByRole('region', { name: 'Harga hari ini' })
      await expect(harga).toContainText('5.125 g × Rp. 1,150,000')
      await expect(harga).toContainText('Rp. 6,119,000')
      await scan(page, '00000003')
      await expect(page.locator(nomor)).toHaveText('00000003')
      await expect(page).toHaveURL(/barcode=.*00000003/)
      await page.reload()
      await expect(page.locator(nomor)).toHaveText('00000003')
      await page.keyboard.press('Escape')
      await expect(page.getByRole('region', { name: 'Barang', exact: true }).getByRole('row')).toHaveCount(6)
      await ketik(page, 'lung')
      await page.keyboard.press('Enter')
      await expect(ditemukan).toContainText('1 barang · 3.417 g')
      await expect(page).toHaveURL(/cari=LUNG/)
      await page.getByRole('row', { name: /00000003/ }).click()
      await expect(page.locator(nomor)).toHaveText('00000003')
      await page.goBack()
      await expect(ditemukan).toContainText('1 barang · 3.417 g')
      await page.getByRole('button', { name: 'Hapus Pencarian' }).click()
      await scan(page, '00000099')
      await expect(page.getByRole('alertdialog')).toContainText('Barang 00000099 Tidak Ditemukan')
      await page.getByRole('alertdialog').getByRole('button').last().click()
    })

    await test.step('its name and its ongkos are put right, its weight with somebody’s word', async () => {
      expect((await pindahkan(toko, 'A2', '00000001')).status).toBe(200)
      await scan(page, '00000001')
      await page.getByRole('button', { name: 'Ubah Data' }).click()
      await modal(page, 'Ubah 00000001').getByLabel('Nama Barang').fill('cincin mawar')
      await page.keyboard.press('Control+Enter')
      await dikatakan(page, 'Data Berhasil Diedit')
      await expect(page.getByText('CINCIN MAWAR 9K')).toBeVisible()
      await page.getByRole('button', { name: 'Ubah Ongkos & Atribut' }).click()
      const ongkos = modal(page, 'Ongkos & Atribut 00000001').getByRole('textbox', { name: /^Ongkos/ })
      await typeInto(ongkos, '60000')
      await page.keyboard.press('Control+Enter')
      await dikatakan(page, 'Data Berhasil Diedit')
      await expect(page.getByRole('region', { name: 'Harga hari ini' })).toContainText('Rp. 1,587,500')
      await page.getByRole('button', { name: 'Koreksi Berat' }).click()
      const koreksi = modal(page, 'Koreksi Berat 00000001')
      await typeInto(koreksi.getByLabel('Berat Baru'), '2.34')
      await koreksi.getByLabel('Alasan').fill('timbang ulang')
      await page.keyboard.press('Control+Enter')
      const otorisasi = modal(page, 'Otorisasi')
      await expect(otorisasi.getByLabel('Yang disetujui')).toContainText('2.350 menjadi 2.340 g')
      await otorisasi.getByLabel('Username').fill('SPV1')
      await otorisasi.getByLabel('Password').fill(PASSWORD)
      await page.keyboard.press('Control+Enter')
      await dikatakan(page, 'Berat Berhasil Dikoreksi KO-TK01-250115-0001')
    })

    const dokumen = modal(page, 'Detail Pindah Barang')
    await test.step('the kartu tells it all, and opens its documents', async () => {
      const kartu = page.getByRole('region', { name: 'Kartu barang' }).last()
      await expect(kartu.getByRole('row').nth(1)).toContainText('KOREKSI BERAT · TIMBANG ULANG')
      await expect(kartu.getByRole('row').nth(1)).toContainText('−0.010 g')
      await expect(kartu.getByRole('row').nth(2)).toContainText('PINDAH')
      await lihat(page, 'data-barang-detail')
      await kartu.getByRole('button', { name: 'PB-TK01-250115-0001' }).click()
      await expect(dokumen.getByRole('row', { name: /00000001/ })).toContainText('TOKO / A1')
      await dokumen.getByRole('button', { name: 'Tutup' }).first().click()
    })

    await test.step('a document is opened by its number, and by the address; from there it is undone', async () => {
      await pindahkan(toko, 'A1', '00000003', '00000004')
      await ke(page, '/pindah-barang')
      await page.getByRole('button', { name: 'PB-TK01-250115-0002' }).click()
      await expect(dokumen).toContainText('2 barang, 4.625 g')
      await expect(page).toHaveURL(/no=PB-TK01-250115-0002/)
      await page.reload()
      await expect(dokumen).toContainText('2 barang, 4.625 g')
      await dokumen.getByRole('button', { name: 'Batal Pindah Barang' }).click()
      await modal(page, 'Batal PB-TK01-250115-0002').getByLabel('Alasan').fill('salah')
      await page.keyboard.press('Control+Enter')
      await dikatakan(page, 'Pindah Barang Berhasil Dibatalkan')
      await expect(dokumen).toContainText('BATAL')
      await dokumen.getByRole('button', { name: 'Tutup' }).first().click()
      await expect(page).not.toHaveURL(/no=/)
    })

    await test.step('on a phone the list and a piece are read and moved through with one hand', async () => {
      await ke(page, '/data-barang')
      await page.setViewportSize({ width: 390, height: 844 })
      await expect(ditemukan).toContainText('5 barang')
      await lihatTelepon(page, 'data-barang-telepon')
      await page.getByRole('button', { name: /^Filter/ }).click()
      await choose(page, page, 'Baki', 'TOKO / A1')
      await expect(ditemukan).toContainText('1 barang')
      await page.getByRole('row', { name: /00000002/ }).click()
      await expect(page.locator(nomor)).toHaveText('00000002')
      await lihatTelepon(page, 'barang-telepon')
    })
  },
)

const pindahkan = (toko: Toko, kode_baki: string, ...barang: string[]) =>
  toko.minta('OWN1', 'POST', 'pindah-barang', {
    kode_gudang: 'TOKO',
    kode_baki,
    barang,
    id_trx: `UJIUJIUJIUJIUJ${barang[0]!.slice(-2)}`,
  })
