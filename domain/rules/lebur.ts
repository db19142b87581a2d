/** Melted gold: what a melting gave, shared among its pieces; what leaves the bin, drawn across jenis (DOMAIN §B.17, §O.1-5). */
import { errors, type Refusal } from '../errors.ts'
import { milligram, sumMilligram, type Milligram } from '../units.ts'

/** Reasons for destroying pieces; LEBUR is among them, because only the result turns it into gold. */
export const ALASAN_HANCUR = ['RUSAK', 'TIDAK LAKU', 'LEBUR', 'LAINNYA'] as const

/**
 * Divides the yield among the pieces: in proportion to weight, to the milligram, never more than a piece weighed.
 * @param hasil at most the weight of all pieces together
 */
export function divideResult(berat: readonly Milligram[], result: Milligram): Milligram[] {
  const total = sumMilligram(berat)
  // Up to this piece, rounded down: the parts add up to the whole, and none is above its own weight.
  const sampai = (mg: number) => Number((BigInt(mg) * BigInt(result)) / BigInt(total))
  let before = 0
  return berat.map((mg) => {
    const from = sampai(before)
    before += mg
    return milligram(sampai(before) - from)
  })
}

/** The pieces of one document are of one group: LEBUR holds grams of a group. */
export function tolakGroup(kode_group: readonly string[]): (Refusal | undefined)[] {
  return kode_group.map((kode) => (kode === kode_group[0] ? undefined : errors.satuHancurSatuGroup()))
}

/** The grams of a group and jenis in LEBUR. */
export interface LeburContent {
  kode_group: string
  kode_dept: string
  berat: Milligram
}

/**
 * Grams of groups taken out of the bin, one jenis after the other.
 * @throws nothing: what is not there stands in `kurang`, by its place in `diminta`
 */
export function ambilLebur(
  content: readonly LeburContent[],
  diminta: readonly { kode_group: string; berat: Milligram }[],
): { emas: LeburContent[]; kurang: { i: number; refusal: Refusal }[] } {
  const emas: LeburContent[] = []
  const kurang: { i: number; refusal: Refusal }[] = []
  diminta.forEach(({ kode_group, berat }, i) => {
    const ada = content.filter((e) => e.kode_group === kode_group && e.berat > 0)
    const all = sumMilligram(ada.map((e) => e.berat))
    if (berat > all) return void kurang.push({ i, refusal: errors.leburKurang({ kode_group, berat: all }) })
    let rest: number = berat
    for (const e of ada.toSorted((a, b) => (a.kode_dept < b.kode_dept ? -1 : 1))) {
      const out = Math.min(rest, e.berat)
      if (out > 0) emas.push({ ...e, berat: milligram(out) })
      rest -= out
    }
  })
  return { emas, kurang }
}
