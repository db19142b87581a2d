/** Sales that are there when a story begins, made past the screens; and a till filled at the screen. */
import type { Page } from '@playwright/test'
import { idTrx, type Toko } from './server.ts'
import { modal, pilih, scan } from './staf.ts'

/** Saves a sale of these pieces for cash, at today's prices. Answers its number. */
export async function simpanPenjualan(toko: Toko, ...barcodes: string[]): Promise<string> {
  const detail_barang = []
  let total = 0
  for (const kode_barcode of barcodes) {
    const { berat, harga_gram, harga_jual, ongkos_rp: ongkos, harga_atribut, harga_total } = (await toko.minta('SLS1', 'GET', `barang/${kode_barcode}`)).data
    detail_barang.push({ kode_barcode, berat, harga_gram, harga_jual, ongkos, harga_atribut })
    total += harga_total
  }
  const body = { id_trx: idTrx(), kode_sales: 'S01', detail_barang, pembayaran: [{ jenis: 'CASH', nominal: total }] }
  return must(await toko.minta('SLS1', 'POST', 'penjualan', body)).data.no_faktur_group
}

/** The same, validated by the cashier. */
export async function penjualanSah(toko: Toko, ...barcodes: string[]): Promise<string> {
  const no_faktur_group = await simpanPenjualan(toko, ...barcodes)
  must(await toko.minta('KSR1', 'POST', 'penjualan/validasi', { no_faktur_group }))
  return no_faktur_group
}

/** How many sales the shop has saved on this day. */
export const jumlahPenjualan = async (toko: Toko): Promise<number> => (await toko.minta('OWN1', 'GET', 'penjualan')).data.length

const must = <T extends { status: number; message: string }>(answer: T): T => {
  if (answer.status !== 200) throw new Error(`${answer.status} ${answer.message}`)
  return answer
}

/** Scans a piece into the open till, and waits for its line. */
export async function scanBarang(page: Page, kode_barcode: string): Promise<void> {
  await scan(page, kode_barcode)
  await page.getByRole('button', { name: new RegExp(`^Hapus .* ${kode_barcode}$`) }).waitFor()
}

/** Everything in cash, to the rupiah, at the open till. */
export async function bayarTunai(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Pembayaran/ }).click()
  const bayar = modal(page, 'Pembayaran')
  await bayar.getByRole('button', { name: 'Tambah Pembayaran' }).click()
  await bayar.getByRole('button', { name: /^Tutup F8/ }).click()
}

export const pilihSales = (page: Page): Promise<void> => pilih(page, page, 'Sales', 'S01 · SITI')

