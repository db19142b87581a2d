/** The counter's work in tests of its screens: pieces scanned, keys pressed, sums paid, somebody's word given. */
import { expect } from 'vitest'
import { page, userEvent, type Locator } from 'vitest/browser'
import type { CallReply } from '#domain/call.ts'
import { simpanPenjualan } from '#domain/calls/penjualan.ts'
import { rupiah } from '#domain/units.ts'
import { PASSWORD } from '#server/fixture/data.ts'
import { choose, dialog, modal, scan } from './hands.ts'
import { replies, sent } from './network.ts'
import { openScreen } from './open.tsx'

export const openTill = (world = 'quiet'): Promise<void> =>
  openScreen('/transaksi-penjualan', { as: 'SLS1', world })

/** Function keys, Enter, chords: '{F8}', '{Control>}{Enter}{/Control}'. */
export const press = async (...keys: string[]): Promise<void> => {
  for (const key of keys) await userEvent.keyboard(key)
}
export const SEND = '{Control>}{Enter}{/Control}'

/** A piece into the open till: until its line is there. */
export async function scanned(kode_barcode: string): Promise<void> {
  await scan(kode_barcode)
  await expect.element(removal(kode_barcode)).toBeVisible()
}
const removal = (kode_barcode: string): Locator =>
  page.getByRole('button', { name: new RegExp(`^Hapus .* ${kode_barcode}$`) })

export async function remove(kode_barcode: string): Promise<void> {
  await removal(kode_barcode).click()
  await dialog('Anda Yakin !!').getByRole('button', { name: 'Ya' }).click()
}

/** The outcome of the last scan. */
export const scanResult = (): Element | null => document.querySelector('.till-result')

export const total = (): Locator => page.getByLabelText('Total', { exact: true })
export const payment = (): Locator => modal('Pembayaran')

export const chooseSales = (): Promise<void> =>
  choose(page.getByRole('combobox', { name: 'Sales' }), 'S01 · SITI')

/** Pays everything in cash, to the rupiah. */
export async function payCash(): Promise<void> {
  await page.getByRole('button', { name: /^Bayar/ }).click()
  await payment().getByRole('button', { name: 'Tambah Pembayaran' }).click()
  await payment()
    .getByRole('button', { name: /^Tutup F8/ })
    .click()
}

export const saveSale = (): Promise<void> => page.getByRole('button', { name: /^Simpan/ }).click()

/** Username and password of somebody who is asked for their word. */
export async function allowBy(user_id: string, password = PASSWORD): Promise<void> {
  const asked = modal('Otorisasi')
  await asked.getByLabelText('Username').fill(user_id)
  await asked.getByLabelText('Password').fill(password)
  await asked.getByRole('button', { name: 'Otorisasi' }).click()
}

/** Saved, for this sum. */
export const saves = (total: number, more: Partial<CallReply<typeof simpanPenjualan>> = {}) =>
  replies(simpanPenjualan, {
    no_faktur_group: 'JL-TK01-250115-0001',
    no_faktur_group_user: 'JL 0001',
    status_valid: 'OPEN',
    total: rupiah(total),
    ppn_rp: rupiah(0),
    pph_rp: rupiah(0),
    total_beli: rupiah(0),
    total_bayar: rupiah(total),
    alasan_tidak_bisa: [],
    perlu_otorisasi: [],
    lapor_ppatk: false,
    divalidasi: null,
    ...more,
  })
/** The sales that were sent. */
export const sales = (): any[] =>
  sent.filter(({ asked }) => asked === 'POST /api/v1/penjualan').map(({ body }) => body)
