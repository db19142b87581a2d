/** A customer's own gold in an order: how much of the finished piece it pays for, and how much of it is left (DOMAIN §C.8, §O.2-1 to 5). */
import { errors } from '#domain/errors.ts'
import { milligram, type Milligram, type Persen } from '#domain/units.ts'
import { ambilLebur, type LeburContent } from './lebur.ts'
import { kurangPecahan, lebihBesar, pecahan, type Pecahan } from './pembulatan.ts'

/** As weighed in (table pesanan_detail): `berat` 0 when the customer brought none. */
export interface EmasCustomer {
  berat: Milligram
  kadar: Persen
  /** Of what was ordered. */
  kadar_pesanan: Persen
}

/** The customer's gold converted to the order's purity, exact: mg × kadar_customer / kadar_pesanan. */
const setara = ({ berat, kadar, kadar_pesanan }: EmasCustomer): Pecahan =>
  berat === 0 ? pecahan(0) : pecahan(BigInt(berat) * BigInt(kadar), kadar_pesanan)

const NOL = pecahan(0)

/** The weight that is paid by the gram, exact: max(0, mg − the customer's gold in the order's purity). */
export function beratKena(berat: Milligram, emas: EmasCustomer): Pecahan {
  const kena = kurangPecahan(pecahan(berat), setara(emas))
  return lebihBesar(kena, NOL) ? kena : NOL
}

/**
 * Part of a piece of `berat` that is not paid by the gram, in whole milligrams of the piece, rounded down. A sale line
 * stores this weight.
 */
export function beratDitanggung(berat: Milligram, emas: EmasCustomer): Milligram {
  const { pembilang, penyebut } = setara(emas)
  return milligram(Math.min(berat, Number(pembilang / penyebut)))
}

/** Part of a sale line that is paid by the gram: bounds, points, coupons and premi are computed from it (§O.2-5). */
export const beratDibayar = ({
  berat,
  berat_customer,
}: {
  berat: Milligram
  berat_customer: Milligram
}): Milligram => milligram(berat - berat_customer)

/**
 * Part of the customer's gold, as weighed in, that a piece of `berat` uses up: whole milligrams, rounded up, at most
 * all of it.
 */
export function emasTerpakai(berat: Milligram, emas: EmasCustomer): Milligram {
  if (emas.berat === 0) return milligram(0)
  const atas = BigInt(berat) * BigInt(emas.kadar_pesanan)
  const kadar = BigInt(emas.kadar)
  return milligram(Math.min(emas.berat, Number((atas + kadar - 1n) / kadar)))
}

/**
 * Gold that goldsmiths were given, brought back and lost, and the weight of the finished piece (null before it is
 * there).
 */
export interface JejakEmas {
  serah: Milligram
  kembali: Milligram
  susut: Milligram
  berat_jadi: Milligram | null
}

/**
 * Places of a customer's gold of one line, as weighed in: gold that was worked in is the shop's, the rest still belongs
 * to the customer.
 */
export interface LetakEmas {
  di_service: Milligram
  di_tukang: Milligram
  /** Used up by the finished piece: 0 before it is there. */
  terpakai: Milligram
  /** Lost in the work (SUSUT): the shop's loss. */
  hilang: Milligram
  /** Gold still owed to the customer: all that was not used up, lost or not. */
  milik: Milligram
}

/**
 * The piece uses up what the goldsmith has of it first, then what lies in SERVICE. What comes back after that, or is lost
 * after that, was beyond the piece: in whatever order it happened, the figures are these.
 */
export function letakEmas(emas: EmasCustomer, { serah, kembali, susut, berat_jadi }: JejakEmas): LetakEmas {
  const terpakai = berat_jadi === null ? 0 : emasTerpakai(berat_jadi, emas)
  const pada_tukang = serah - kembali - susut
  const di_toko = emas.berat - serah + kembali
  return {
    di_tukang: milligram(Math.max(0, pada_tukang - terpakai)),
    di_service: milligram(Math.max(0, di_toko - Math.max(0, terpakai - pada_tukang))),
    terpakai: milligram(terpakai),
    hilang: susut,
    milik: milligram(emas.berat - terpakai),
  }
}

/** `berat` of gold of purity `dari` in gold of purity `ke`, by its fine weight: whole milligrams, rounded up. */
export const setaraHalus = (berat: Milligram, dari: Persen, ke: Persen): Milligram =>
  milligram(Number((BigInt(berat) * BigInt(dari) + BigInt(ke) - 1n) / BigInt(ke)))

/** Fine gold in `berat`, in milligrams to the nearest: what balances are shown in. */
export const halus = (berat: Milligram, kadar: Persen): Milligram =>
  milligram(Number((2n * BigInt(berat) * BigInt(kadar) + 1_000_000n) / 2_000_000n))

/** Gold of a line that goes home, `berat` of it as weighed in; what of that lies in SERVICE is the very gold. */
export interface EmasDikembalikan {
  kode_group: string
  kode_dept: string
  ref_line: string
  /** Of the line's group: what LEBUR gives is of that. */
  kadar: Persen
  kadar_customer: Persen
  berat: Milligram
  emas: Pick<LetakEmas, 'di_service' | 'di_tukang'>
}

type Lepas = Pick<EmasDikembalikan, 'kode_group' | 'kode_dept' | 'ref_line' | 'berat'>

/**
 * Gold that lies in SERVICE goes home as it is; gold that was worked in or lost is replaced by the same fine weight out
 * of LEBUR (§O.2-3, §O.2-6).
 * @throws errors.emasCustomerDiTukang, errors.leburTidakCukup
 */
export function emasPulang(
  lines: readonly EmasDikembalikan[],
  content: readonly LeburContent[],
): { dari_service: Lepas[]; dari_lebur: Lepas[] } {
  if (lines.some((line) => line.emas.di_tukang > 0)) throw errors.emasCustomerDiTukang()
  const dari_service: Lepas[] = []
  const dari_lebur: Lepas[] = []
  let left = [...content]
  for (const { kode_group, kode_dept, ref_line, kadar, kadar_customer, berat, emas } of lines) {
    const ada = milligram(Math.min(berat, emas.di_service))
    if (ada > 0) dari_service.push({ kode_group, kode_dept, ref_line, berat: ada })
    if (ada === berat) continue
    const ganti = setaraHalus(milligram(berat - ada), kadar_customer, kadar)
    const { emas: drawn, kurang } = ambilLebur(left, [{ kode_group, berat: ganti }])
    if (kurang.length) throw errors.leburTidakCukup()
    dari_lebur.push(...drawn.map((e) => ({ ...e, ref_line })))
    left = left.map((e) => {
      const out = drawn.find((d) => d.kode_group === e.kode_group && d.kode_dept === e.kode_dept)
      return out ? { ...e, berat: milligram(e.berat - out.berat) } : e
    })
  }
  return { dari_service, dari_lebur }
}
