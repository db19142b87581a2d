/** A master at the screen: added, edited, deactivated, brought back, taken away as a file; what others change is seen (DOMAIN §F.1; spec 000 §8). */
import { readFile } from 'node:fs/promises'
import { expect, test } from './story.ts'
import { dialog, masuk, modal } from './staf.ts'
import { dikatakan } from './ucapan.ts'

test(
  'Master Sales: add, edit, deactivate; adding that one again offers Aktifkan, with what was typed; another till hears of it',
  { tag: '@two' },
  async ({ page, toko, awas }) => {
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

    // A change by another user is seen without a reload.
    await toko.minta('SPV1', 'PUT', 'sales/S03', { nama_sales: 'RATNA' })
    await expect(row).toContainText('RATNA')
  },
)
