/** Days that are typed as the country writes them: read, or refused at their box; nothing is searched by other days than it shows. */
import { beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent, type Locator } from 'vitest/browser'
import { truncatePenjualan } from '#domain/calls/arsip.ts'
import { errors } from '#domain/errors.ts'
import transaksiPenjualan from '#domain/reports/penjualan/transaksi-penjualan.ts'
import ppn from '#domain/reports/keuangan/ppn.ts'
import { choose, modal, scan, typeInto } from './hands.ts'
import { refuses, sent, tell } from './network.ts'
import { expectAccessible, openScreen } from './open.tsx'
import { press } from './till.ts'

const awal = () => page.getByLabelText('Tanggal Awal')
const akhir = () => page.getByLabelText('Tanggal Akhir')
const cari = () => page.getByRole('button', { name: 'Cari', exact: true }).last()
const KALENDER = '.ant-picker-dropdown:not(.ant-picker-dropdown-hidden)'
const TERBALIK = 'Tanggal Awal Tidak Boleh Lebih Dari Tanggal Akhir'
const told = (text: string) => page.getByRole('alert').filter({ hasText: text })

async function typed(field: Locator, text: string, end = '{Tab}'): Promise<void> {
  await typeInto(field, text)
  if (end) await userEvent.keyboard(end)
}
const terakhir = () => sent.at(-1)?.body as Record<string, string> | undefined
/** Checks that the mistake stands beside the field, and that the field has the focus. */
async function refused(field: Locator, text: string, word: string): Promise<void> {
  await expect.element(field).toHaveFocus()
  await expect.element(field).toHaveValue(text)
  await expect.element(field).toHaveAttribute('aria-invalid', 'true')
  await expect.element(field).toHaveAccessibleDescription(expect.stringContaining(word))
  await expect.element(told(word)).toBeVisible()
}

describe('in a report', () => {
  beforeEach(async () => {
    await openScreen('/laporan-transaksi-penjualan', { world: 'menu' })
    tell(refuses(transaksiPenjualan.call, errors.sedangSibuk()))
  })

  test('a day typed day first is read, whatever ends it', async () => {
    for (const [text, end, day] of [
      ['05/01/2025', '{Tab}', '2025-01-05'],
      ['06012025', '{Enter}', '2025-01-06'],
      ['07-01-2025', '{Tab}', '2025-01-07'],
      ['8/1/2025', '{Tab}', '2025-01-08'],
      ['2025-01-09', '{Enter}', '2025-01-09'],
      ['10.01.2025', '', '2025-01-10'],
    ] as const) {
      await typed(awal(), text, end)
      await expect.element(awal()).toHaveValue(day)
    }
    await cari().click()
    await expect.poll(terakhir).toMatchObject({ tgl_awal: '2025-01-10', tgl_akhir: '2025-01-15' })
  })

  test('what is no day stays, is told beside the box, and holds up Cari until it is one', async () => {
    for (const [text, end] of [
      ['45/01/2025', '{Tab}'],
      ['31022025', ''],
      ['5 jan', '{Enter}'],
    ] as const) {
      const before = sent.length
      await typed(awal(), text, end)
      await cari().click()
      await refused(awal(), text, `"${text}" Bukan Tanggal, Tulis Seperti 15/01/2025`)
      expect(sent.length).toBe(before)
    }
    await expectAccessible()
    await typed(awal(), '05012025')
    await expect.element(awal()).not.toHaveAttribute('aria-invalid', 'true')
    await cari().click()
    await expect.poll(terakhir).toMatchObject({ tgl_awal: '2025-01-05' })
  })

  test('a day that became wrong by one key more is the day of neither', async () => {
    await typed(awal(), '5/1/20255', '')
    await cari().click()
    await refused(awal(), '2025-01-055', 'Bukan Tanggal')
    await press('{Escape}')
    await expect.element(awal()).toHaveValue('2025-01-05')
    await cari().click()
    await expect.poll(terakhir).toMatchObject({ tgl_awal: '2025-01-05' })
  })

  test('a wrong day gives way to the calendar, and to a period that is pressed', async () => {
    await typed(awal(), 'kemarin')
    await page.getByRole('button', { name: 'Hari Ini' }).click()
    await expect.element(awal()).toHaveValue('2025-01-15')
    await typed(awal(), 'kemarin', '')
    const lima_belas = () => document.querySelector(`${KALENDER} td[title="2025-01-15"]`)
    await expect.poll(lima_belas).toBeTruthy()
    await page.elementLocator(lima_belas()!).click()
    await expect.element(awal()).toHaveValue('2025-01-15')
    await cari().click()
    await expect.poll(terakhir).toMatchObject({ tgl_awal: '2025-01-15' })
  })

  test('a start after the end is kept, asked about and not searched; Tukar or the other end puts it right', async () => {
    await typed(awal(), '20012025')
    await expect.element(told(TERBALIK)).toBeVisible()
    await cari().click()
    await refused(akhir(), '2025-01-15', TERBALIK)
    await expect.element(awal()).toHaveValue('2025-01-20')
    expect(sent).toEqual([])
    await page.getByRole('button', { name: 'Tukar' }).click()
    await expect.element(awal()).toHaveValue('2025-01-15')
    await expect.element(akhir()).toHaveValue('2025-01-20')
    await cari().click()
    await expect.poll(terakhir).toMatchObject({ tgl_awal: '2025-01-15', tgl_akhir: '2025-01-20' })
    await typed(awal(), '25012025')
    await typed(akhir(), '26012025')
    await expect.element(told(TERBALIK)).not.toBeInTheDocument()
  })
})

test('months are read and refused the same', async () => {
  await openScreen('/laporan-ppn', { world: 'menu' })
  tell(refuses(ppn.call, errors.sedangSibuk()))
  await typed(awal(), '13/2025')
  await cari().click()
  await refused(awal(), '13/2025', '"13/2025" Bukan Tanggal, Tulis Seperti 01/2025')
  await typed(awal(), '02/2025')
  await cari().click()
  await refused(akhir(), '2025-01', TERBALIK)
  expect(sent).toEqual([])
})

test('a range that is looked at at once is kept and asks the server nothing until it is one', async () => {
  // Only the recorded range has an answer: a request for another range would find none.
  await openScreen('/cucian', { world: 'quiet' })
  await page.getByRole('tab', { name: 'Riwayat' }).click()
  await typed(akhir(), '01122024')
  await expect.element(told(TERBALIK)).toBeVisible()
  await expect.element(akhir()).toHaveValue('2024-12-01')
  await typed(akhir(), '1 des')
  await expect.element(told('"1 des" Bukan Tanggal')).toBeVisible()
  await typed(akhir(), '15012025')
  await expect.element(akhir()).not.toHaveAttribute('aria-invalid', 'true')
  await expect.element(page.getByText('Tidak Ada Cucian')).toBeVisible()
})

test('a list of documents is not searched while its days are wrong', async () => {
  await openScreen('/lihat-penjualan', { as: 'KSR1', world: 'quiet' })
  await typed(awal(), '16012025')
  await refusedScan(awal(), '2025-01-16', TERBALIK)
  await page.getByRole('button', { name: 'Tukar' }).click()
  await expect.element(akhir()).toHaveValue('2025-01-16')
  await expect
    .element(page.getByText('Tidak Ada Penjualan Pada 15 Januari 2025 s/d 16 Januari 2025'))
    .toBeVisible()
  await typed(akhir(), '160125')
  await refusedScan(akhir(), '160125', 'Bukan Tanggal')
  await choose(page.getByRole('combobox', { name: 'Status' }), 'BATAL')
  await expect.element(page.getByRole('combobox', { name: 'Status' })).not.toHaveTextContent('BATAL')
})
/** Asked for by a scan, which would look in the days before. */
async function refusedScan(field: Locator, text: string, word: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Cari penjualan' }).click()
  await scan('JL0001')
  await refused(field, text, word)
}

test('what is archived is of the days that the boxes show', async () => {
  await openScreen('/backup', { world: 'quiet' })
  tell(refuses(truncatePenjualan, errors.sedangSibuk()))
  await press('{F2}')
  await typed(modal('Filter Backup').getByLabelText('Tanggal Akhir'), '01122024')
  await typed(awal(), '15122024', '')
  await press('{Control>}{Enter}{/Control}')
  await refused(awal(), '2024-12-15', TERBALIK)
  await modal('Filter Backup').getByRole('button', { name: 'Cari' }).click()
  expect(sent).toEqual([])
  await typed(akhir(), '20122024')
  await cari().click()
  await expect.poll(terakhir).toMatchObject({ tgl_from: '2024-12-15', tgl_to: '2024-12-20' })
})

test('a form is not saved with another day than its box shows, by whichever key', async () => {
  await openScreen('/data-member', { as: 'KSR1', world: 'quiet' })
  await page.getByRole('button', { name: /^Tambah/ }).click()
  const lahir = modal('Tambah Member').getByLabelText('Tanggal Lahir')
  for (const [text, word] of [
    ['1990', '"1990" Bukan Tanggal'],
    ['01022030', '2030-02-01 Terlalu Akhir, Paling Akhir 2025-01-15'],
  ] as const) {
    await typed(lahir, text, '')
    await press('{Control>}{Enter}{/Control}')
    await refused(lahir, text, word)
    await modal('Tambah Member').getByRole('button', { name: 'Simpan' }).click()
    await refused(lahir, text, word)
  }
  await expect
    .element(modal('Tambah Member').getByLabelText(/Nama/))
    .not.toHaveAttribute('aria-invalid', 'true')
  await lahir.click()
  ;(lahir.element() as HTMLInputElement).select()
  await press('{Delete}', '{Tab}')
  await modal('Tambah Member').getByRole('button', { name: 'Simpan' }).click()
  await expect.element(lahir).toHaveValue('')
  await expect.element(modal('Tambah Member').getByLabelText(/Nama/)).toHaveAttribute('aria-invalid', 'true')
  expect(sent).toEqual([])
})
