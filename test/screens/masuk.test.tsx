/** The sign-in page: where it begins, what it says is missing, and whom the demonstration offers. */
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { exampleLogin, listToko, login } from '#domain/calls/sesi.ts'
import { errors } from '#domain/errors.ts'
import { messages } from '#domain/messages.ts'
import { lastSignIn } from '#client/net/session.ts'
import { refuses, replies, sent, tell } from './network.ts'
import { expectAccessible, openSignIn } from './open.tsx'

const toko = (kode_toko: string, jauh = false) => ({ kode_toko, nama_toko: `TOKO ${kode_toko}`, jauh })
const TOKO = replies(listToko, [toko('TK01'), toko('TK02'), toko('TK09', true)])
const field = (nama: string) => page.getByLabelText(nama, { exact: true })
const masuk = () => page.getByRole('button', { name: messages.login })
const example = () => page.getByRole('region', { name: 'Toko contoh' })
const NYATA = replies(exampleLogin, [])

test('a computer begins where something is missing: at the shop, or, where one is remembered, at the user', async () => {
  await openSignIn([TOKO, NYATA])
  await expect.element(field('Toko')).toHaveFocus()
  await expect.element(example()).not.toBeInTheDocument()
})

test('the shop that was signed in to here is chosen, one that is gone is not', async () => {
  lastSignIn.write({ kode_toko: 'TK02' })
  await openSignIn([TOKO, NYATA])
  await expect.element(field('Toko')).toHaveValue('TK02')
  await expect.element(field('User Id')).toHaveFocus()
})

test('of a shop that has gone to a server of its own another is asked for', async () => {
  lastSignIn.write({ kode_toko: 'TK09' })
  await openSignIn([TOKO, NYATA])
  await expect.element(field('Toko')).toHaveFocus()
  await expect.element(field('Toko')).toHaveValue('')
})

test('what is missing has the focus; a wrong password is typed again', async () => {
  lastSignIn.write({ kode_toko: 'TK01' })
  await openSignIn([TOKO, NYATA])
  await userEvent.click(masuk())
  await expect.element(page.getByText('User Id Tidak Boleh Kosong')).toBeVisible()
  await expect.element(field('User Id')).toHaveFocus()
  await userEvent.keyboard('KSR1{Tab}tebakan')
  tell(refuses(login, errors.loginSalah()))
  await userEvent.click(masuk())
  await expect.element(page.getByText('User Id Atau Password Salah')).toBeVisible()
  await expect.element(field('Password')).toHaveFocus()
})

test('the demonstration offers who can sign in: one press fills the form, the next signs in', async () => {
  const user = (user_id: string, level: 'OWN' | 'KSR', kode_toko: string) => ({
    user_id,
    user_name: user_id,
    level,
    kode_toko,
    kata_sandi: 'Kencana-123',
  })
  await openSignIn([
    TOKO,
    replies(exampleLogin, [user('OWNER', 'OWN', 'TK01'), user('KSR02', 'KSR', 'TK02')]),
    refuses(login, errors.akunTerkunci()),
  ])
  await expect.element(example()).toHaveTextContent('Kata sandi semuanya Kencana-123')
  await userEvent.click(example().getByRole('button', { name: 'Kasir' }))
  await expect.element(field('Toko')).toHaveValue('TK02')
  await expect.element(field('User Id')).toHaveValue('KSR02')
  await expect.element(masuk()).toHaveFocus()
  await expectAccessible()
  // An owner enters whatever shop is chosen.
  await userEvent.click(example().getByRole('button', { name: 'Pemilik' }))
  await expect.element(field('Toko')).toHaveValue('TK02')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Akun Terkunci, Hubungi Supervisor')).toBeVisible()
  expect(sent.at(-1)!.body).toMatchObject({ user_id: 'OWNER', password: 'Kencana-123', kode_toko: 'TK02' })
})
