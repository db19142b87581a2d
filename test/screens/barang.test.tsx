/** Data Barang at the screen: narrowed by its filters, put in order, and what a correction misses (DOMAIN §B.13, §O.1-13). */
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { choose, modal, named, scan, typeInto } from './hands.ts'
import { sent } from './network.ts'
import { expectAccessible, openScreen } from './open.tsx'

test('filters narrow the list and what it comes to, a head sorts it, and all of it comes back', async () => {
  await openScreen('/data-barang', { world: 'quiet' })
  const found = page.getByLabelText('Ditemukan')
  await expect.element(found).toHaveTextContent('5 barang · 17.100 g')
  await expectAccessible()
  await choose(page.getByRole('combobox', { name: 'Group' }), 'G375')
  await expect.element(found).toHaveTextContent('2 barang · 5.767 g')
  await page.getByRole('columnheader', { name: 'Berat' }).click()
  await expect.element(page.getByRole('row').nth(1)).toHaveTextContent('00000001')
  await typeInto(page.getByLabelText('Berat Dari'), '3')
  await expect.element(found).toHaveTextContent('1 barang · 3.417 g')
  await page.getByRole('button', { name: 'Hapus Filter' }).click()
  await expect.element(found).toHaveTextContent('5 barang · 17.100 g')
})

test('a correction without a weight and a reason says so at their fields, and sends nothing', async () => {
  await openScreen('/data-barang', { world: 'quiet' })
  await scan('00000001')
  await page.getByRole('button', { name: 'Koreksi Berat' }).click()
  const correction = modal('Koreksi Berat 00000001')
  await expect.element(correction.getByRole('textbox', { name: named('Berat Baru') })).toBeVisible()
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.element(correction.getByText('Berat Tidak Boleh Kosong')).toBeVisible()
  await expect.element(correction.getByText('Alasan Harus Diisi')).toBeVisible()
  expect(sent).toEqual([])
})
