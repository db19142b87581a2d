/** New pieces at the screen: what is missing is told at once, and put right field by field (DOMAIN §B.13). */
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { named, typeInto } from './hands.ts'
import { openScreen } from './open.tsx'

test('a figure stays in its field while others are still wrong', async () => {
  await openScreen('/tambah-data-barang', { world: 'quiet' })
  const tray = page.getByRole('combobox', { name: named('Baki') })
  await expect.element(page.getByRole('combobox', { name: named('Group') })).toHaveFocus()
  await userEvent.keyboard('{F3}')
  for (const missing of ['Nama Barang Tidak Boleh Kosong', 'Baki Tidak Boleh Kosong'])
    await expect.element(page.getByText(missing)).toBeVisible()
  for (const [label, written, value] of [
    ['Ongkos', '25000', '25,000'],
    ['Berat', '2.35', '2.35'],
  ] as const) {
    const field = page.getByRole('textbox', { name: named(label) })
    await typeInto(field, written)
    await expect.element(field).toHaveValue(value)
  }
  await expect.element(tray).toHaveValue('')
})
