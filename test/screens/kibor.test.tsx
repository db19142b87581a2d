/** Keys that are the browser's, and screens that have none. */
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { KEY_GAP_MS } from '#client/ui/burst.ts'
import { modal, named, type } from './hands.ts'
import { sent } from './network.ts'
import { openScreen } from './open.tsx'
import { openTill, press } from './till.ts'

/** Tells whether the browser is kept from its own action on this key. */
const dicegah = (target: Element, init: KeyboardEventInit): boolean =>
  !target.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init }))

test('the line feed of a scanner opens no downloads, wherever it comes', async () => {
  await openScreen('/tambah-data-barang', { world: 'quiet' })
  const tempat = [document.body, page.getByRole('textbox', { name: named('Berat') }).element()]
  for (const target of tempat)
    for (const key of ['j', 'J', 'Control'])
      expect(dicegah(target, { key, ctrlKey: true }), key).toBe(key !== 'Control')
  expect(dicegah(document.body, { key: 'j' })).toBe(false)
  // Within an instant of another key it would be a scanner’s.
  await new Promise((later) => setTimeout(later, KEY_GAP_MS * 2))
  await userEvent.keyboard('{Control>}k{/Control}')
  const cari = modal('Menu Cepat').getByRole('combobox')
  await expect.element(cari).toBeVisible()
  expect(dicegah(cari.element(), { key: 'j', ctrlKey: true })).toBe(true)
  await userEvent.keyboard('{Escape}')
  await expect.element(modal('Menu Cepat')).not.toBeInTheDocument()
})

test('a till of a phone has no legend of keys', async () => {
  await openTill()
  const button = page.getByLabelText('Tombol cepat')
  await expect.element(button).toBeVisible()
  await page.viewport(390, 844)
  await expect.element(button).not.toBeVisible()
})

test('Enter goes on to the next field, in a window and on a screen, and sends nothing', async () => {
  await openScreen('/transaksi-pembelian', { as: 'KSR1', world: 'auto-validasi' })
  await press('{F3}')
  const seller = modal('Pelanggan')
  await seller.getByLabelText('Nama Penjual').click()
  await type('BUDI')
  await press('{Enter}')
  await expect.element(seller.getByLabelText('Alamat Penjual')).toHaveFocus()
  await press('{F7}')
  const piece = modal('Beli Tanpa Nota')
  await piece.getByLabelText('Nama Barang').click()
  await type('CINCIN LAMA')
  await press('{Enter}')
  await type('2.35')
  await expect.element(piece.getByLabelText('Nama Barang')).toHaveValue('CINCIN LAMA')
  await expect.element(piece.getByLabelText('Berat')).toHaveValue('2.35')
  await press('{Enter}')
  await expect.element(piece.getByRole('combobox', { name: 'Kondisi' })).toHaveFocus()
  expect(sent).toEqual([])
})

test('Enter goes on through the panels of a till', async () => {
  await openScreen('/transaksi-hutang', { as: 'KSR1', world: 'hutang' })
  const fields = () =>
    [...document.querySelectorAll<HTMLInputElement>('.till-main .hutang-baris input')].filter(
      (field) => !field.disabled && !/^(radio|checkbox|file)$/.test(field.type),
    )
  await expect.poll(() => fields().length).toBeGreaterThan(2)
  fields()[0]!.focus()
  await press('{Enter}')
  expect(document.activeElement).toBe(fields()[1])
})
