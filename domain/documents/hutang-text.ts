/** The plain-text file by which a printer prints debts by itself: no PDF, letters alone (spec 001 §2.1, §3, §9). */
import { formatNumber } from '#domain/format.ts'
import type { Rupiah } from '#domain/units.ts'

const WIDTH = 20
const NAMA_MAKS = 60

/** A line of the receipt, named as the specification names its fields. */
export interface StrukHutang {
  nama_barang: string
  /** Months. */
  lamaPinjam: number
  totalPinjam: Rupiah
  bunga: Rupiah
  harusDibayar: Rupiah
}

/** A name in lines of 20 letters, three at most: what is beyond 60 is left out. 'GELANG RANTAI ITALY 70' → ['GELANG RANTAI ITALY ', '70']. */
export function nameLine(nama: string): string[] {
  const letters = [...nama].slice(0, NAMA_MAKS)
  return Array.from({ length: Math.ceil(letters.length / WIDTH) }, (_, i) =>
    letters.slice(i * WIDTH, (i + 1) * WIDTH).join(''),
  )
}

/** As the printer takes it: the name's lines, then a figure a line. */
export const hutangTextOf = (no_faktur_hutang: string, s: StrukHutang): string =>
  [
    no_faktur_hutang,
    ...nameLine(s.nama_barang),
    `Lama Pinjam   : ${s.lamaPinjam} bulan`,
    `Total Pinjam  : ${formatNumber(s.totalPinjam)}`,
    `Bunga         : ${formatNumber(s.bunga)}`,
    `Harus Dibayar : ${formatNumber(s.harusDibayar)}`,
    '',
  ].join('\r\n')
