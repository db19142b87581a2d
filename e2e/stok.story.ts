/** Stock documents: by scanner and keys alone, kept over a reload, on a phone in one hand (DOMAIN §B.13). */
import { expect, test } from './story.ts'
import { lihatTelepon } from './kamera.ts'
import { masuk, modal, pilih, scan } from './staf.ts'
import { dokumenStok } from '#domain/dokumen/stok.ts'
import { cegat, jawabanHilang } from './jaringan.ts'
import { dikatakan } from './ucapan.ts'

test('pieces go to another tray: scanned, one taken back, kept over a reload, saved and undone', async ({
  page,
  awas,
}) => {
  awas.izinkan(/404 GET .*00000099/)
  await masuk(page, 'OWN1', '/pindah-barang')
  const pindai = (kode: string) => scan(page, kode.padStart(8, '0'))
  const list = page.getByRole('list', { name: 'Barang yang discan' }).getByRole('listitem')
  const says = page.locator('.stok-result')

  await page.keyboard.press('F9')
  await expect(page.getByText('Baki Harus Dipilih')).toBeVisible()
  await expect(page.getByText('Barang Masih Kosong', { exact: true }).last()).toBeVisible()

  await pilih(page, page, 'Baki Tujuan', 'TOKO / A2')
  await pindai('1')
  await expect(says).toContainText('dari TOKO / A1')
  await pindai('1')
  await expect(says).toHaveText('Barang 00000001 Sudah Ada Di Daftar')
  await pindai('3')
  await expect(says).toHaveText('Barang 00000003 Sudah Di Baki A2')
  await pindai('99')
  await expect(says).toHaveText('Barang 00000099 Tidak Ditemukan')
  await pindai('2')
  await expect(list).toHaveCount(2)
  await expect(page.getByLabel('Jumlah')).toHaveText('2 barang · 7.475 g')
  await page.keyboard.press('F2')
  await expect(list).toHaveCount(1)
  await pindai('2')

  await page.reload()
  await expect(list).toHaveCount(2)
  await page.keyboard.press('F9')
  await dikatakan(page, 'Pindah Barang Berhasil Disimpan PB-TK01-250115-0001')
  await expect(list).toHaveCount(0)
  const row = page.getByRole('row', { name: /PB-TK01-250115-0001/ })
  await expect(row).toContainText('TOKO / A2')

  await row.getByRole('button', { name: 'Batal' }).click()
  await modal(page, 'Batal PB-TK01-250115-0001').getByLabel('Alasan').fill('salah baki')
  await modal(page, 'Batal PB-TK01-250115-0001')
    .getByRole('button', { name: 'Batalkan Pindah Barang' })
    .click()
  await dikatakan(page, 'Pindah Barang Berhasil Dibatalkan')
  await expect(row).toContainText('BATAL')
})

test('an answer that was lost is asked for again, and makes no second document', async ({
  page,
  toko,
  awas,
}) => {
  awas.izinkan(/ERR_FAILED/)
  await masuk(page, 'OWN1', '/pindah-barang')
  await pilih(page, page, 'Baki Tujuan', 'TOKO / A2')
  await scan(page, '00000001')
  await expect(page.getByRole('listitem').filter({ hasText: '00000001' })).toBeVisible()
  const ditemukan = await jawabanHilang(page, '**/api/v1/pindah-barang')
  await page.keyboard.press('F9')
  await page.getByRole('alertdialog').getByRole('button').last().click()
  await expect(page.getByText('Belum diketahui apakah dokumen ini sudah tersimpan')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Hapus 00000001' })).toHaveCount(0)
  await page.reload()
  await expect(page.getByText('Belum diketahui apakah dokumen ini sudah tersimpan')).toBeVisible()
  await ditemukan()
  await page.keyboard.press('F9')
  await dikatakan(page, 'Pindah Barang Berhasil Disimpan PB-TK01-250115-0001')
  expect((await toko.minta('OWN1', 'GET', 'pindah-barang/dokumen')).data).toHaveLength(1)
})

test('with a phone in one hand everything is in sight, and nothing is wider than the page', async ({
  page,
}) => {
  await masuk(page, 'OWN1', '/pindah-barang')
  await page.setViewportSize({ width: 390, height: 844 })
  await pilih(page, page, 'Baki Tujuan', 'TOKO / A2')
  const list = page.getByRole('list', { name: 'Barang yang discan' }).getByRole('listitem')
  for (const [i, kode] of ['00000001', '00000002'].entries()) {
    await scan(page, kode)
    await expect(list).toHaveCount(i + 1)
  }
  await lihatTelepon(page, 'pindah-barang-telepon')
  await expect(page.getByLabel('Jumlah')).toHaveText('2 barang · 7.475 g')
  for (const seen of [page.getByLabel('Jumlah'), page.getByRole('button', { name: /^Simpan/ }), list.first()])
    await expect(seen).toBeInViewport()
})

test('every stock document opens in its screen by its number', async ({ page }) => {
  await masuk(page, 'OWN1', '/pindah-barang')
  for (const [i, { kind, nama, nomor, menu, path }] of dokumenStok.entries()) {
    const no = `${nomor}-TK01-250110-${String(i + 1).padStart(4, '0')}`
    const dokumen = {
      no,
      tgl_system: '2025-01-10',
      jam: '10:00:00',
      kode_gudang: null,
      kode_baki: null,
      ke: '-',
      keterangan: '-',
      qty: 0,
      berat: 0,
      status_valid: 'DONE',
      alasan_batal: '-',
      cetak: 0,
      input_by: 'OWN1',
      detail_barang: [],
    }
    await cegat(page, `**/api/v1/${path}/dokumen/${no}`, (route) =>
      route.fulfill({ json: { data: dokumen, message: '' } }),
    )
    await cegat(page, `**/api/v1/dokumen-stok/${no}`, (route) =>
      route.fulfill({ json: { data: { kind }, message: '' } }),
    )
    await page.goto(`${menu}?no=${no}`)
    await expect(modal(page, `Detail ${nama}`).getByRole('heading', { name: no })).toBeVisible()
  }
})

test('by keys alone: a refusal leads to its first cause, a screen begins at its first field, a QR is named whole', async ({
  page,
}) => {
  const terpilih = (label: string) => page.getByRole('combobox', { name: label })
  /** Once the list has answered: until then Enter takes nothing. */
  const ketikPilihan = async (kode: string) => {
    await page.keyboard.type(kode)
    await expect(page.locator('.ant-select-item-option-active')).toContainText(kode)
    await page.keyboard.press('Enter')
  }
  await masuk(page, 'OWN1', '/pindah-barang')
  await expect(page.locator('#scan')).toBeFocused()
  await page.keyboard.press('F9')
  await expect(terpilih('Baki Tujuan')).toBeFocused()
  await ketikPilihan('A2')
  await expect(page.locator('#scan')).toBeFocused()
  await scan(page, 'KR-TK01-250115-0001')
  await expect(page.locator('.stok-result')).toHaveText('KR-TK01-250115-0001 Bukan Barcode Barang')

  await masuk(page, 'OWN1', '/pindah-barang-satu-baki')
  await expect(terpilih('Baki Asal')).toBeFocused()
  await masuk(page, 'OWN1', '/timbang-baki')
  await expect(terpilih('Baki')).toBeFocused()
  await ketikPilihan('A1')
  await expect(page.getByRole('textbox', { name: 'Berat Timbang' })).toBeFocused()
})
