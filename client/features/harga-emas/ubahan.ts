/** What has been typed over the shop's prices, and what comes of it. Pure; by the rules the server decides with. */
import type { CallInput } from '#domain/call.ts'
import type { HargaEmasToko, HargaGroupDiatur, simpanHargaEmas } from '#domain/calls/harga-emas.ts'
import type { FieldError } from '#domain/errors.ts'
import { errors as refusals } from '#domain/errors.ts'
import {
  geserHarga,
  hargaBeda,
  hargaGramTurunan,
  periksaHarga,
  perluOtorisasiHarga,
  ubahPerluIzin,
  type HargaDiatur,
  type HargaEmas,
} from '#domain/rules/harga-emas.ts'
import type { Rupiah } from '#domain/units.ts'

export type Bidang = keyof HargaEmas
export type UbahanGroup = Partial<HargaDiatur>

/** Only what was typed: everything else follows the shop's prices as they are now. */
export interface Ubahan {
  harga_24k?: Rupiah
  harga_beli_24k?: Rupiah
  group: Record<string, UbahanGroup>
}
export const tanpaUbahan: Ubahan = { group: {} }
export const adaUbahan = ({ group, ...fine }: Ubahan): boolean =>
  Object.keys(fine).length > 0 || Object.values(group).some((g) => Object.keys(g).length > 0)

export interface BarisHarga extends HargaDiatur {
  kini: HargaGroupDiatur
  errors: FieldError[]
  /** Fields that come to more than 5 % away from where the day began. */
  besar: Bidang[]
}

export interface HargaDihitung {
  harga_24k: Rupiah
  harga_beli_24k: Rupiah
  baris: BarisHarga[]
  /** Fields of fine gold. */
  errors: FieldError[]
  besar24k: ('harga_24k' | 'harga_beli_24k')[]
  perluOtorisasi: boolean
}

/** Groups whose derived price no longer is the one in force: their kadar jual, or the rounding, was changed elsewhere since it was saved. */
export const tertinggal = (shop: HargaEmasToko): string[] =>
  hitungHarga(shop, tanpaUbahan)
    .baris.filter((b) => hargaBeda(b.kini, b))
    .map((b) => b.kini.kode_group)

/** Every row as it would be saved: min, max and the price of buying move along unless they were typed themselves. */
export function hitungHarga(shop: HargaEmasToko, typed: Ubahan): HargaDihitung {
  const { harga_24k = shop.harga_24k, harga_beli_24k = shop.harga_beli_24k } = typed
  const baris = shop.group.map((kini) =>
    hitungBaris(kini, typed.group[kini.kode_group] ?? {}, harga_24k, shop.kelipatan),
  )
  const besar24k = (['harga_24k', 'harga_beli_24k'] as const).filter((f) =>
    ubahPerluIzin(shop.awal_hari[f], shop[f], f === 'harga_24k' ? harga_24k : harga_beli_24k),
  )
  const errors =
    harga_24k === 0 && baris.some((b) => b.cara === 'TURUNAN')
      ? refusals.harga24kKosong().at('harga_24k').errors
      : []
  return {
    harga_24k,
    harga_beli_24k,
    baris,
    errors,
    besar24k,
    perluOtorisasi: besar24k.length > 0 || baris.some((b) => b.besar.length > 0),
  }
}

function hitungBaris(
  kini: HargaGroupDiatur,
  typed: UbahanGroup,
  harga_24k: Rupiah,
  kelipatan: number,
): BarisHarga {
  const { cara = kini.cara, margin_per_gram = kini.margin_per_gram } = typed
  const derived = cara === 'TURUNAN' && kini.kadar_jual > 0
  const harga = derived
    ? hargaGramTurunan(harga_24k, kini.kadar_jual, margin_per_gram, kelipatan)
    : (typed.harga ?? kini.harga)
  const { harga_min_gram, harga_max_gram, harga_beli_gram } = { ...geserHarga(kini, harga), ...typed }
  const row = { cara, margin_per_gram, harga, harga_min_gram, harga_max_gram, harga_beli_gram }
  const errors = periksaHarga(row, { harga_24k, kadar_jual: kini.kadar_jual, kelipatan }).flatMap(
    (r) => r.errors,
  )
  return { ...row, kini, errors, besar: perluOtorisasiHarga(kini, row) }
}

/** Typing again what stands there is no change. */
export function ubahGroup(typed: Ubahan, kini: HargaGroupDiatur, bagian: UbahanGroup): Ubahan {
  const merged = { ...typed.group[kini.kode_group], ...bagian }
  if (bagian.cara === kini.cara) delete merged.cara
  // A derived price is not typed.
  if ((bagian.cara ?? merged.cara ?? kini.cara) === 'TURUNAN') delete merged.harga
  return { ...typed, group: { ...typed.group, [kini.kode_group]: merged } }
}

type Body = CallInput<typeof simpanHargaEmas>['body']

export const permintaan = (
  shop: HargaEmasToko,
  { harga_24k, harga_beli_24k, baris }: HargaDihitung,
): Body => ({
  versi: shop.versi,
  harga_24k,
  harga_beli_24k,
  group: baris.map(
    ({ kini, cara, margin_per_gram, harga, harga_min_gram, harga_max_gram, harga_beli_gram }) => ({
      kode_group: kini.kode_group,
      cara,
      margin_per_gram,
      harga,
      harga_min_gram,
      harga_max_gram,
      harga_beli_gram,
    }),
  ) as Body['group'],
})
