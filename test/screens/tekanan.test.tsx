/** The key that saves, pressed again and again while the line drops: never an error over what has been saved. */
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { CallDefinition } from '#domain/call.ts'
import { simpanPenjualan } from '#domain/calls/penjualan.ts'
import { simpanPindah } from '#domain/calls/pindah.ts'
import type { Milligram } from '#domain/units.ts'
import { openDialogs } from '#client/net/dialogs.ts'
import { choose, dialog, modal, scan, toasts } from './hands.ts'
import { replies, sent, tell, type Told } from './network.ts'
import { openScreen } from './open.tsx'
import { chooseSales, openTill, payCash, press, sales, saves, scanned } from './till.ts'

/** As a finger that does not wait presses it: just as this answer comes in. */
const pressedMeanwhile = (told: Told, answer: Told['answer'] = told.answer): Told => ({
  ...told,
  answer: (...asked) => {
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'F9', bubbles: true, cancelable: true }))
    return answer(...asked)
  },
})
const lost = (call: CallDefinition): Told =>
  pressedMeanwhile({ call, once: true, answer: () => Promise.reject(new TypeError('Failed to fetch')) })
const errorsInSight = () => [
  ...openDialogs.get().filter(({ kind }) => kind === 'error'),
  ...document.querySelectorAll('.field-errors li, .till-error'),
]

test('at the till: the lost answer is told alone, and the next one stands alone', async () => {
  await openTill()
  await scanned('00000001')
  await chooseSales()
  await payCash()
  tell(lost(simpanPenjualan))
  await press('{F9}')
  await expect.element(dialog('Oopss!!')).toBeVisible()
  expect(sales(), 'what was pressed as it was lost sends nothing').toHaveLength(1)
  await dialog('Oopss!!').getByRole('button', { name: 'OK' }).click()
  tell(pressedMeanwhile(saves(1_577_500)))
  await press('{F9}')
  await expect.element(modal('Penjualan Berhasil Disimpan')).toBeVisible()
  expect(sales()).toHaveLength(2)
  expect(errorsInSight()).toEqual([])
})

test('at a screen that says it in passing: one press too many finds nothing missing, the next document is saved', async () => {
  await openScreen('/pindah-barang', { world: 'quiet' })
  const begin = async (kode: string) => {
    await choose(page.getByRole('combobox', { name: 'Baki Tujuan' }), 'TOKO / A2')
    await scan(kode)
    await expect.element(page.getByLabelText('Jumlah')).toHaveTextContent(/^1 barang/)
  }
  const saved = replies(simpanPindah, { no: 'PB-TK01-250115-0001', qty: 1, berat: 2_350 as Milligram })
  await begin('00000001')
  tell(lost(simpanPindah))
  await userEvent.keyboard('{F9}')
  await dialog('Oopss!!').getByRole('button', { name: 'OK' }).click()
  tell(pressedMeanwhile(saved))
  await userEvent.keyboard('{F9}')
  await expect.poll(toasts).toContain(`Pindah Barang Berhasil Disimpan PB-TK01-250115-0001`)
  await userEvent.keyboard('{F9}')
  await userEvent.keyboard('{F9}')
  expect(errorsInSight()).toEqual([])
  const posts = () => sent.filter(({ asked }) => asked.startsWith('POST')).length
  expect(posts()).toBe(2)
  await begin('00000001')
  await userEvent.keyboard('{F9}')
  await expect.poll(posts).toBe(3)
})
