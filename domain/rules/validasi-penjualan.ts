/** Reasons why a saved sale cannot be confirmed (DOMAIN §B.5). */
import { penjualan } from '#domain/dokumen/penjualan.ts'
import type { Refusal } from '#domain/errors.ts'
import type { Rupiah } from '#domain/units.ts'
import { harusLunas } from './pembayaran.ts'
import { olehPembuat, tidakDipesan, tidakMenunggu, type BarangDisimpan, type Pemeriksa } from './validasi.ts'

/** Facts that decide whether a sale can be validated. */
export interface PenjualanDisimpan {
  no_faktur_group: string
  status_valid: string
  input_by: string
  total_bayar: Rupiah
  baris: readonly BarangDisimpan[]
  pembayaran: readonly { nominal: Rupiah }[]
}

/** Empty when it can. */
export function alasanPenjualan(
  { no_faktur_group, status_valid, input_by, total_bayar, baris: lines, pembayaran }: PenjualanDisimpan,
  pemeriksa: Pemeriksa,
): Refusal[] {
  const selesai = tidakMenunggu(penjualan, no_faktur_group, status_valid)
  if (selesai) return [selesai]
  const refusals = [...olehPembuat(input_by, pemeriksa), ...tidakDipesan(lines)]
  try {
    harusLunas(pembayaran, total_bayar)
  } catch (refusal) {
    refusals.push(refusal as Refusal)
  }
  return refusals
}
