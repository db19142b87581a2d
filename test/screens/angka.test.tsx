/** Figures as people write and paste them: what a field holds is what was meant, or it is refused; never another sum or weight. */
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { toasts, typeInto } from './hands.ts'
import { openScreen } from './open.tsx'

const RUPIAH = [
  ['Rp 1.577.500,00', '1,577,500'],
  ['1577500.00', '1,577,500'],
  ['1577500,00', '1,577,500'],
  ['Rp1.577.500,5', '1,577,500'],
  ['1,577,500', '1,577,500'],
  ['1.577.500', '1,577,500'],
  ['1,577,500.00', '1,577,500'],
  ['10.000', '10,000'],
  ['500,00', '500'],
] as const
const GRAM = [
  ['1,250.500', '1250.500'],
  ['1.250,500', '1250.500'],
  ['2,35', '2.350'],
  ['2.35', '2.350'],
  ['.5', '0.500'],
  ['117', '117.000'],
] as const

const ongkos = () => page.getByRole('textbox', { name: 'Ongkos', exact: true })
const berat = () => page.getByRole('textbox', { name: 'Berat', exact: true })

async function paste(field: ReturnType<typeof ongkos>, text: string): Promise<void> {
  await field.click()
  const input = field.element() as HTMLInputElement
  input.select()
  const clipboardData = new DataTransfer()
  clipboardData.setData('text', text)
  input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
}

for (const [way, write] of [
  ['typed', typeInto],
  ['pasted', paste],
] as const)
  test(`${way}, a figure is what was meant`, async () => {
    await openScreen('/tambah-data-barang', { world: 'quiet' })
    for (const [field, cases] of [
      [ongkos(), RUPIAH],
      [berat(), GRAM],
    ] as const)
      for (const [written, held] of cases) {
        await write(field, written)
        await userEvent.keyboard('{Tab}')
        await expect.element(field, { message: `${written}, ${way}` }).toHaveValue(held)
      }
  })

test('what is no figure is not pasted: what stood there stays', async () => {
  await openScreen('/tambah-data-barang', { world: 'quiet' })
  for (const [field, good, bad] of [
    [ongkos(), '25.000', 'GELANG 5'],
    [berat(), '2.350', 'ST,GS,+ 117.100 g'],
    [berat(), '2.350', '-2.350'],
  ] as const) {
    await paste(field, good)
    const before = (field.element() as HTMLInputElement).value
    await paste(field, bad)
    await expect.poll(toasts).toContain('Yang Ditempel Bukan Angka')
    await expect.element(field).toHaveValue(before)
  }
})
