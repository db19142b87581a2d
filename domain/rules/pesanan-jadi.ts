/** The pieces that fill an order's lines: which may, and what of the customer's own gold each uses up (DOMAIN §B.6, §O.2). Pure. */
import { errors, type Refusal } from '../errors.ts'
import { milligram, type Milligram, type Persen } from '../units.ts'
import { emasTerpakai } from './emas-customer.ts'
import { pesananTerpakai } from './pesanan.ts'
import type { EmasTerpakai } from './postings/pesanan.ts'
import type { Status } from './status.ts'

/** An order that a piece is to fill (table pesanan). */
export interface PesananDiisi {
  no_pesanan: string
  status_pesanan: Status<'status_pesanan'>
  /** The sale that takes it already; '-' for none. */
  no_faktur_group: string
  /** '-' before somebody makes it. */
  kode_tukang: string
}

/** A line of it, with its customer's gold where that is. */
export interface FilledLine {
  no: number
  ref_line: string
  status: Status<'baris_pesanan'>
  kode_group: string
  kode_dept: string
  /** Of what was ordered. */
  kadar: Persen
  berat_customer: Milligram
  kadar_customer: Persen
  emas: { di_service: Milligram }
}

/** A piece, and the line it fills. */
export interface Pengisi {
  no: number
  /** undefined: nobody knows the piece, which is told elsewhere. */
  kode_group: string | undefined
}

/**
 * Source of pieces. A goldsmith's pieces fill an order that he has; the shop's own may also fill an order that nobody
 * has begun.
 */
export type AsalJadi = 'TUKANG' | 'STOK'

/** Returns the reason why this order takes no piece now. */
export function tolakDiisi(pesanan: PesananDiisi, asal: AsalJadi): Refusal | undefined {
  const { no_pesanan, status_pesanan, kode_tukang } = pesanan
  const [terpakai] = pesananTerpakai(pesanan)
  if (terpakai) return terpakai
  if (status_pesanan === 'DONE') return errors.pesananBukanProses({ no_pesanan })
  return asal === 'TUKANG' && (status_pesanan === 'OPEN' || kode_tukang === '-')
    ? errors.pesananBelumDiTukang({ no_pesanan })
    : undefined
}

/**
 * Returns the mistakes of the pieces by their place: the line must exist and be open, have the same group, and be
 * filled by one piece only.
 */
export function tolakPengisi(
  lines: readonly FilledLine[],
  barang: readonly Pengisi[],
): { i: number; field: 'no' | 'kode_group'; refusal: Refusal }[] {
  const seen = new Set<number>()
  return barang.flatMap(({ no, kode_group }, i) => {
    const line = lines.find((b) => b.no === no)
    const wrong = (field: 'no' | 'kode_group', refusal: Refusal) => [{ i, field, refusal }]
    if (no === 0) return wrong('no', errors.barisPesananKosong())
    if (!line) return wrong('no', errors.barisPesananTidakAda({ no }))
    if (line.status === 'JADI') return wrong('no', errors.barisPesananJadi({ no }))
    if (line.status === 'BATAL') return wrong('no', errors.barisPesananBatal({ no }))
    if (seen.has(no)) return wrong('no', errors.barisDiisiGanda({ no }))
    seen.add(no)
    return kode_group === undefined || line.kode_group === kode_group
      ? []
      : wrong('kode_group', errors.groupBukanPesanan({ no, kode_group: line.kode_group }))
  })
}

/** A customer's gold of a line that a goldsmith has. */
export interface EmasDiTukang {
  kode_tukang: string
  berat: Milligram
}

/**
 * Gold of its line that a piece of `berat` uses up: first the goldsmiths' part, then the part in SERVICE. Lost gold is
 * nowhere: the shop bears it.
 */
export function emasUntuk(
  line: FilledLine,
  berat: Milligram,
  diTukang: readonly EmasDiTukang[],
): EmasTerpakai {
  const { kode_group, kode_dept, ref_line, kadar_customer: kadar } = line
  const lepas = { kode_group, kode_dept, ref_line }
  let rest: number = emasTerpakai(berat, { berat: line.berat_customer, kadar, kadar_pesanan: line.kadar })
  const ambil = (ada: Milligram): Milligram => {
    const out = Math.min(rest, ada)
    rest -= out
    return milligram(out)
  }
  const di_tukang = diTukang
    .map((t) => ({ ...lepas, kode_tukang: t.kode_tukang, kadar, berat: ambil(t.berat) }))
    .filter((e) => e.berat > 0)
  const service = ambil(line.emas.di_service)
  return { di_tukang, di_service: service > 0 ? [{ ...lepas, berat: service }] : [] }
}

/** Of several pieces together. */
export const gabungEmas = (parts: readonly EmasTerpakai[]): EmasTerpakai => ({
  di_tukang: parts.flatMap((p) => p.di_tukang),
  di_service: parts.flatMap((p) => p.di_service),
})
