/** The owner opens a second shop of the chain, and somebody sells there (DOMAIN §F.2). */
import { expect, test } from './story.ts'
import { PASSWORD } from '#server/fixture/data.ts'
import { buka, isiLogin, masuk, menuUser, modal } from './staf.ts'
import { dikatakan } from './ucapan.ts'

test('another shop is opened with the prices and trays of this one, and entered', async ({ page, awas }) => {
  awas.izinkan(/400 POST .*toko$/)
  await masuk(page, 'OWN1', '/settingtoko')
  await page.getByRole('radiogroup', { name: 'Bagian' }).getByText('Cabang').click()
  await page.getByRole('button', { name: 'Buka Toko Baru' }).click()
  const form = modal(page, 'Buka Toko Baru')
  await form.getByLabel('Kode Toko').fill('tk01')
  await form.getByLabel('Nama Toko').fill('kencana solo')
  await form.getByLabel('Alamat').fill('jl. slamet riyadi no. 5')
  await form.getByRole('button', { name: 'Buat Toko' }).click()
  await expect(form).toContainText('Sudah Ada')
  await form.getByLabel('Kode Toko').fill('tk09')
  await form.getByRole('button', { name: 'Buat Toko' }).click()
  await dikatakan(page, /Toko Berhasil Dibuat/)
  await expect(page.getByRole('row', { name: /TK09/ })).toContainText('KENCANA SOLO')

  await menuUser(page, 'Logout')
  await page.getByRole('button', { name: 'LOGIN' }).waitFor()
  await isiLogin(page, 'OWN1', PASSWORD, 'KENCANA SOLO')
  await page.getByLabel('Tanggal System').waitFor()
  await buka(page, '/master-baki')
  await expect(page.getByRole('row', { name: /A1/ })).toBeVisible()
  await buka(page, '/master-parameter-harga-emas')
  await expect(page.getByRole('main')).toContainText('G375')
})
