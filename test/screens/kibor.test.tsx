/** Keys that are the browser's, and screens that have none. */
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { modal, named } from './hands.ts'
import { openScreen } from './open.tsx'
import { openTill } from './till.ts'

/** Whether the browser is kept from what it does by this key. */
const dicegah = (target: Element, init: KeyboardEventInit): boolean =>
  !target.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init }))

test('the line feed of a scanner opens no downloads, wherever it comes', async () => {
  await openScreen('/tambah-data-barang', { world: 'quiet' })
  const tempat = [document.body, page.getByRole('textbox', { name: named('Berat') }).element()]
  for (const target of tempat)
    for (const key of ['j', 'J', 'Control'])
      expect(dicegah(target, { key, ctrlKey: true }), key).toBe(key !== 'Control')
  expect(dicegah(document.body, { key: 'j' })).toBe(false)
  await userEvent.keyboard('{Control>}k{/Control}')
  const cari = modal('Menu Cepat').getByRole('combobox')
  await expect.element(cari).toBeVisible()
  expect(dicegah(cari.element(), { key: 'j', ctrlKey: true })).toBe(true)
  await userEvent.keyboard('{Escape}')
  await expect.element(modal('Menu Cepat')).not.toBeInTheDocument()
})

test('a till of a phone has no legend of keys', async () => {
  await openTill()
  const tombol = page.getByLabelText('Tombol cepat')
  await expect.element(tombol).toBeVisible()
  await page.viewport(390, 844)
  await expect.element(tombol).not.toBeVisible()
})
