/** Prices typed over the shop's own, and their result. Pure; by the rules the server decides with. */
import type { CallInput } from '#domain/call.ts'
import type { HargaEmasToko, HargaGroupDiatur, simpanHargaEmas } from '#domain/calls/harga-emas.ts'
import type { FieldError } from '#domain/errors.ts'
import {
  geserHarga,
  hargaBeda,
  hargaBeliTurunan,
  hargaGramTurunan,
  periksaHarga,
  periksaHarga24k,
  perluOtorisasiHarga,
  ubahPerluIzin,
  type Harga24k,
  type HargaDiatur,
  type HargaEmas,
} from '#domain/rules/harga-emas.ts'
import type { Rupiah } from '#domain/units.ts'

export type Field = keyof HargaEmas
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

export interface HargaRow extends HargaDiatur {
  kini: HargaGroupDiatur
  errors: FieldError[]
  /** Fields that come to more than 5 % away from where the day began. */
  besar: Field[]
}

export interface HargaDihitung {
  harga_24k: Rupiah
  harga_beli_24k: Rupiah
  rows: HargaRow[]
  /** Fields of fine gold. */
  errors: FieldError[]
  besar24k: ('harga_24k' | 'harga_beli_24k')[]
}

/** Groups whose derived price no longer is the one in force: their kadar jual, or the rounding, was changed elsewhere since it was saved. */
export const tertinggal = (shop: HargaEmasToko): string[] =>
  hitungHarga(shop, tanpaUbahan)
    .rows.filter((b) => hargaBeda(b.kini, b))
    .map((b) => b.kini.kode_group)

/** Every row as it would be saved: min, max and the price of buying move along unless they were typed themselves, or fine gold says what is paid. */
export function hitungHarga(shop: HargaEmasToko, typed: Ubahan): HargaDihitung {
  const { harga_24k = shop.harga_24k, harga_beli_24k = shop.harga_beli_24k } = typed
  const rows = shop.group.map((kini) =>
    computeRow(shop, kini, typed.group[kini.kode_group] ?? {}, { harga_24k, harga_beli_24k }),
  )
  const besar24k = (['harga_24k', 'harga_beli_24k'] as const).filter((f) =>
    ubahPerluIzin(shop.awal_hari[f], shop[f], f === 'harga_24k' ? harga_24k : harga_beli_24k),
  )
  const errors = periksaHarga24k({ harga_24k, harga_beli_24k }, rows).flatMap((r) => r.errors)
  return { harga_24k, harga_beli_24k, rows, errors, besar24k }
}

function computeRow(
  shop: HargaEmasToko,
  kini: HargaGroupDiatur,
  typed: UbahanGroup,
  murni: Harga24k,
): HargaRow {
  const { kelipatan } = shop
  const { cara = kini.cara, margin_per_gram = kini.margin_per_gram } = typed
  const derived = cara === 'TURUNAN' && kini.kadar_jual > 0
  const harga = derived
    ? hargaGramTurunan(murni.harga_24k, kini.kadar_jual, margin_per_gram, kelipatan)
    : (typed.harga ?? kini.harga)
  const beli = derived && beliTurunan(shop, kini, { ...murni, harga })
  const { harga_min_gram, harga_max_gram, harga_beli_gram } = {
    ...geserHarga(kini, harga),
    ...(beli ? { harga_beli_gram: beli } : {}),
    ...typed,
  }
  const row = { cara, margin_per_gram, harga, harga_min_gram, harga_max_gram, harga_beli_gram }
  const errors = periksaHarga(row, { ...murni, kadar_jual: kini.kadar_jual, kelipatan }).flatMap(
    (r) => r.errors,
  )
  return { ...row, kini, errors, besar: perluOtorisasiHarga(kini, row) }
}

/**
 * Of a derived group, what the price of buying fine gold makes of its own, as at the opening: whenever that price is changed,
 * and as long as the group's is what it derives. One that was set apart keeps its distance to the price of selling until then.
 */
function beliTurunan(
  shop: HargaEmasToko,
  { kadar, harga, harga_beli_gram }: HargaGroupDiatur,
  { harga_beli_24k, harga: next }: { harga_beli_24k: Rupiah; harga: Rupiah },
): Rupiah | undefined {
  if (harga_beli_24k === 0) return undefined
  const follows =
    harga_beli_gram === hargaBeliTurunan(shop.harga_beli_24k, kadar, harga, shop.kelipatan) ||
    harga_beli_24k !== shop.harga_beli_24k
  return follows ? hargaBeliTurunan(harga_beli_24k, kadar, next, shop.kelipatan) : undefined
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

export const request = (shop: HargaEmasToko, { harga_24k, harga_beli_24k, rows }: HargaDihitung): Body => ({
  versi: shop.versi,
  harga_24k,
  harga_beli_24k,
  group: rows.map(
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
