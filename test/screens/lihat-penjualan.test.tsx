/** Lihat Penjualan: what is found, empty, refused and out of reach. */
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible, openScreen } from './open.tsx'

describe('Lihat Penjualan', () => {
  test('lists the sales of the day with their status', async () => {
    await openScreen('/lihat-penjualan', { as: 'KSR1' })
    await expect.element(page.getByRole('row', { name: /JL-TK01-250115-0001/ })).toHaveTextContent('DONE')
    await expect.element(page.getByRole('row', { name: /JL-TK01-250115-0002/ })).toHaveTextContent('OPEN')
    await expectAccessible()
  })
  test('a day without sales says so', async () => {
    await openScreen('/lihat-penjualan', { as: 'KSR1', world: 'quiet' })
    await expect.element(page.getByText('Tidak Ada Penjualan Pada 15 Januari 2025')).toBeVisible()
  })
})
