/** Loans against jewellery: the value of the goods, and the part of it that is lent (DOMAIN §C.7). */
import { errors, type Refusal } from '#domain/errors.ts'
import type { Milligram, Persen, Rupiah } from '#domain/units.ts'
import { rupiah } from '#domain/units.ts'
import type { Settings } from './para-system.ts'
import { bulatTerdekat, bulatTurun, hargaBerat, pecahan, persenDari, type Pecahan } from './pembulatan.ts'
import { olehPembuat, type Pemeriksa } from './validasi.ts'

export interface BarangJaminan {
  berat: Milligram
  /** Today's buying price of a gram of its group. */
  harga_beli_gram: Rupiah
}

/** Of one line, as it is shown: to the nearest rupiah. */
export const lineTaksiran = (b: BarangJaminan): Rupiah =>
  bulatTerdekat(hargaBerat(b.berat, b.harga_beli_gram))

/** Σ mg × harga_beli_gram / 1000, what is less than a rupiah left out. */
export function taksiran(barang: readonly BarangJaminan[]): Rupiah {
  const seribu = barang.reduce((sum, b) => sum + hargaBerat(b.berat, b.harga_beli_gram).pembilang, 0n)
  const exact: Pecahan = pecahan(seribu, 1000)
  return bulatTurun(exact)
}

/** Of Kondisi Pinjaman; maks_rp 0: no limit but the goods. */
export interface PinjamanLimit {
  maks_persen: Persen
  min_rp: Rupiah
  maks_rp: Rupiah
}

/** K × floor(taksiran × maks_persen / 100 / K), and never above maks_rp. @param kelipatan PEMBULATAN */
export function maksPinjaman(
  nilai: Rupiah,
  { maks_persen, maks_rp }: Pick<PinjamanLimit, 'maks_persen' | 'maks_rp'>,
  kelipatan: number,
): Rupiah {
  const maks = bulatTurun(persenDari(nilai, maks_persen), kelipatan)
  return maks_rp > 0 ? rupiah(Math.min(maks, maks_rp)) : maks
}

/** The payment that alone may be undone or released now: the loan's newest, of today, and not the part-payment that came with it (§O.4-4). */
export function bayarTerakhir<B extends { no_induk: string; status_valid: string; tgl_system: string }>(
  bayar: readonly B[],
  tgl_system: string,
): B | undefined {
  const terakhir = bayar.findLast((b) => b.status_valid !== 'CANC' && b.no_induk === '-')
  return terakhir?.tgl_system === tgl_system ? terakhir : undefined
}

/** A loan of so much is confirmed by another person than who wrote down its goods: nobody lends alone on what is not there. */
export const pinjamanBedaUser = (
  jumlah_hutang: Rupiah,
  { HUTANG_BEDA_USER_MULAI }: Pick<Settings, 'HUTANG_BEDA_USER_MULAI'>,
): boolean => jumlah_hutang >= HUTANG_BEDA_USER_MULAI

/** Returns the refusals when the maker wants to confirm the loan. */
export function pinjamanOlehPembuat(
  { jumlah_hutang, input_by }: { jumlah_hutang: Rupiah; input_by: string },
  pemeriksa: Pemeriksa,
  settings: Pick<Settings, 'HUTANG_BEDA_USER_MULAI'>,
): Refusal[] {
  if (pemeriksa.beda_user || !pinjamanBedaUser(jumlah_hutang, settings))
    return olehPembuat(input_by, pemeriksa)
  return input_by === pemeriksa.user_id
    ? [errors.hutangBedaUser({ mulai: settings.HUTANG_BEDA_USER_MULAI })]
    : []
}
