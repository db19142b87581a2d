/** A piece being ordered, as typed, with its price (DOMAIN §C.8). Pure. */
import { simpanPesanan, type PesananChoices } from '#domain/calls/pesanan.ts'
import type { FieldError } from '#domain/errors.ts'
import { formatNumber, formatGram, formatPersen } from '#domain/format.ts'
import { beratKena, emasTerpakai, type EmasCustomer } from '#domain/rules/emas-customer.ts'
import type { Settings } from '#domain/rules/para-system.ts'
import { hargaPesanan } from '#domain/rules/pesanan.ts'
import {
  milligram,
  persen,
  rupiah,
  sumRupiah,
  type Milligram,
  type Persen,
  type Rupiah,
} from '#domain/units.ts'
import { newIdTrx } from '#client/net/api.ts'
import { contentErrors } from '#client/kasir/periksa.ts'

/** A line of the request; 0 and '' are what is not there. */
export interface LineInput {
  kode_group: string
  kode_dept: string
  nama_barang: string
  ukuran: string
  catatan: string
  perkiraan_berat: Milligram
  mengikat: boolean
  /** As it was shown when it was agreed on. */
  harga_gram: Rupiah
  ongkos: Rupiah
  nama_atribut: string
  berat_atribut: Milligram
  harga_atribut: Rupiah
  berat_customer: Milligram
  kadar_customer: Persen
}
export interface Line extends LineInput {
  kunci: string
}

export const emptyLine = (): Line => ({
  kunci: newIdTrx(),
  kode_group: '',
  kode_dept: '',
  nama_barang: '',
  ukuran: '',
  catatan: '',
  perkiraan_berat: milligram(0),
  mengikat: true,
  harga_gram: rupiah(0),
  ongkos: rupiah(0),
  nama_atribut: '',
  berat_atribut: milligram(0),
  harga_atribut: rupiah(0),
  berat_customer: milligram(0),
  kadar_customer: persen(0),
})

export type GroupPesanan = PesananChoices['groups'][number]

export interface ComputedLine {
  line: Line
  group: GroupPesanan | undefined
  harga_jual: Rupiah
  harga_total: Rupiah
  /** The formula of the price: '(4.000 g − 1.000 g) × 1,150,000'. */
  rumus: string
  /** About how much of the customer's gold will be left, and goes home. */
  emas_sisa: Milligram
  /** Today's price, when it is another than the one agreed on here. */
  harga_baru: Rupiah | undefined
}

export interface HitunganPesanan {
  lines: ComputedLine[]
  berat: Milligram
  berat_customer: Milligram
  total: Rupiah
}

export function hitungPesanan(
  lines: readonly Line[],
  acuan: PesananChoices,
  settings: Pick<Settings, 'PEMBULATAN'>,
): HitunganPesanan {
  const rows = lines.map((line) => computeLine(line, acuan, settings))
  return {
    lines: rows,
    berat: milligram(lines.reduce((sum, b) => sum + b.perkiraan_berat, 0)),
    berat_customer: milligram(lines.reduce((sum, b) => sum + b.berat_customer, 0)),
    total: sumRupiah(rows.map((b) => b.harga_total)),
  }
}

export function computeLine(
  line: Line,
  { groups }: PesananChoices,
  settings: Pick<Settings, 'PEMBULATAN'>,
): ComputedLine {
  const group = groups.find((g) => g.kode_group === line.kode_group)
  const emas = emasDari(line, group)
  const { harga_jual, total } = hargaPesanan(line.perkiraan_berat, emas, line, settings)
  return {
    line,
    group,
    harga_jual,
    harga_total: total,
    rumus: rumus(line, emas),
    emas_sisa: milligram(emas.berat - emasTerpakai(line.perkiraan_berat, emas)),
    harga_baru: group && group.harga_gram !== line.harga_gram ? group.harga_gram : undefined,
  }
}

/** While its purity is not known yet, it pays for nothing. */
const emasDari = ({ berat_customer, kadar_customer }: Line, group: GroupPesanan | undefined): EmasCustomer =>
  kadar_customer === 0 || !group || group.kadar === 0
    ? { berat: milligram(0), kadar: persen(0), kadar_pesanan: persen(0) }
    : { berat: berat_customer, kadar: kadar_customer, kadar_pesanan: group.kadar }

function rumus({ perkiraan_berat, harga_gram }: Line, emas: EmasCustomer): string {
  const berat = `${formatGram(perkiraan_berat)} g`
  const kali = ` × ${formatNumber(harga_gram)}`
  if (emas.berat === 0) return berat + kali
  if (beratKena(perkiraan_berat, emas).pembilang <= 0) return `${berat} seluruhnya dari emas customer`
  const milik = `${formatGram(emas.berat)} g`
  return emas.kadar === emas.kadar_pesanan
    ? `(${berat} − ${milik})${kali}`
    : `(${berat} − ${milik} × ${formatPersen(emas.kadar)} ÷ ${formatPersen(emas.kadar_pesanan)})${kali}`
}

/** As it goes to the server. */
export const requestedLine = ({ kunci: _, ...content }: Line): LineInput => ({
  ...content,
  ukuran: content.ukuran || '-',
  catatan: content.catatan || '-',
  nama_atribut: content.nama_atribut || '-',
})

/** Returns what is missing or wrong in a line, placed at its fields. */
export function lineErrors(line: Line, { groups }: PesananChoices): FieldError[] {
  const group = groups.find((g) => g.kode_group === line.kode_group)
  return [
    ...contentErrors(simpanPesanan.body.shape.detail_barang.element, requestedLine(line)),
    ...(group?.harga_gram === 0
      ? [{ field: 'kode_group', message: `Harga Group ${group.kode_group} Hari Ini Belum Diisi` }]
      : []),
    ...(line.berat_customer > 0 && line.kadar_customer === 0
      ? [{ field: 'kadar_customer', message: 'Kadar Emas Customer Harus Diisi' }]
      : []),
    ...(line.berat_customer === 0 && line.kadar_customer > 0
      ? [{ field: 'berat_customer', message: 'Berat Emas Customer Harus Diisi' }]
      : []),
  ]
}
