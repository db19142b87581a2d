/** Lihat Penjualan: what is found, empty, refused and out of reach. */
import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { listPenjualan } from '#domain/calls/penjualan.ts'
import type { TanggalSystem } from '#domain/units.ts'
import { call } from '#client/net/api.ts'
import { invalidate } from '#client/net/query.ts'
import { replies, tell } from './network.ts'
import { expectAccessible, openScreen } from './open.tsx'

const TODAY = '2025-01-15' as TanggalSystem

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
  test('a list that is as long as was asked for says that there may be more, a shorter one does not', async () => {
    await openScreen('/lihat-penjualan', { as: 'KSR1' })
    const [sale] = await call(listPenjualan, {
      query: { tgl_from: TODAY, tgl_to: TODAY, limit: 500 },
    })
    const more = page.getByText('Hanya 500 penjualan terbaru yang ditampilkan.')
    await expect.element(page.getByRole('row', { name: /JL-TK01-250115-0001/ })).toBeVisible()
    await expect.element(more).not.toBeInTheDocument()
    const many = Array.from({ length: 500 }, (_, i) => ({ ...sale!, no_faktur_group: `JL-TK01-250115-${i}` }))
    tell(replies(listPenjualan, many))
    await invalidate(listPenjualan)
    await expect.element(more).toBeVisible()
  })
  test('a sale of another day is found by its short number or barcode, once all days are asked for', async () => {
    await openScreen('/lihat-penjualan', { as: 'KSR1', world: 'kemarin' })
    await expect.element(page.getByText('Tidak Ada Penjualan Pada 16 Januari 2025')).toBeVisible()
    const box = page.getByRole('textbox', { name: 'Cari penjualan' })
    const search = async (text: string) => {
      await box.fill(text)
      await userEvent.keyboard('{Enter}')
      await expect.element(page.getByText('Data Yang Anda Cari Tidak Ada Pada 16 Januari 2025')).toBeVisible()
      await page.getByRole('button', { name: 'Cari Di Semua Hari' }).click()
    }
    for (const short of ['JL 0001', 'jl0001', '0001', '00000001']) {
      await search(short)
      await expect.element(page.getByRole('row', { name: /JL-TK01-250115-0001/ })).toBeVisible()
      await expect
        .element(page.getByText(`Hasil pencarian ${short.toUpperCase()} pada semua hari`))
        .toBeVisible()
    }
    await search('JL 0002')
    await expect.element(page.getByText('Data Yang Anda Cari Tidak Ada', { exact: true })).toBeVisible()
  })
})
