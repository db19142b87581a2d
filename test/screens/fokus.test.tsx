/** The focus is never nowhere: every screen begins where one types or chooses first, and goes on there when what had it is gone. */
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { listValidasi } from '#domain/calls/validasi.ts'
import { alwaysAllowed, menus } from '#domain/menus.ts'
import { oneOf } from '#test/tools/chance.ts'
import { modal } from './hands.ts'
import { delayed } from './network.ts'
import { openScreen } from './open.tsx'

/** In a field, or on the screen itself where there is none to type into. */
const didalam = (): boolean => document.querySelector('main')!.contains(document.activeElement)
/** Dashboards and landing pages lead to screens; of reports one is enough. */
const screens = menus.filter(
  ({ path, landing }) => landing === undefined && !alwaysAllowed.has(path) && !path.startsWith('/laporan-'),
)

// All of them when all is tried: what they ask is recorded.
test.each(oneOf(5, screens, 'fokus'))('$path begins inside', async ({ path }) => {
  await openScreen(path, { world: 'menu' })
  await expect.poll(didalam).toBe(true)
})

test('a field that comes with what is read is where the screen begins, if nobody has begun', async () => {
  const late = delayed(listValidasi)
  await openScreen('/validasi-jual-beli', { as: 'KSR1', world: 'penjualan', told: [late] })
  await expect.element(page.getByPlaceholder('Cari', { exact: true })).toHaveFocus()
  late.arrive()
  await expect.element(page.getByRole('textbox', { name: 'No faktur' })).toHaveFocus()
})

test('a report begins at its first filter', async () => {
  await openScreen('/laporan-penjualan-sales', { world: 'menu' })
  await expect.poll(() => document.activeElement?.matches('.report-filters input')).toBe(true)
})

test('what has gone with the focus leaves it on the screen', async () => {
  await openScreen('/transaksi-services', { world: 'menu' })
  await expect.element(page.getByLabelText('Nama barang 1')).toHaveFocus()
  await page.getByRole('button', { name: /^Tambah Barang/ }).click()
  await page.getByRole('button', { name: 'Hapus barang 2' }).click()
  await expect.element(page.getByLabelText('Nama barang 2')).not.toBeInTheDocument()
  await expect.poll(didalam).toBe(true)
})

test('a window that closes gives it back', async () => {
  await openScreen('/master-sales', { world: 'menu' })
  await page.getByRole('button', { name: 'Impor', exact: true }).click()
  await modal('Impor Sales')
    .getByRole('button', { name: /^(Batal|Tutup)/ })
    .first()
    .click()
  await expect.element(modal('Impor Sales')).not.toBeInTheDocument()
  await expect.poll(didalam).toBe(true)
})
