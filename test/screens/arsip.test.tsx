/** Backup: what is in sight is what is taken away and archived (spec 001 §2.3, DOMAIN §B.20). */
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { arsipkanPenjualan, truncatePenjualan } from '#domain/calls/arsip.ts'
import { errors } from '#domain/errors.ts'
import type { TanggalSystem } from '#domain/units.ts'
import { call } from '#client/net/api.ts'
import { modal, toasts } from './hands.ts'
import { refuses, replies, sent, tell } from './network.ts'
import { expectAccessible, openScreen } from './open.tsx'
import { press } from './till.ts'

const TODAY = '2025-01-15' as TanggalSystem
const table = () => page.getByRole('region', { name: 'Data Backup' })
const box = (name: string) => table().getByRole('checkbox', { name })
const filter = (label: string) => table().getByTitle(label, { exact: true }).click()
/** The numbers that the last request named. */
const named = () => (sent.at(-1)?.body as { no_faktur_jual?: string[] } | undefined)?.no_faktur_jual

/** A sale of two pieces, one of gold and one of something else, and another of gold. */
async function found(): Promise<string[]> {
  await openScreen('/backup', { as: 'OWN1' })
  const body = { kode_gudang: 'TK01', tgl_from: TODAY, tgl_to: TODAY }
  const { dataJualGold, dataJualNonGold } = await call(truncatePenjualan, { body })
  const [one, two, three] = [...dataJualGold, ...dataJualNonGold]
  tell(
    refuses(arsipkanPenjualan, errors.sedangSibuk().at('no_faktur_jual.0')),
    replies(truncatePenjualan, {
      dataJualGold: [one!, three!],
      dataJualNonGold: [{ ...two!, status_gold: 'NONGOLD' as never }],
    }),
  )
  await press('{F2}')
  await modal('Filter Backup').getByRole('button', { name: 'Cari' }).click()
  await modal('Filter Backup').getByRole('button', { name: 'Tutup' }).last().click()
  await expect.element(box('Pilih Semua')).toBeChecked()
  return [one!, two!, three!].map((row) => row.no_faktur_jual)
}

test('rows that the gold filter hides are neither exported nor archived, and an empty list clears nothing', async () => {
  const [one, two, three] = await found()
  await filter('NONGOLD')
  await expect.element(page.getByLabelText('Yang Dicentang')).toHaveTextContent('Total Gold0 baris')
  await page.getByRole('button', { name: 'Clear' }).click()
  await expect.poll(named).toEqual([two])
  await expectAccessible()

  await filter('GOLD')
  await box(`Pilih ${one}`).click()
  await page.getByRole('button', { name: 'Clear' }).click()
  await expect.poll(named).toEqual([three])

  const before = sent.length
  await box(`Pilih ${three}`).click()
  await page.getByRole('button', { name: 'Clear' }).click()
  await expect.poll(toasts).toContain('Data Backup Belum Tersedia')
  expect(sent.length).toBe(before)
})

test('Pilih Semua chooses and lets go what is in sight alone; a scan shows what it chooses', async () => {
  const [one, two, three] = await found()
  await filter('GOLD')
  await box('Pilih Semua').click()
  await expect.element(box(`Pilih ${one}`)).not.toBeChecked()
  await filter('SEMUA')
  await expect.element(box(`Pilih ${two}`)).toBeChecked()
  await expect.element(box(`Pilih ${three}`)).not.toBeChecked()
  await filter('NONGOLD')
  await page.getByRole('textbox', { name: 'Centang baris' }).fill(three!)
  await press('{Enter}')
  await expect.element(box(`Pilih ${three}`)).toBeChecked()
})
