/**
 * The prices of a shop as they become by those of its pusat (DOMAIN §B.19). A figure is taken as it is; how it comes about
 * stays the shop's: a derived price stays derived where its rule comes to the very figure, and is typed otherwise.
 */
import { errors, type Refusal } from '../errors.ts'
import { EMAS_24K } from '../impor/pusat.ts'
import type { Persen, Rupiah } from '../units.ts'
import {
  HARGA_FIELDS,
  hargaBeda,
  hargaGramTurunan,
  periksaHarga,
  periksaHarga24k,
  type CaraHarga,
  type Harga24k,
  type HargaDiatur,
  type HargaEmas,
} from './harga-emas.ts'

export interface HargaGroupKini extends HargaDiatur {
  kode_group: string
  nama_group: string
  kadar_jual: Persen
}
export interface HargaKini extends Harga24k {
  kelipatan: number
  group: readonly HargaGroupKini[]
}

export interface HargaPusat extends Partial<Harga24k> {
  group: readonly (HargaEmas & { kode_group: string; nama_group: string })[]
}

export interface HargaAkan extends Harga24k {
  group: readonly HargaGroupKini[]
}

/**
 * All of the prices of the shop with those of the pusat that are chosen. How a price comes about is what was shown: by the
 * fine gold of the pusat, chosen or not; where that is not true without it, the check says so.
 */
export function menurutPusat(
  kini: HargaKini,
  pusat: HargaPusat,
  chosen: (kode: string) => boolean = () => true,
): HargaAkan {
  const { harga_24k = kini.harga_24k, harga_beli_24k = kini.harga_beli_24k } = pusat
  const byCode = new Map(pusat.group.map((g) => [g.kode_group, g]))
  return {
    ...(chosen(EMAS_24K)
      ? { harga_24k, harga_beli_24k }
      : { harga_24k: kini.harga_24k, harga_beli_24k: kini.harga_beli_24k }),
    group: kini.group.map((g) => {
      const baru = byCode.get(g.kode_group)
      if (!baru || !chosen(g.kode_group)) return g
      const figures = Object.fromEntries(HARGA_FIELDS.map((field) => [field, baru[field]]))
      return { ...g, ...figures, cara: caraBaru(g, baru.harga, harga_24k, kini.kelipatan) }
    }),
  }
}

const caraBaru = (
  { cara, kadar_jual, margin_per_gram }: HargaGroupKini,
  harga: Rupiah,
  harga_24k: Rupiah,
  kelipatan: number,
): CaraHarga =>
  cara === 'TURUNAN' && hargaGramTurunan(harga_24k, kadar_jual, margin_per_gram, kelipatan) === harga
    ? 'TURUNAN'
    : 'MANUAL'

export const hargaGroupBeda = (a: HargaGroupKini, b: HargaGroupKini): boolean =>
  hargaBeda(a, b) || a.cara !== b.cara

/** Returns the mistakes in the future prices, each with the code of the row that causes it. */
export function periksaMenurutPusat(
  akan: HargaAkan,
  { kelipatan }: Pick<HargaKini, 'kelipatan'>,
): { kode: string; refusal: Refusal }[] {
  return [
    ...periksaHarga24k(akan, akan.group).map((refusal) => ({ kode: EMAS_24K, refusal })),
    ...akan.group.flatMap((g) =>
      periksaHarga(g, { ...akan, kadar_jual: g.kadar_jual, kelipatan }).map((refusal) => ({
        kode: g.kode_group,
        refusal: refusal.id === 'hargaTurunanBeda' ? errors.turunanIkut24k({ kode: g.kode_group }) : refusal,
      })),
    ),
  ]
}
