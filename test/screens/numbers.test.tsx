/** Figures as people write and paste them: what a field holds is what was meant, or it is refused; never another sum or weight. */
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openToasts } from '#client/net/toasts.ts'
import { scan, toasts, typeInto } from './hands.ts'
import { openScreen } from './open.tsx'

const RUPIAH = [
  ['Rp 1.577.500,00', '1,577,500'],
  ['1577500.00', '1,577,500'],
  ['1577500,00', '1,577,500'],
  ['1.577.500', '1,577,500'],
] as const
const RUPIAH_PASTED = [
  ...RUPIAH,
  ['Rp1.577.500,5', '1,577,500'],
  ['1,577,500', '1,577,500'],
  ['1,577,500.00', '1,577,500'],
  ['10.000', '10,000'],
  ['500,00', '500'],
] as const
const GRAM = [
  ['1,250.500', '1250.500'],
  ['2,35', '2.350'],
] as const
const GRAM_PASTED = [
  ...GRAM,
  ['1.250,500', '1250.500'],
  ['2.35 gr', '2.350'],
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

for (const [way, write, rupiah, gram] of [
  ['typed', typeInto, RUPIAH, GRAM],
  ['pasted', paste, RUPIAH_PASTED, GRAM_PASTED],
] as const)
  test(`${way}, a figure is what was meant`, async () => {
    await openScreen('/tambah-data-barang', { world: 'quiet' })
    for (const [field, cases] of [
      [ongkos(), rupiah],
      [berat(), gram],
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

test('a slow scanner leaves an amount as it was, and a word says so', async () => {
  await openScreen('/tambah-data-barang', { world: 'quiet' })
  await paste(ongkos(), '25.000')
  for (const every of [4, 60, 80]) {
    await scan('00000001', every)
    await expect.element(ongkos(), { message: `every ${every} ms` }).toHaveValue('25,000')
    await expect.poll(toasts).toContain('Scan Tidak Dipakai Di Sini')
    openToasts.set([])
  }
})
