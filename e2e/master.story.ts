/** Masters at the screen: found, added, edited, deleted, brought back (DOMAIN §F.1; spec 000 §8). */
import { readFile } from 'node:fs/promises'
import { cegat } from './jaringan.ts'
import { expect, test } from './story.ts'
import { buka, dialog, masuk, modal, pilih } from './staf.ts'
import { dikatakan } from './ucapan.ts'

test('Master Sales: add, edit, deactivate; adding that one again offers Aktifkan, with what was typed', async ({
  page,
  awas,
}) => {
  await masuk(page, 'OWN1', '/master-sales')
  const row = page.getByRole('row', { name: /S03/ })
  const simpan = async (title: string) => modal(page, title).getByRole('button', { name: 'Simpan' }).click()
  const tambah = async (nama = 'rina') => {
    await page.getByRole('button', { name: 'Tambah' }).click()
    await simpan('Tambah Sales')
    await expect(modal(page, 'Tambah Sales').getByText('Tidak Boleh Kosong').first()).toBeVisible()
    await page.getByRole('textbox', { name: 'Kode Sales' }).fill('s03')
    await page.getByRole('textbox', { name: 'Nama Sales' }).fill(nama)
    await simpan('Tambah Sales')
  }
  await tambah()
  await dikatakan(page, 'Data Berhasil Ditambahkan')
  await expect(row).toContainText('RINA')

  await row.getByRole('button', { name: 'Edit' }).click()
  await expect(page.getByRole('textbox', { name: 'Kode Sales' })).toBeDisabled()
  const hp = page.getByRole('textbox', { name: 'No HP' })
  await expect(hp, 'nothing is seen as nothing').toHaveValue('')
  await hp.fill('0812')
  await hp.fill('')
  await simpan('Edit Sales')
  await expect(modal(page, 'Edit Sales')).toHaveCount(0)
  await row.getByRole('button', { name: 'Edit' }).click()
  await hp.fill('08123456789')
  await simpan('Edit Sales')
  await dikatakan(page, 'Data Berhasil Diedit')
  await expect(row).toContainText('08123456789')

  await row.getByRole('button', { name: 'Nonaktifkan' }).click()
  await dialog(page, 'Anda Yakin !!').getByRole('button', { name: 'Nonaktifkan' }).click()
  await dikatakan(page, 'Data Berhasil Dinonaktifkan')
  await expect(row).toHaveCount(0)

  awas.izinkan(/400 POST \/(api|service)\/v1\/sales/)
  await tambah('rini')
  const deleted = page.getByRole('alertdialog').filter({ hasText: 'DELETED' })
  await expect(deleted.getByRole('button', { name: 'Batal' })).toBeVisible()
  await expect(deleted).toContainText('Dipakai lagi dengan isian ini.')
  await expect(deleted).toContainText('Nama Sales: RINA menjadi RINI')
  await deleted.getByRole('button', { name: 'Aktifkan' }).click()
  await dikatakan(page, /^Berhasil$/)
  await dikatakan(page, 'Data Berhasil Diedit')
  await expect(row).toContainText('RINI')

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'CSV' }).click(),
  ])
  expect(await readFile(await file.path(), 'utf8')).toMatch(/S01.*SITI/)
})

test('Master Baki: a tray with pieces stays; Master Group: found and added', async ({ page, awas, toko }) => {
  await masuk(page, 'OWN1', '/master-baki')
  awas.izinkan(/409 DELETE /)
  await page
    .getByRole('row', { name: /BAKI A1/ })
    .getByRole('button', { name: 'Nonaktifkan' })
    .click()
  await dialog(page, 'Anda Yakin !!').getByRole('button', { name: 'Nonaktifkan' }).click()
  const refused = dialog(page, 'Oopss!!')
  await expect(refused).toContainText('Baki A1 Masih Berisi 2 Barang')
  await refused.getByRole('button', { name: 'OK' }).click()

  await page.getByRole('button', { name: 'Tambah' }).click()
  const form = modal(page, 'Tambah Baki')
  await form.getByLabel('Kode Baki').fill('A3')
  await form.getByLabel('Nama Baki').fill('BAKI A3')
  await pilih(page, form, 'Gudang', 'TOKO')
  await form.getByLabel('Berat Baki').fill('120.5')
  await form.getByRole('button', { name: 'Simpan' }).click()
  await expect(page.getByRole('row', { name: /BAKI A3/ })).toContainText('120.500')

  await buka(page, '/master-group')
  await page.getByPlaceholder('Cari').fill('G375')
  await expect(page.getByRole('row', { name: /G700/ })).toHaveCount(0)
  await expect(page.getByRole('row', { name: /G375/ })).toBeVisible()
  await page.getByPlaceholder('Cari').fill('')
  await page.getByRole('button', { name: 'Tambah' }).click()
  const group = modal(page, 'Tambah Group')
  const isi = async (label: string, text: string) =>
    group.getByRole('textbox', { name: label, exact: true }).fill(text)
  await isi('Kode Group', 'G750')
  await isi('Nama Group', 'EMAS 75%')
  await pilih(page, group, 'Kategori', 'EMAS')
  await isi('Kadar', '75')
  await isi('Kadar Cetak', '18K')
  await isi('Kadar Jual', '75')
  await group.getByRole('button', { name: 'Simpan' }).click()
  await expect(page.getByRole('row', { name: /G750/ })).toContainText('18K')
  expect((await toko.minta('OWN1', 'GET', 'group/get/all')).data).toHaveLength(4)
})

test('Parameter Kupon: only edited, with the words of the specification; another till hears of it', async ({
  page,
  awas,
  toko,
}) => {
  await masuk(page, 'OWN1', '/master-parameter-kupon')
  await expect(page.getByRole('columnheader')).toContainText([
    'Jumlah Kupon',
    'Value Parameter Kupon',
    'Kode Group Kupon',
    'Hadiah Kupon',
    'Undian Kupon',
  ])
  await expect(page.getByRole('button', { name: 'Tambah' })).toHaveCount(0)
  const row = page.getByRole('row', { name: /G700/ })
  await row.getByRole('button', { name: 'Edit' }).click()
  const form = modal(page, 'Edit Parameter Kupon')
  const jumlah = form.getByRole('textbox', { name: 'Jumlah Kupon' })
  const berat = form.getByRole('textbox', { name: 'Value Parameter Kupon' })
  await jumlah.fill('')
  await berat.fill('')
  await form.getByRole('button', { name: 'Simpan' }).click()
  await expect(form.getByText('Jumlah Kupon Harus Diisi')).toHaveCount(2)
  await form.getByRole('combobox', { name: 'Tipe Kupon' }).click()
  await expect(page.locator('.ant-select-dropdown:visible .ant-select-item-option')).toHaveText(['BERAT'])
  await page.keyboard.press('Escape')
  await jumlah.pressSequentially('1x2', { delay: 60 })
  await expect(jumlah).toHaveValue('12')
  await berat.pressSequentially('2.5kg', { delay: 60 })
  await expect(berat).toHaveValue('2.5')
  await form.getByRole('textbox', { name: 'Hadiah Kupon' }).fill('mobil')
  await form.getByRole('button', { name: 'Simpan' }).click()
  await dikatakan(page, 'Data Berhasil Diedit')
  await expect(row).toContainText('2.500 g')
  await expect(row).toContainText('MOBIL')

  // What somebody else changes is seen without a reload.
  await toko.minta('SPV1', 'PUT', 'transaksi-kupon?kode_group=G700', { ket_hadiah: 'SEPEDA' })
  await expect(row).toContainText('SEPEDA')
  awas.izinkan(/400 PUT /)
})

test('Parameter Rugi Nota: another unit is another figure, and no range meets another', async ({
  page,
  awas,
}) => {
  await masuk(page, 'OWN1', '/master-parameter-rugi-nota')
  await page.getByRole('button', { name: 'Tambah' }).click()
  const form = modal(page, 'Tambah Parameter Rugi Nota')
  const isi = (label: string, text: string) => form.getByRole('textbox', { name: label }).fill(text)
  await pilih(page, form, 'Group', 'G700')
  await isi('Nilai', '7.5')
  await pilih(page, form, 'Tipe', 'RP')
  await expect(form.getByRole('textbox', { name: 'Nilai' }), 'a percent is no rupiah').toHaveValue('')
  await isi('Nilai', '20000')
  await isi('Hari Dari', '60')
  await isi('Hari Sampai', '30')
  await form.getByRole('button', { name: 'Simpan' }).click()
  await expect(form.getByText('Hari Sampai Tidak Boleh Kurang Dari Hari Dari')).toBeVisible()
  await isi('Hari Sampai', '90')
  awas.izinkan(/400 POST .*ruginota/)
  await form.getByRole('button', { name: 'Simpan' }).click()
  await expect(form.getByText('Rentang 60 - 90 Bertumpuk Dengan G700 0 - 9999')).toHaveCount(2)
  await form.getByRole('button', { name: 'Batal' }).click()

  // The rule that is there makes room.
  const old = page.getByRole('row', { name: /G700/ })
  await old.getByRole('button', { name: 'Edit' }).click()
  const edit = modal(page, 'Edit Parameter Rugi Nota')
  await edit.getByRole('textbox', { name: 'Hari Sampai' }).fill('59')
  await edit.getByRole('button', { name: 'Simpan' }).click()
  await expect(old).toContainText('59')
  await page.getByRole('button', { name: 'Tambah' }).click()
  await pilih(page, form, 'Group', 'G700')
  await isi('Nilai', '8')
  await isi('Hari Dari', '60')
  await form.getByRole('button', { name: 'Simpan' }).click()
  await dikatakan(page, 'Data Berhasil Ditambahkan')
  await expect(page.getByRole('row', { name: /G700 PERSENTASE 8% 60 9,999/ })).toBeVisible()
})

test('two who edit one row: the second is told what the first changed, and loses nothing that was typed', async ({
  page,
  awas,
  toko,
}) => {
  await masuk(page, 'OWN1', '/master-baki')
  await page
    .getByRole('row', { name: /BAKI A1/ })
    .getByRole('button', { name: 'Edit' })
    .click()
  const form = modal(page, 'Edit Baki')
  await form.getByLabel('Kapasitas').fill('75')
  await page.keyboard.press('Escape')
  await page.mouse.click(5, 400)
  await page.keyboard.press('Enter')
  await expect(form.getByLabel('Kapasitas'), 'nothing closes it but its buttons').toHaveValue('75')

  await toko.minta('SPV1', 'PUT', 'baki/A1', { nama_baki: 'BAKI DEPAN' })
  awas.izinkan(/409 PUT .*baki/)
  await form.getByRole('button', { name: 'Simpan' }).click()
  const told = dialog(page, 'Oopss!!')
  await expect(told).toContainText('Data Sudah Diubah User Lain, Silahkan Ulangi')
  await expect(told).toContainText('Nama Baki: BAKI A1 → BAKI DEPAN')
  await told.getByRole('button', { name: 'OK' }).click()
  await expect(form.getByLabel('Nama Baki')).toHaveValue('BAKI DEPAN')
  await expect(form.getByLabel('Kapasitas')).toHaveValue('75')
  await form.getByRole('button', { name: 'Simpan' }).click()
  await dikatakan(page, 'Data Berhasil Diedit')
  await expect(page.getByRole('row', { name: /BAKI DEPAN/ })).toContainText('75')
})

test('the last row of a page takes its page with it', async ({ page, toko }) => {
  const ada = (await toko.minta('OWN1', 'GET', 'parakondisi/get/all')).data.length as number
  for (let i = ada; i < 21; i++)
    expect(
      (await toko.minta('OWN1', 'POST', 'parakondisi', { kode_kondisi: `Z${i}`, kondisi: `KONDISI ${i}` }))
        .status,
    ).toBe(200)
  await masuk(page, 'OWN1', '/master-kondisi-barang')
  await page.getByRole('listitem', { name: '2', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Nonaktifkan' })).toHaveCount(1)
  await page.getByRole('button', { name: 'Nonaktifkan' }).click()
  await dialog(page, 'Anda Yakin !!').getByRole('button', { name: 'Nonaktifkan' }).click()
  await expect(page.getByRole('button', { name: 'Nonaktifkan' })).toHaveCount(20)
})

test('a list that could not be read says so and is asked for again; a picker too; codes stand as people count', async ({
  page,
  awas,
}) => {
  awas.izinkan(/503 GET \/api\/v1\//)
  const sibuk = (path: string) =>
    cegat(page, path, (route) => route.fulfill({ status: 503, json: { message: 'Sistem Sedang Sibuk' } }))
  const releaseGroup = await sibuk('**/api/v1/group/daftar**')
  await masuk(page, 'OWN1', '/master-group')
  const gagal = page.getByRole('alert').filter({ hasText: 'Belum Bisa Dibaca' })
  await expect(gagal).toContainText('Sistem Sedang Sibuk')
  await expect(page.getByText('Data Group Kosong')).toHaveCount(0)
  await releaseGroup()
  await gagal.getByRole('button', { name: 'Coba Lagi' }).click()
  await expect(page.getByRole('row', { name: /G375/ })).toBeVisible()
  await expect(gagal).toHaveCount(0)

  const releaseKategori = await sibuk('**/api/v1/kategori/get/all**')
  await page.getByRole('button', { name: 'Tambah' }).click()
  const kategori = modal(page, 'Tambah Group').getByRole('combobox', { name: 'Kategori' })
  await kategori.click()
  await expect(gagal).toContainText('Sistem Sedang Sibuk')
  await releaseKategori()
  await gagal.getByRole('button', { name: 'Coba Lagi' }).click()
  await expect(page.getByTitle('EMAS · EMAS').or(page.getByText(/^EMAS/)).first()).toBeVisible()
  await expect(gagal).toHaveCount(0)
})
