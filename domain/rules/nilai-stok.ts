/**
 * Value of the stock in a shop, as far as prices tell it: grams at today's selling price, like the opening stock,
 * without ongkos and stones.
 */
import { rupiah, type Milligram, type Rupiah } from '../units.ts'
import { bulatTerdekat, hargaBerat } from './pembulatan.ts'

export interface StokGroup {
  qty: number
  berat: Milligram
  /** Per gram; 0 where none has been set. */
  harga: Rupiah
}

export interface NilaiStok<G> {
  qty: number
  berat: Milligram
  nilai: Rupiah
  /** Pieces of groups without a price. */
  tanpa_harga: number
  per_group: (G & { nilai: Rupiah })[]
}

/** Rounded once for each group, so that the total is what its lines come to. */
export function nilaiStok<G extends StokGroup>(groups: readonly G[]): NilaiStok<G> {
  const per_group = groups.map((g) => ({ ...g, nilai: bulatTerdekat(hargaBerat(g.berat, g.harga)) }))
  const sum = (of: (g: G & { nilai: Rupiah }) => number) => per_group.reduce((n, g) => n + of(g), 0)
  return {
    qty: sum((g) => g.qty),
    berat: sum((g) => g.berat) as Milligram,
    nilai: rupiah(sum((g) => g.nilai)),
    tanpa_harga: sum((g) => (g.harga === 0 ? g.qty : 0)),
    per_group,
  }
}
