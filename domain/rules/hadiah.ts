/** Gifts: why one is given away, and what a list of them must keep to, on the screen and on the server (DOMAIN §B.10). */
import { STOCK_HADIAH_MAKS } from '../limits.ts'
import { errors, type Refusal } from '../errors.ts'
import type { Rupiah } from '../units.ts'
import { terlaluBesar } from './terlalu-besar.ts'

export const ALASAN_HADIAH = ['SOUVENIR', 'ULANG TAHUN', 'UNDIAN', 'PROMOSI', 'RUSAK', 'LAINNYA'] as const
export type AlasanHadiah = (typeof ALASAN_HADIAH)[number]

/** A gift of the shop as it is now. */
export interface StokHadiah {
  kode_hadiah: string
  nama_hadiah: string
  /** Price of one gift in points; 0: not for points. */
  poin: number
  stock: number
  nilai: Rupiah
}

interface Line {
  kode_hadiah: string
  qty: number
}

/** Refusals of lines that name a gift twice, at 'detail_hadiah.1.kode_hadiah'. */
export const hadiahGanda = (lines: readonly Line[]): Refusal[] =>
  lines.flatMap((line, i) =>
    lines.findIndex((l) => l.kode_hadiah === line.kode_hadiah) < i
      ? [errors.hadiahGanda().at(`detail_hadiah.${i}.kode_hadiah`)]
      : [],
  )

/** Refusals of lines that name an unknown gift. */
export const hadiahTidakDikenal = (
  lines: readonly Line[],
  known: ReadonlyMap<string, StokHadiah>,
): Refusal[] =>
  lines.flatMap(({ kode_hadiah }, i) =>
    known.has(kode_hadiah)
      ? []
      : [errors.hadiahTidakAda({ kode_hadiah }).at(`detail_hadiah.${i}.kode_hadiah`)],
  )

/** Refusals of lines that take more than there is. */
export const hadiahKurang = (lines: readonly Line[], known: ReadonlyMap<string, StokHadiah>): Refusal[] =>
  lines.flatMap(({ kode_hadiah, qty }, i) =>
    (known.get(kode_hadiah)?.stock ?? qty) < qty
      ? [errors.stockHadiahKurang().at(`detail_hadiah.${i}.qty`)]
      : [],
  )

/** Refusals of a purchase that is too much for a document, or with which the shop would hold too many of a gift. */
export function hadiahTerlaluBanyak(
  lines: readonly (Line & { total_uang: Rupiah })[],
  known: ReadonlyMap<string, StokHadiah>,
): Refusal[] {
  const total = lines.reduce((sum, { total_uang }) => sum + total_uang, 0)
  return [
    ...lines.flatMap(({ kode_hadiah, qty }, i) =>
      (known.get(kode_hadiah)?.stock ?? 0) + qty > STOCK_HADIAH_MAKS
        ? [errors.jumlahTerlaluBesar({ maks: STOCK_HADIAH_MAKS }).at(`detail_hadiah.${i}.qty`)]
        : [],
    ),
    ...terlaluBesar([], total, ['detail_hadiah', 'total_uang']),
  ]
}

/** Adds up the points that the lines cost, and refuses gifts that are not for points. */
export function poinTukar(
  lines: readonly Line[],
  known: ReadonlyMap<string, StokHadiah>,
): { poin: number; refusals: Refusal[] } {
  const poin = lines.reduce((sum, { kode_hadiah, qty }) => sum + qty * (known.get(kode_hadiah)?.poin ?? 0), 0)
  const refusals = lines.flatMap(({ kode_hadiah }, i) =>
    known.get(kode_hadiah)?.poin === 0
      ? [errors.hadiahTanpaPoin({ kode_hadiah }).at(`detail_hadiah.${i}.kode_hadiah`)]
      : [],
  )
  return { poin, refusals }
}
