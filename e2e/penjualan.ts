/** Sales that are there when a story begins, made past the screens; and a till filled at the screen. */
import type { Locator, Page } from '@playwright/test'
import { buildSale, validate } from '#test/tools/till.ts'
import { must } from '#test/tools/client.ts'
import { modal, choose, scan, typeInto } from './staf.ts'
import type { Toko } from './toko.ts'

/** Saves a sale of these pieces for cash, at today's prices. Answers its number. */
export const simpanPenjualan = async (toko: Toko, ...barang: string[]): Promise<string> =>
  buildSale(await toko.minta.as('SLS1'), { barang })

/** The same, validated by the cashier. */
export async function penjualanSah(toko: Toko, ...barang: string[]): Promise<string> {
  const no_faktur_group = await simpanPenjualan(toko, ...barang)
  must(await validate(await toko.minta.as('KSR1'), no_faktur_group))
  return no_faktur_group
}

/** Number of sales the shop has saved on this day. */
export const jumlahPenjualan = async (toko: Toko): Promise<number> =>
  (await toko.minta('OWN1', 'GET', 'penjualan')).data.length

/** Scans a piece into the open till, and waits for its line. */
export async function scanBarang(page: Page, kode_barcode: string): Promise<void> {
  await scan(page, kode_barcode)
  await page.getByRole('button', { name: new RegExp(`^Hapus .* ${kode_barcode}$`) }).waitFor()
}

/** Pays everything in cash, to the rupiah, at the open till. */
export async function bayarTunai(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Bayar/ }).click()
  const bayar = modal(page, 'Pembayaran')
  await bayar.getByRole('button', { name: 'Tambah Pembayaran' }).click()
  await bayar.getByRole('button', { name: /^Tutup F8/ }).click()
}

/** Names the customer of the open till: the chip opens the fields, F7 closes them. */
export async function fillPelanggan(page: Page, { nama, hp }: { nama?: string; hp?: string }): Promise<void> {
  await chipPelanggan(page).click()
  const pelanggan = modal(page, 'Pelanggan')
  if (nama !== undefined) await pelanggan.getByLabel('Nama', { exact: true }).fill(nama)
  if (hp !== undefined) await typeInto(pelanggan.getByLabel('No HP'), hp)
  await page.keyboard.press('F7')
  await pelanggan.waitFor({ state: 'detached' })
}

/** The customer of the open till. */
export const chipPelanggan = (page: Page): Locator =>
  page.getByRole('region', { name: 'Sales dan pelanggan' }).getByRole('button', { name: /^Pelanggan/ })

export const chooseSales = (page: Page): Promise<void> => choose(page, page, 'Sales', 'S01 · SITI')
