/** Masters at the screen: found, added, edited, deleted, brought back (DOMAIN §F.1; spec 000 §8). */
import { readFile } from 'node:fs/promises'
import { expect, test } from './story.ts'
import { buka, dialog, masuk, modal, pilih, toast } from './staf.ts'

test.beforeEach(async ({ page }) => masuk(page, 'OWN1'))

test('Master Sales: add, edit, delete; adding the deleted one again offers Aktifkan', async ({ page, awas }) => {
  await buka(page, '/master-sales')
  const row = page.getByRole('row', { name: /S03/ })
  const simpan = async (title: string) => modal(page, title).getByRole('button', { name: 'Simpan' }).click()
  const tambah = async () => {
    await page.getByRole('button', { name: 'Tambah' }).click()
    await simpan('Tambah Sales')
    await expect(modal(page, 'Tambah Sales').getByText('Tidak Boleh Kosong').first()).toBeVisible()
    await page.getByRole('textbox', { name: 'Kode Sales' }).fill('s03')
    await page.getByRole('textbox', { name: 'Nama Sales' }).fill('rina')
    await simpan('Tambah Sales')
  }
  await tambah()
  await expect(toast(page, 'Data Berhasil Ditambahkan')).toBeVisible()
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
  await expect(toast(page, 'Data Berhasil Diedit')).toBeVisible()
  await expect(row).toContainText('08123456789')

  await row.getByRole('button', { name: 'Hapus' }).click()
  await dialog(page, 'Anda Yakin !!').getByRole('button', { name: 'Hapus' }).click()
  await expect(toast(page, 'Data Berhasil Di Hapus')).toBeVisible()
  await expect(row).toHaveCount(0)

  awas.izinkan(/400 POST \/(api|service)\/v1\/sales/)
  await tambah()
  const deleted = page.getByRole('alertdialog').filter({ hasText: 'DELETED' })
  await expect(deleted.getByRole('button', { name: 'Batal' })).toBeVisible()
  await deleted.getByRole('button', { name: 'Aktifkan' }).click()
  await expect(toast(page, /^Berhasil$/)).toBeVisible()
  await expect(row).toContainText('08123456789')

  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'CSV' }).click()])
  expect(await readFile(await file.path(), 'utf8')).toMatch(/S01.*SITI/)
})

test('Master Baki: a tray with pieces stays; Master Group: a new group has its price row', async ({ page, awas, toko }) => {
  await buka(page, '/master-baki')
  awas.izinkan(/409 DELETE /)
  await page.getByRole('row', { name: /BAKI A1/ }).getByRole('button', { name: 'Hapus' }).click()
  await dialog(page, 'Anda Yakin !!').getByRole('button', { name: 'Hapus' }).click()
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
  expect((await toko.minta('OWN1', 'GET', 'group/get/all')).data).toHaveLength(3)
})
