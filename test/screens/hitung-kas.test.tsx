/** The drawer counted at the screen: nothing typed is no count, and what should be there is told of a kept one alone (DOMAIN §O.5-4). */
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { simpanHitungKas } from '#domain/calls/hitung-kas.ts'
import { rupiah } from '#domain/units.ts'
import { typeInto } from './hands.ts'
import { replies, sent, tell } from './network.ts'
import { expectAccessible, openScreen } from './open.tsx'
import { press } from './till.ts'

test('what nobody has counted is told at its field, and an empty drawer is ticked', async () => {
  await openScreen('/hitung-kas', { as: 'KSR1', world: 'quiet' })
  await press('{F9}')
  await expect.element(page.getByRole('alert')).toHaveTextContent('Uang Belum Dihitung')
  await typeInto(page.getByLabelText('Kertas 50,000'), '0')
  await press('{F9}')
  await expect.element(page.getByRole('alert')).toHaveTextContent('Uang Belum Dihitung')
  expect(sent).toEqual([])
  const empty = page.getByRole('checkbox', { name: /^Laci kosong/ })
  await empty.click()
  await typeInto(page.getByLabelText('Logam 100'), '3')
  await press('{F9}')
  await expect.element(page.getByRole('alert')).toHaveTextContent('Laci Tidak Kosong')
  await expectAccessible()
  expect(sent).toEqual([])

  await typeInto(page.getByLabelText('Logam 100'), '0')
  const nol = { seharusnya: rupiah(0), dihitung: rupiah(0), selisih: rupiah(0) }
  tell(replies(simpanHitungKas, { no: 'HU-TK01-250115-0001', ...nol, status: 'SESUAI' as const }))
  await press('{F9}')
  await expect.element(empty).not.toBeChecked()
  expect(sent).toMatchObject([{ body: { laci_kosong: true } }])
})
