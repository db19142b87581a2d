/** A customer's own gold that goes home: what lies in the shop, and what was lost of it out of the shop's own (DOMAIN §O.2-3). */
import { errors, type Refusal } from '#domain/errors.ts'
import { milligram, type Milligram, type Persen } from '#domain/units.ts'
import { setaraHalus, type LetakEmas } from './emas-customer.ts'
import { ambilLebur, type IsiLebur } from './lebur.ts'
import type { EmasPulang } from './postings/pesanan.ts'

/** Gold of a line of an order that goes home. */
export interface EmasDikembalikan {
  /** As weighed in: all of it (nothing was taken), or what the piece has left of it. */
  berat: Milligram
  kode_group: string
  kode_dept: string
  ref_line: string
  /** Of what was ordered, and of the gold that was brought for it. */
  kadar: Persen
  kadar_customer: Persen
  emas: Pick<LetakEmas, 'di_service' | 'di_tukang'>
}

/** What of it lies in SERVICE is the very gold. */
const ada = ({ berat, emas }: EmasDikembalikan): Milligram => milligram(Math.min(berat, emas.di_service))
/** What is gone of it, worked in or lost, in gold of the order's purity: by its fine weight (§O.2-6). */
const diganti = (line: EmasDikembalikan): Milligram =>
  setaraHalus(milligram(line.berat - ada(line)), line.kadar_customer, line.kadar)

/**
 * @param isi what lies in LEBUR of the groups of the lines
 * @returns what moves; or why it cannot go home: a goldsmith has of it, or LEBUR does not hold what was lost
 */
export function emasPulang(
  lines: readonly EmasDikembalikan[],
  isi: readonly IsiLebur[],
): EmasPulang | Refusal {
  const owed = lines.filter(({ berat }) => berat > 0)
  if (owed.some(({ emas }) => emas.di_tukang > 0)) return errors.emasCustomerDiTukang()
  const lost = new Map<string, { berat: Milligram; ref_line: string }>()
  for (const line of owed) {
    const { berat, ref_line } = lost.get(line.kode_group) ?? { berat: 0, ref_line: line.ref_line }
    lost.set(line.kode_group, { berat: milligram(berat + diganti(line)), ref_line })
  }
  const { emas, kurang } = ambilLebur(
    isi,
    [...lost].map(([kode_group, { berat }]) => ({ kode_group, berat })),
  )
  if (kurang.length) return errors.leburTidakCukup()
  return {
    dari_service: owed
      .filter((line) => ada(line) > 0)
      .map((line) => ({
        kode_group: line.kode_group,
        kode_dept: line.kode_dept,
        ref_line: line.ref_line,
        berat: ada(line),
      })),
    dari_lebur: emas.map((e) => ({ ...e, ref_line: lost.get(e.kode_group)!.ref_line })),
  }
}

/** Whether any of it goes home. */
export const adaPulang = ({ dari_service, dari_lebur }: EmasPulang): boolean =>
  dari_service.length + dari_lebur.length > 0
