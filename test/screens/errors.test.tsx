/** Tests an error that nobody expected, at a screen that has words of its own for it. */
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { errors } from '#domain/errors.ts'
import { kontakAdminKatalog } from '#domain/katalog/kontak-admin.ts'
import { messages } from '#domain/messages.ts'
import { dialog, modal, typeInto } from './hands.ts'
import { refuses, tell } from './network.ts'
import { openScreen } from './open.tsx'

test('the number of the request stands behind the screen’s own words, until it was read; what was typed stays', async () => {
  await openScreen('/kontak-admin-katalog', { world: 'menu' })
  tell(refuses(kontakAdminKatalog.calls.tambah!, errors.kesalahanServer(), { nomor: 'AB12-CD34' }))
  await page.getByRole('button', { name: 'Tambah', exact: true }).click()
  const form = modal('Tambah Kontak Admin Katalog')
  await form.getByRole('textbox', { name: 'Nama Admin' }).fill('Ibu Ratna')
  await typeInto(form.getByRole('textbox', { name: 'Nomor Whatsapp' }), '081234567890')
  await form.getByRole('button', { name: messages.simpanData }).click()
  const told = dialog(messages.oopss)
  await expect
    .element(told)
    .toHaveTextContent('Gagal Menambahkan KontakAdmin Katalog, Coba Beberapa Saat Lagi (Nomor AB12-CD34)')
  await told.getByRole('button', { name: 'OK' }).click()
  await expect.element(form.getByRole('textbox', { name: 'Nama Admin' })).toHaveValue('Ibu Ratna')
})
