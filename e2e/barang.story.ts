/** Data Barang: found by scanner and keys, seen whole, kept right, weighed anew, with all it has been through (DOMAIN §B.13, §O.1-13). */
import { expect, test } from './story.ts'
import { PASSWORD } from '#server/fixture/data.ts'
import { lihat, lihatTelepon } from './kamera.ts'
import { ketik, masuk, modal, pilih, scan } from './staf.ts'
import { dikatakan } from './ucapan.ts'

const nomor = '.detail-head h2'

test('a scan opens a piece, the next scan the next one; a name finds, Esc and Back lead to what was found', async ({
  page,
  awas,
}) => {
  awas.izinkan(/404 GET .*data-barang.lihat/)
  await masuk(page, 'OWN1', '/data-barang')
  await expect(page.getByLabel('Ditemukan')).toContainText('5 barang · 17.100 g')
  await scan(page, '00000002')
  await expect(page.locator(nomor)).toHaveText('00000002')
  await expect(page.getByRole('region', { name: 'Harga hari ini' })).toContainText('5.125 g × Rp. 1,150,000')
  await expect(page.getByRole('region', { name: 'Harga hari ini' })).toContainText('Rp. 6,119,000')
  await scan(page, '00000003')
  await expect(page.locator(nomor)).toHaveText('00000003')
  await expect(page).toHaveURL(/barcode=.*00000003/)
  await page.reload()
  await expect(page.locator(nomor)).toHaveText('00000003')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('region', { name: 'Barang', exact: true }).getByRole('row')).toHaveCount(6)

  await ketik(page, 'lung')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Ditemukan')).toContainText('1 barang · 3.417 g')
  await expect(page).toHaveURL(/cari=LUNG/)
  await page.getByRole('row', { name: /00000003/ }).click()
  await expect(page.locator(nomor)).toHaveText('00000003')
  await page.goBack()
  await expect(page.getByLabel('Ditemukan')).toContainText('1 barang · 3.417 g')
  await page.getByRole('button', { name: 'Hapus Pencarian' }).click()

  await pilih(page, page, 'Group', 'G375')
  await expect(page.getByLabel('Ditemukan')).toContainText('2 barang · 5.767 g')
  await page.getByRole('columnheader', { name: 'Berat' }).click()
  await expect(page.getByRole('row').nth(1)).toContainText('00000001')
  await page.getByLabel('Berat Dari').fill('3')
  await expect(page.getByLabel('Ditemukan')).toContainText('1 barang · 3.417 g')
  await page.getByRole('button', { name: 'Hapus Filter' }).click()
  await expect(page.getByLabel('Ditemukan')).toContainText('5 barang · 17.100 g')

  await scan(page, '00000099')
  await expect(page.getByRole('alertdialog')).toContainText('Barang 00000099 Tidak Ditemukan')
  await page.getByRole('alertdialog').getByRole('button').last().click()
})

test('its name and its ongkos are put right, its weight with somebody’s word; the kartu tells it, and opens its documents', async ({
  page,
  toko,
  awas,
}) => {
  awas.izinkan(/403 POST .*koreksi-berat/)
  const pindah = await toko.minta('OWN1', 'POST', 'pindah-barang', {
    kode_gudang: 'TOKO',
    kode_baki: 'A2',
    barang: ['00000001'],
    id_trx: 'UJIUJIUJIUJIUJI1',
  })
  expect(pindah.status).toBe(200)
  await masuk(page, 'OWN1', '/data-barang')
  await scan(page, '00000001')
  await page.getByRole('button', { name: 'Ubah Data' }).click()
  await modal(page, 'Ubah 00000001').getByLabel('Nama Barang').fill('cincin mawar')
  await page.keyboard.press('Control+Enter')
  await dikatakan(page, 'Data Berhasil Diedit')
  await expect(page.getByText('CINCIN MAWAR 9K')).toBeVisible()
  await page.getByRole('button', { name: 'Ubah Ongkos & Atribut' }).click()
  await modal(page, 'Ongkos & Atribut 00000001')
    .getByRole('textbox', { name: /^Ongkos/ })
    .fill('60000')
  await page.keyboard.press('Control+Enter')
  await dikatakan(page, 'Data Berhasil Diedit')
  await expect(page.getByRole('region', { name: 'Harga hari ini' })).toContainText('Rp. 1,587,500')

  await page.getByRole('button', { name: 'Koreksi Berat' }).click()
  const koreksi = modal(page, 'Koreksi Berat 00000001')
  await page.keyboard.press('Control+Enter')
  await expect(koreksi.getByText('Berat Tidak Boleh Kosong')).toBeVisible()
  await expect(koreksi.getByText('Alasan Harus Diisi')).toBeVisible()
  await koreksi.getByLabel('Berat Baru').fill('2.34')
  await koreksi.getByLabel('Alasan').fill('timbang ulang')
  await page.keyboard.press('Control+Enter')
  const otorisasi = modal(page, 'Otorisasi')
  await expect(otorisasi.getByLabel('Yang disetujui')).toContainText('2.350 menjadi 2.340 g')
  await otorisasi.getByLabel('Username').fill('SPV1')
  await otorisasi.getByLabel('Password').fill(PASSWORD)
  await page.keyboard.press('Control+Enter')
  await dikatakan(page, 'Berat Berhasil Dikoreksi KO-TK01-250115-0001')

  const kartu = page.getByRole('region', { name: 'Kartu barang' }).last()
  await expect(kartu.getByRole('row').nth(1)).toContainText('KOREKSI BERAT · TIMBANG ULANG')
  await expect(kartu.getByRole('row').nth(1)).toContainText('−0.010 g')
  await expect(kartu.getByRole('row').nth(2)).toContainText('PINDAH')
  await lihat(page, 'data-barang-detail')
  await kartu.getByRole('button', { name: 'PB-TK01-250115-0001' }).click()
  const dokumen = modal(page, 'Detail Pindah Barang')
  await expect(dokumen.getByRole('row', { name: /00000001/ })).toContainText('TOKO / A1')
  await dokumen.getByRole('button', { name: 'Tutup' }).first().click()
})

test('a stock document is opened by its number, and by the address; from there it is undone', async ({
  page,
  toko,
}) => {
  await toko.minta('OWN1', 'POST', 'pindah-barang', {
    kode_gudang: 'TOKO',
    kode_baki: 'A2',
    barang: ['00000001', '00000002'],
    id_trx: 'UJIUJIUJIUJIUJI2',
  })
  await masuk(page, 'OWN1', '/pindah-barang')
  await page.getByRole('button', { name: 'PB-TK01-250115-0001' }).click()
  const dokumen = modal(page, 'Detail Pindah Barang')
  await expect(dokumen).toContainText('2 barang, 7.475 g')
  await expect(page).toHaveURL(/no=PB-TK01-250115-0001/)
  await page.reload()
  await expect(dokumen).toContainText('2 barang, 7.475 g')
  await dokumen.getByRole('button', { name: 'Batal Pindah Barang' }).click()
  await modal(page, 'Batal PB-TK01-250115-0001').getByLabel('Alasan').fill('salah')
  await page.keyboard.press('Control+Enter')
  await dikatakan(page, 'Pindah Barang Berhasil Dibatalkan')
  await expect(dokumen).toContainText('BATAL')
  await dokumen.getByRole('button', { name: 'Tutup' }).first().click()
  await expect(page).not.toHaveURL(/no=/)
})

test('on a phone the list and a piece are read and moved through with one hand', async ({ page }) => {
  await masuk(page, 'OWN1', '/data-barang')
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(page.getByLabel('Ditemukan')).toContainText('5 barang')
  await lihatTelepon(page, 'data-barang-telepon')
  await page.getByRole('button', { name: /^Filter/ }).click()
  await pilih(page, page, 'Baki', 'TOKO / A1')
  await expect(page.getByLabel('Ditemukan')).toContainText('2 barang')
  await page.getByRole('row', { name: /00000002/ }).click()
  await expect(page.locator(nomor)).toHaveText('00000002')
  await lihatTelepon(page, 'barang-telepon')
})
