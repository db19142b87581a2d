/** Days that are typed as the country writes them: read, or refused in words. */
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { toasts, type } from './hands.ts'
import { openScreen } from './open.tsx'

const awal = () => page.getByLabelText('Tanggal Awal')
async function typed(text: string, end: string) {
  await awal().click()
  ;(awal().element() as HTMLInputElement).select()
  await type(text)
  await userEvent.keyboard(end)
}

test('a day typed day first is read, whatever ends it', async () => {
  await openScreen('/laporan-transaksi-penjualan', { world: 'menu' })
  for (const [text, end, day] of [
    ['05/01/2025', '{Tab}', '2025-01-05'],
    ['06012025', '{Enter}', '2025-01-06'],
    ['07-01-2025', '{Tab}', '2025-01-07'],
    ['8/1/2025', '{Tab}', '2025-01-08'],
    ['2025-01-09', '{Enter}', '2025-01-09'],
  ] as const) {
    await typed(text, end)
    await expect.element(awal()).toHaveValue(day)
  }
})

test('what is no day is refused in words and leaves the day as it was', async () => {
  await openScreen('/laporan-transaksi-penjualan', { world: 'menu' })
  const before = (awal().element() as HTMLInputElement).value
  await typed('45/01/2025', '{Tab}')
  await expect.poll(toasts).toContain('"45/01/2025" Bukan Tanggal, Tidak Dipakai')
  await expect.element(awal()).toHaveValue(before)
})
