/** The figures of a loan's payment, typed at fingers' speed: each changes what is due, and none loses the focus to it. */
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { modal, typeSlowly } from './hands.ts'
import { openScreen } from './open.tsx'

const NO = 'HT-TK01-250115-0001'

test.each([
  ['Cicil', /Cicil Pokok/, '500000', '500,000'],
  ['Perpanjang', /Cicil Pokok/, '500000', '500,000'],
  ['Lunas', /Berat Timbang/, '5.45', '5.45'],
])('%s: %s keeps the focus from its first key to its last', async (tindakan, label, keys, shown) => {
  await openScreen('/lihat-hutang', { as: 'KSR1', world: 'hutang' })
  await page.getByRole('row', { name: new RegExp(NO) }).click()
  await modal('Detail Hutang').getByRole('button', { name: tindakan, exact: true }).click()
  const field = modal(`${tindakan} ${NO}`).getByLabelText(label)
  await field.click()
  await typeSlowly(keys, 180)
  await expect.element(field).toHaveValue(shown)
  await expect.element(field).toHaveFocus()
})
