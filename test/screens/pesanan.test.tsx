/** The board of orders: each in its column, with what is next of it. */
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { modal, type } from './hands.ts'
import { expectAccessible, openScreen } from './open.tsx'

const column = (name: string) => page.getByRole('region', { name: new RegExp(`^${name}`) })
const card = (name: string, customer: RegExp) => column(name).getByRole('button', { name: customer })

test('each order stands in its column, and a search leaves those it names', async () => {
  await openScreen('/lihat-pesanan', { as: 'SPV1', world: 'pesanan' })
  await page.getByRole('tab', { name: 'Papan' }).click()
  await expect.element(card('BARU', /IBU BARU/)).toHaveTextContent('besok')
  await expect.element(card('BARU', /IBU LAMA/)).toHaveTextContent('hari ini')
  await expect.element(card('DI TUKANG', /IBU TUKANG/)).toHaveTextContent('Tukang TUKANG TK1')
  await expect.element(card('JADI', /IBU JADI/)).toBeVisible()
  await expect.element(column('TERLAMBAT')).toHaveTextContent('Tidak ada')
  await expectAccessible()
  await page.getByLabelText('Cari di papan').click()
  await type('ibu baru')
  await expect.element(column('JADI')).toHaveTextContent('Tidak ada')
  await expect.element(card('BARU', /IBU BARU/)).toBeVisible()
})

test('an order says of each line how far it is', async () => {
  await openScreen('/lihat-pesanan', { as: 'SPV1', world: 'pesanan' })
  for (const [customer, state] of [
    [/IBU TUKANG/, 'Belum jadi'],
    [/IBU JADI/, 'Jadi'],
  ] as const) {
    await page.getByRole('row', { name: customer }).click()
    const detail = modal('Detail Pesanan')
    await expect.element(detail.getByRole('table', { name: 'Barang pesanan' })).toHaveTextContent(state)
    await detail.getByRole('button', { name: 'Tutup', exact: true }).last().click()
  }
})
