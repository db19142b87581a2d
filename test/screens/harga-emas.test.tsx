/** Prices of gold where they are set: what is out of order stands at its field, what moves far needs somebody's word (DOMAIN §C.2). */
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { call } from '#client/net/api.ts'
import { hargaEmas, simpanHargaEmas } from '#domain/calls/harga-emas.ts'
import { konfirmasiPassword } from '#domain/calls/sesi.ts'
import { errors } from '#domain/errors.ts'
import { rupiah } from '#domain/units.ts'
import { choose, modal, toasts, typeInto } from './hands.ts'
import { refuses, replies, sent, tell } from './network.ts'
import { expectAccessible, openScreen } from './open.tsx'
import { allowBy, press } from './till.ts'

const field = (label: string) => page.getByLabelText(label, { exact: true })
const enter = (label: string, amount: number) => typeInto(field(label), String(amount))
const invalid = (label: string) => expect.element(field(label)).toHaveAttribute('aria-invalid', 'true')
const written = () => sent.filter(({ asked }) => asked === `PUT /api/v1/${simpanHargaEmas.path}`)
const toldSaved = () => expect.poll(toasts).toContain('Harga Emas Berhasil Disimpan')
const open = (): Promise<void> => openScreen('/master-parameter-harga-emas', { as: 'SPV1', world: 'quiet' })

test('out of order is told at its field, and nothing is sent', async () => {
  await open()
  await enter('Min G700', 1_160_000)
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent(/^Harga Minimum Tidak Boleh Lebih Dari Harga$/)
  await press('{F9}')
  await invalid('Min G700')
  await expectAccessible()
  expect(written()).toEqual([])
})

test('more than 5 % needs an otorisasi; without it nothing typed is lost', async () => {
  await open()
  await enter('Harga G700', 1_250_000)
  await page.getByRole('button', { name: /^Simpan/ }).click()
  const asked = modal('Otorisasi')
  await expect.element(asked).toHaveTextContent('UBAH HARGA EMAS')
  await expect.element(asked).toHaveTextContent('G700 jualRp. 1,150,000 menjadi Rp. 1,250,000')
  await asked.getByRole('button', { name: 'Batal' }).click()
  await expect.element(field('Harga G700')).toHaveValue('1,250,000')
  await page.getByRole('button', { name: /^Simpan/ }).click()
  await expect.element(asked).toBeVisible()
  const shop = await call(hargaEmas)
  const group = shop.group.map((g) => (g.kode_group === 'G700' ? { ...g, harga: rupiah(1_250_000) } : g))
  const saved = { ...shop, group, diubah_by: 'SUPERVISOR SATU', diubah_at: '15 Januari 2025 10:00' }
  tell(replies(simpanHargaEmas, saved), replies(hargaEmas, saved))
  await allowBy('OWN1')
  await toldSaved()
  await expect.element(field('Harga G700')).toHaveValue('1,250,000')
  await expect.element(page.getByText('Terakhir diubah SUPERVISOR SATU')).toBeVisible()
  expect(written().map(({ izin }) => izin)).toEqual([undefined, undefined, 'izin'])
})

test('an open session is asked for its password, and what was sent is sent again; without it nothing typed is lost', async () => {
  await open()
  await enter('Harga G700', 1_160_000)
  tell({ ...refuses(simpanHargaEmas, errors.passwordLagi()), once: false })
  await press('{F9}')
  const asked = modal('Masukkan Password Anda Sekali Lagi')
  const password = asked.getByLabelText(/^Password/)
  await expect.element(password).toHaveFocus()
  // Behind it the button that waits is paler.
  await expectAccessible('color-contrast')
  await asked.getByRole('button', { name: 'Batal' }).click()
  await expect.element(field('Harga G700')).toHaveValue('1,160,000')
  expect(written()).toHaveLength(1)

  await press('{F9}')
  tell(refuses(konfirmasiPassword, errors.passwordSalah().at('password'), { once: true }))
  await password.fill('salah sekali')
  await press('{Enter}')
  await expect.element(asked).toHaveTextContent('Password Salah')
  tell(replies(konfirmasiPassword, {}), replies(simpanHargaEmas, await call(hargaEmas)))
  await password.fill('melati')
  await press('{Enter}')
  await toldSaved()
  expect(written()).toHaveLength(3)
  expect(written()[2]!.body).toEqual(written()[0]!.body)
})

describe('24K beli', () => {
  test('moves what derived groups are bought at, not what was typed by hand', async () => {
    await open()
    await enter('Harga 24K Jual / gram', 1_760_000)
    await enter('Harga 24K Beli / gram', 1_560_000)
    await choose(page.getByRole('combobox', { name: 'Cara G375' }), 'TURUNAN')
    // 1,560,000 × 37.5 %
    await expect.element(field('Beli G375')).toHaveValue('585,000')
    await enter('Harga 24K Beli / gram', 1_570_000)
    await expect.element(field('Beli G375')).toHaveValue('588,000')
    await expect.element(field('Beli G700'), { message: 'typed by hand' }).toHaveValue('1,040,000')
  })

  test('bought above fine gold, or above the price of selling, is told at its field', async () => {
    await open()
    await enter('Harga 24K Jual / gram', 1_760_000)
    await enter('Harga 24K Beli / gram', 1_570_000)
    await enter('Beli G700', 1_160_000)
    await enter('Beli LM', 1_571_000)
    await expect
      .poll(() =>
        page
          .getByRole('alert')
          .elements()
          .map(({ textContent }) => textContent),
      )
      .toEqual([
        'Harga Beli Tidak Boleh Lebih Dari Harga Jual',
        'Harga Beli Tidak Boleh Lebih Dari Harga 24K Beli',
      ])
    await press('{F9}')
    await invalid('Beli G700')
    expect(written()).toEqual([])
    await enter('Beli G700', 1_045_000)
    await enter('Beli LM', 1_560_000)
    await press('{F9}')
    await toldSaved()
    expect(written()).toHaveLength(1)
  })
})
