/** The prices per gram of a shop as Parameter Harga Emas sets them (DOMAIN §C.2, §F.1). */
import { errors, type Refusal } from '#domain/errors.ts'
import { rupiah, type Persen, type Rupiah } from '#domain/units.ts'
import { bulatNaik, bulatTurun, pecahan, persenDari } from './pembulatan.ts'

/** MANUAL: typed; TURUNAN: follows the shop's price of fine gold. */
export const CARA_HARGA = ['MANUAL', 'TURUNAN'] as const
export type CaraHarga = (typeof CARA_HARGA)[number]

/** Away from where the business day began by more than this, an otorisasi UBAH HARGA EMAS is needed. */
export const UBAH_MAKS_PERSEN = 5

/** Rupiah per gram of one group: sold at `harga`, bargained between min and max, bought back at harga_beli_gram. */
export interface HargaEmas {
  harga: Rupiah
  harga_min_gram: Rupiah
  harga_max_gram: Rupiah
  harga_beli_gram: Rupiah
}

/** Price per gram derived from that of fine gold: RU_k(harga_24k × kadar_jual% + margin), k = PEMBULATAN_HARGA_GRAM (§C.2). */
export const hargaGramTurunan = (
  harga_24k: Rupiah,
  kadar_jual: Persen,
  margin_per_gram: Rupiah,
  kelipatan: number,
): Rupiah =>
  bulatNaik(
    pecahan(BigInt(harga_24k) * BigInt(kadar_jual) + BigInt(margin_per_gram) * 1_000_000n, 1_000_000),
    kelipatan,
  )

/**
 * Buy-back price of a gram of a group: the shop's buying price of fine gold times the kadar, never above the selling
 * price.
 */
export const hargaBeliTurunan = (
  harga_beli_24k: Rupiah,
  kadar: Persen,
  harga: Rupiah,
  kelipatan: number,
): Rupiah => rupiah(Math.min(bulatTurun(persenDari(harga_beli_24k, kadar), kelipatan), harga))

const minus = (amount: number): Rupiah => rupiah(Math.max(0, amount))

/**
 * The same group at another price: min, max and the price of buying keep their distance to it in rupiah, and never fall
 * below nothing. A group that had no price yet may not be bargained over, and keeps its price of buying.
 */
export function geserHarga(before: HargaEmas, harga: Rupiah): HargaEmas {
  if (before.harga === 0)
    return { harga, harga_min_gram: harga, harga_max_gram: harga, harga_beli_gram: before.harga_beli_gram }
  const by = harga - before.harga
  return {
    harga,
    harga_min_gram: minus(before.harga_min_gram + by),
    harga_max_gram: minus(before.harga_max_gram + by),
    harga_beli_gram: minus(before.harga_beli_gram + by),
  }
}

/** A row as it is to be saved. */
export interface HargaDiatur extends HargaEmas {
  cara: CaraHarga
  margin_per_gram: Rupiah
}

export interface Harga24k {
  harga_24k: Rupiah
  /** 0: the shop has none, and nothing is measured by it. */
  harga_beli_24k: Rupiah
}

/**
 * Returns the mistakes in the prices of fine gold: a derived price needs one, and the buying price is never above the
 * selling price.
 */
export function periksaHarga24k(
  { harga_24k, harga_beli_24k }: Harga24k,
  rows: readonly Pick<HargaDiatur, 'cara'>[],
): Refusal[] {
  if (harga_24k === 0)
    return rows.some(({ cara }) => cara === 'TURUNAN') ? [errors.harga24kKosong().at('harga_24k')] : []
  return harga_beli_24k > harga_24k ? [errors.hargaBeliLebih().at('harga_beli_24k')] : []
}

/**
 * Returns the mistakes in a row, at its fields: min ≤ harga ≤ max; a derived price is the one the rule derives; a gram
 * is bought back neither above its selling price nor above the shop's price for fine gold.
 */
export function periksaHarga(
  row: HargaDiatur,
  { harga_24k, harga_beli_24k, kadar_jual, kelipatan }: Harga24k & { kadar_jual: Persen; kelipatan: number },
): Refusal[] {
  const refusals: Refusal[] = []
  if (row.cara === 'TURUNAN') {
    if (kadar_jual === 0) refusals.push(errors.kadarJualKosong().at('cara'))
    else if (row.harga !== hargaGramTurunan(harga_24k, kadar_jual, row.margin_per_gram, kelipatan))
      refusals.push(errors.hargaTurunanBeda().at('harga'))
  }
  if (row.harga_min_gram > row.harga) refusals.push(errors.hargaMinLebih().at('harga_min_gram'))
  if (row.harga_max_gram < row.harga) refusals.push(errors.hargaMaxKurang().at('harga_max_gram'))
  if (row.harga_beli_gram > row.harga) refusals.push(errors.hargaBeliLebih().at('harga_beli_gram'))
  else if (harga_beli_24k > 0 && row.harga_beli_gram > harga_beli_24k)
    refusals.push(errors.hargaBeliLebih24k().at('harga_beli_gram'))
  return refusals
}

/** Tells whether an amount moves by more than 5 %, exactly; the very first price is not a change. */
export const ubahBesar = (before: Rupiah, after: Rupiah): boolean =>
  before !== 0 && BigInt(Math.abs(after - before)) * 100n > BigInt(before) * BigInt(UBAH_MAKS_PERSEN)

/**
 * Base for the changes of a day: the amount when the business day began or, if that was 0, the first amount it became.
 * So small steps add up, and a change allowed in between does not move the base.
 * @param sebelum the amount before each change of this tgl_system, in order
 */
export const awalHari = (sebelum: readonly Rupiah[], kini: Rupiah): Rupiah =>
  sebelum.find((amount) => amount !== 0) ?? kini

/** Tells whether a new amount needs an otorisasi; an unchanged amount has been allowed already. */
export const ubahPerluIzin = (awal: Rupiah, kini: Rupiah, baru: Rupiah): boolean =>
  baru !== kini && ubahBesar(awal, baru)

export const HARGA_FIELDS = [
  'harga',
  'harga_min_gram',
  'harga_max_gram',
  'harga_beli_gram',
] as const satisfies (keyof HargaEmas)[]

/** The prices of a group where its day began. @param sebelum before each of its changes today, in order */
export const hargaAwalHari = (sebelum: readonly HargaEmas[], kini: HargaEmas): HargaEmas =>
  Object.fromEntries(
    HARGA_FIELDS.map((field) => [
      field,
      awalHari(
        sebelum.map((h) => h[field]),
        kini[field],
      ),
    ]),
  ) as unknown as HargaEmas

/**
 * Returns the prices of a group that move too far. The bounds count too, because a price within them needs no otorisasi
 * (§B.0.7).
 */
export const perluOtorisasiHarga = (
  kini: HargaEmas & { awal_hari: HargaEmas },
  baru: HargaEmas,
): (keyof HargaEmas)[] =>
  HARGA_FIELDS.filter((field) => ubahPerluIzin(kini.awal_hari[field], kini[field], baru[field]))

/** Tells whether any of the four prices differs. */
export const hargaBeda = (a: HargaEmas, b: HargaEmas): boolean =>
  a.harga !== b.harga ||
  a.harga_min_gram !== b.harga_min_gram ||
  a.harga_max_gram !== b.harga_max_gram ||
  a.harga_beli_gram !== b.harga_beli_gram
