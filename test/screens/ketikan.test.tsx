/**
 * Tests keys typed between the key that opens a window and the focus of its first field: on a busy machine a quarter of
 * a second.
 */
import { expect, test } from 'vitest'
import { page, type Locator } from 'vitest/browser'
import { modal, toasts } from './hands.ts'
import { chooseSales, openTill, payment, scanned } from './till.ts'

/** All of it before the browser has had time for anything else. */
async function busily(...keys: string[]): Promise<void> {
  for (const key of keys) {
    const target = document.activeElement ?? document.body
    target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
    // Lets the screen draw the change of the key, and nothing more.
    for (let turn = 0; turn < 100; turn++) await Promise.resolve()
  }
}
const scanBox = (): Locator => page.getByRole('textbox', { name: 'Scan Barcode' })

test('letters after F5 and F10 are in the window’s field, in their order, and not in the scan box', async () => {
  await openTill()
  await busily('F5', ...'gelanh', 'Backspace', ...'g 3')
  const cari = modal('Cari Barang')
  await expect.element(cari.getByRole('textbox', { name: 'Cari Barang' })).toHaveValue('GELANG 3')
  await cari.getByRole('button', { name: 'Tutup' }).last().click()
  await expect.element(scanBox()).toHaveValue('')
})

test('a figure after F8 is in the amount; a scanner’s code never is', async () => {
  await openTill()
  await scanned('00000001')
  await chooseSales()
  await busily('F8', ...'500000')
  const uang = payment().getByLabelText('Uang Diterima')
  await expect.element(uang).toHaveValue('500,000')
  await payment()
    .getByRole('button', { name: /^Tutup F8/ })
    .click()
  await expect.element(payment()).not.toBeInTheDocument()
  await busily('F8', ...'00000002', 'Enter')
  await expect.element(uang).toHaveFocus()
  await expect.poll(toasts).toContain('Scan Tidak Dipakai Di Sini')
  await expect.element(uang).not.toHaveValue('2')
  await expect.element(page.getByRole('button', { name: /^Hapus .* 00000002$/ })).not.toBeInTheDocument()
})

test('behind Tab nothing is kept: what is meant for the next field never stands in this one', async () => {
  await openTill()
  await busily('F5', ...'gelang 3', 'Tab', ...'rahasia')
  await expect
    .element(modal('Cari Barang').getByRole('textbox', { name: 'Cari Barang' }))
    .toHaveValue('GELANG 3')
})
