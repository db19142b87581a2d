/** An order is taken at the till: what keeps it from that, and what its pieces cost there (DOMAIN §B.6, §C.8, §O.2). */
import { errors, type Refusal } from '#domain/errors.ts'
import type { Milligram, Persen, Rupiah } from '#domain/units.ts'
import type { EmasCustomer } from './emas-customer.ts'
import type { HargaGroup } from './harga.ts'
import type { BarangJual } from './penjualan.ts'
import type { Status } from './status.ts'

/** A finished piece, as it was ordered (table pesanan_detail). */
export interface BarangDipesan {
  kode_barcode: string
  /** Sold at the price of the day it was ordered. */
  mengikat: boolean
  harga_gram: Rupiah
  harga_min_gram: Rupiah
  harga_max_gram: Rupiah
  ongkos: Rupiah
  harga_atribut: Rupiah
  kadar: Persen
  berat_customer: Milligram
  kadar_customer: Persen
}

/** An order that is to be taken. */
export interface PesananDiambil<B = Pick<BarangDipesan, 'kode_barcode'>> {
  no_pesanan: string
  kode_member: string
  status_pesanan: Status<'status_pesanan'>
  /** The sale that takes it already; '-' for none. */
  no_faktur_group: string
  barang: readonly B[]
}

/** Returns the refusals of a sale that wants to take the order; empty when it may. */
export function belumBisaDiambil({
  no_pesanan,
  status_pesanan,
  no_faktur_group,
}: Omit<PesananDiambil, 'barang' | 'kode_member'>): Refusal[] {
  if (status_pesanan === 'FINISH') return [errors.pesananSudahDiambil()]
  if (status_pesanan === 'CLOSE') return [errors.pesananSelesai({ no_pesanan })]
  if (status_pesanan !== 'DONE') return [errors.pesananBelumSelesai()]
  return no_faktur_group === '-' ? [] : [errors.pesananSedangDiambil({ no_pesanan, no_faktur_group })]
}

type AmbilLine = { kode_barcode: string; no_pesanan: string }

/**
 * Returns every obstacle to a sale taking this order, each at its line. An order is taken once and whole: all its
 * pieces in one sale.
 */
export function periksaAmbilPesanan(
  pesanan: PesananDiambil,
  lines: readonly AmbilLine[],
  kode_member: string,
): Refusal[] {
  const { no_pesanan, barang } = pesanan
  const own = new Set(barang.map((b) => b.kode_barcode))
  const naming = lines.flatMap((line, i) => (line.no_pesanan === no_pesanan ? [{ ...line, i }] : []))
  const at = (i: number) => `detail_barang.${i}.no_pesanan`
  const first = at(naming[0]?.i ?? 0)
  const used = belumBisaDiambil(pesanan)
  if (used.length) return used.map((refusal) => refusal.at(first))
  if (![kode_member, 'NONMEMBER'].includes(pesanan.kode_member))
    return [errors.pesananCustomerLain({ no_pesanan, kode_member: pesanan.kode_member }).at('kode_customer')]
  const foreign = naming
    .filter((line) => !own.has(line.kode_barcode))
    .map(({ kode_barcode, i }) => errors.barangBukanPesanan({ kode_barcode, no_pesanan }).at(at(i)))
  const missing = [...own].filter((kode) => !naming.some((line) => line.kode_barcode === kode))
  return [
    ...foreign,
    ...(missing.length ? [errors.pesananHarusSemua({ kode_barcode: missing.join(', ') }).at(first)] : []),
  ]
}

export const emasDipesan = ({
  berat_customer,
  kadar_customer,
  kadar,
}: Pick<BarangDipesan, 'berat_customer' | 'kadar_customer' | 'kadar'>): EmasCustomer | undefined =>
  berat_customer === 0 ? undefined : { berat: berat_customer, kadar: kadar_customer, kadar_pesanan: kadar }

/**
 * A finished piece as it is sold: ongkos and atribut as agreed, at the prices of the day it was ordered when they bind,
 * at today's otherwise; what the customer's own gold pays for is not paid by the gram.
 */
export function hargaDipesan<
  B extends HargaGroup & Pick<BarangJual, 'ongkos' | 'tipe_ongkos' | 'harga_atribut'>,
>(barang: B, dipesan: BarangDipesan): B & { emas?: EmasCustomer } {
  const { mengikat, harga_gram: harga, harga_min_gram, harga_max_gram, ongkos, harga_atribut } = dipesan
  const emas = emasDipesan(dipesan)
  return {
    ...barang,
    ...(mengikat ? { harga, harga_min_gram, harga_max_gram } : {}),
    ongkos,
    tipe_ongkos: 'NOMINAL',
    harga_atribut,
    ...(emas ? { emas } : {}),
  }
}
