/** The pieces a customer brings back: found by their nota, or described by hand. Pure; every figure by the rules the server decides with. */
import type { AcuanPembelian, NotaBeli } from '#domain/calls/pembelian.ts'
import { laporMulai } from '#client/kasir/identitas.ts'
import { errors, type FieldError } from '#domain/errors.ts'
import { formatRupiah, formatPersen } from '#domain/format.ts'
import { asalDari, asalDitanya, periksaAsal, type DokumenAsal } from '#domain/rules/dokumen-asal.ts'
import { disetujuiBeli } from '#domain/rules/disetujui.ts'
import type { Disetujui, KategoriOtorisasi } from '#domain/rules/otorisasi.ts'
import { hargaBeli } from '#domain/rules/pembelian.ts'
import type { HargaBeli, KondisiBeli } from '#domain/rules/dibeli.ts'
import {
  hargaBeliKurang,
  kondisiDari,
  perluIdentitas,
  type KondisiPembelian,
  type SettingPembelian,
} from '#domain/rules/putuskan-pembelian.ts'
import {
  milligram,
  persen,
  rupiah,
  sumMilligram,
  sumRupiah,
  type Milligram,
  type Persen,
  type Rupiah,
} from '#domain/units.ts'
import { belumDiizinkan, denganIzin, type LineIzin } from '#client/kasir/izin.ts'

/** A piece without nota, as the counter describes it. */
export interface TanpaNota {
  kode_group: string
  kode_dept: string
  nama_barang: string
  /** As tested, when no group says it. */
  kadar: Persen | null
  dokumen_asal: DokumenAsal | null
  alasan_asal: string
}

/** The values that staff enter for a piece. */
export interface DiisiBeli {
  berat: Milligram
  kondisi: string
  potongan_manual: Rupiah
}

export interface BeliLine extends DiisiBeli {
  /** Names the line in the list. */
  kunci: string
  nota: NotaBeli | null
  tanpa: TanpaNota | null
  izin: LineIzin[]
}

export type BeliActions =
  | { actions: 'tambah'; line: BeliLine }
  | { actions: 'ubah'; kunci: string; bagian: Partial<DiisiBeli> }
  /** The nota as it is now, with today's prices. */
  | { actions: 'segarkan'; nota: NotaBeli }
  | { actions: 'izinkan'; kunci: string; izin: LineIzin }
  | { actions: 'hapus'; kunci: string }

export const notaLine = (nota: NotaBeli): BeliLine => ({
  kunci: nota.no_faktur_jual,
  nota,
  tanpa: null,
  berat: nota.berat,
  kondisi: '',
  potongan_manual: rupiah(0),
  izin: [],
})
export const lineWithoutNota = (
  kunci: string,
  tanpa: TanpaNota,
  diisi: Pick<DiisiBeli, 'berat' | 'kondisi'>,
): BeliLine => ({ kunci, nota: null, tanpa, ...diisi, potongan_manual: rupiah(0), izin: [] })

export function keranjangBeli(lines: readonly BeliLine[], actions: BeliActions): BeliLine[] {
  const change = (kunci: string, next: (line: BeliLine) => BeliLine) =>
    lines.map((line) => (line.kunci === kunci ? next(line) : line))
  switch (actions.actions) {
    case 'tambah':
      return lines.some((line) => line.kunci === actions.line.kunci) ? [...lines] : [...lines, actions.line]
    case 'ubah':
      return change(actions.kunci, (line) => ({ ...line, ...actions.bagian }))
    case 'segarkan':
      return change(actions.nota.no_faktur_jual, (line) => ({ ...line, nota: actions.nota }))
    case 'izinkan':
      return change(actions.kunci, (line) => ({
        ...line,
        izin: denganIzin(line.izin, actions.izin),
      }))
    case 'hapus':
      return lines.filter((line) => line.kunci !== actions.kunci)
  }
}

export interface BeliDihitung extends HargaBeli {
  line: BeliLine
  nama_barang: string
  kadar_cetak: string
  kondisi: KondisiPembelian | undefined
  /** Otorisasi still missing, and what each must be given for. */
  perlu: KategoriOtorisasi[]
  disetujui: Disetujui
  /** The shop has no price to pay by: it cannot be saved. */
  tanpa_harga: FieldError[]
  /** The paper that says where it came from is not named. */
  tanpa_asal: FieldError[]
}

export interface HitunganBeli {
  lines: BeliDihitung[]
  berat: Milligram
  total: Rupiah
  /** The seller's identity must be kept. */
  identitas: boolean
  /** AML_BATAS where the total reaches it: what a report says beyond is asked of the seller. */
  lapor: Rupiah | undefined
}

/** Until a condition is chosen, the price is that of a piece without any. */
const BELUM: KondisiBeli = { kondisi: '', tipe: 'PERSENTASE', persentase: persen(0), potongan: rupiah(0) }

export function hitungBeli(
  lines: readonly BeliLine[],
  acuan: AcuanPembelian,
  settings: SettingPembelian,
): HitunganBeli {
  const rows = lines.map((line) => computeBeliLine(line, acuan, settings))
  const total = sumRupiah(rows.map((b) => b.harga))
  const judged = rows.map((b) => ({
    nota: b.line.nota ?? undefined,
    kondisi: { tanpa_surat: b.kondisi?.tanpa_surat ?? false },
  }))
  return {
    lines: rows,
    berat: sumMilligram(lines.map((l) => l.berat)),
    total,
    identitas: lines.length > 0 && perluIdentitas(judged, total, settings),
    lapor: laporMulai(total, settings),
  }
}

export function computeBeliLine(
  line: BeliLine,
  acuan: AcuanPembelian,
  settings: SettingPembelian,
): BeliDihitung {
  const { nota, tanpa } = line
  const kondisi = kondisiDari(acuan.kondisi, line.kondisi)
  // Prices of the moment: the nota was looked up at those of a while ago.
  const group = acuan.groups.find((g) => g.kode_group === (nota ?? tanpa)?.kode_group) ??
    nota ?? { harga_beli_gram: rupiah(0), harga_beli_24k: rupiah(0) }
  const dibeli = {
    nota: nota ?? undefined,
    berat: milligram(Math.max(1, line.berat)),
    kadar: tanpa?.kadar ?? undefined,
    group,
    rugi: nota?.rugi ?? undefined,
    kondisi: kondisi ?? BELUM,
    potongan_manual: line.potongan_manual,
  }
  const price = hargaBeli(dibeli, settings)
  const kode_group = (nota ?? tanpa)?.kode_group ?? '-'
  const nama_barang = nota?.nama_barang ?? tanpa?.nama_barang ?? '-'
  const kadar_cetak = nota?.kadar_cetak ?? kadarTanpa(tanpa, acuan)
  const disetujui = disetujuiBeli({
    ...price,
    ...asalDari(tanpa ?? {}),
    no_faktur_jual: nota?.no_faktur_jual ?? '-',
    nama_barang,
    kode_group,
    kadar_cetak,
    berat_nota: nota?.berat ?? milligram(0),
    berat: line.berat,
    kondisi: kondisi?.kondisi ?? '-',
  })
  return {
    ...price,
    line: line,
    kondisi,
    nama_barang,
    kadar_cetak,
    perlu: belumDiizinkan(price.otorisasi, line.izin, disetujui),
    disetujui,
    tanpa_asal: tanpa ? periksaAsal(tanpa, asalDitanya(settings)).flatMap((refusal) => refusal.errors) : [],
    tanpa_harga: hargaBeliKurang(dibeli, { kode_group }, settings).flatMap((refusal) => refusal.errors),
  }
}

const kadarTanpa = (tanpa: TanpaNota | null, { groups }: AcuanPembelian): string =>
  tanpa?.kadar
    ? formatPersen(tanpa.kadar)
    : (groups.find((g) => g.kode_group === tanpa?.kode_group)?.kadar_cetak ?? '-')

/** The lines as POST pembelian and POST penjualan take them. */
export const beliDiminta = (hitungan: HitunganBeli) =>
  hitungan.lines.map(({ line, harga, harga_nota }) => ({
    kode_barcode: line.nota?.kode_barcode ?? '-',
    no_faktur_jual: line.nota?.no_faktur_jual ?? '-',
    ...(line.nota ? { berat_nota: line.nota.berat, harga_nota } : {}),
    berat: line.berat,
    kondisi: line.kondisi,
    harga,
    potongan_manual: line.potongan_manual,
    kode_group: line.tanpa?.kode_group ?? '-',
    kode_dept: line.tanpa?.kode_dept ?? '-',
    nama_barang: line.tanpa?.nama_barang ?? '-',
    kadar: line.tanpa?.kadar ?? null,
    ...(line.tanpa?.dokumen_asal && asalDari(line.tanpa)),
    id_otorisasi: line.izin.length ? line.izin.map((i) => i.id) : null,
  }))

/** Returns the faults of the lines themselves, before they are paid for. */
export const beliError = ({ lines }: HitunganBeli): FieldError[] =>
  lines.flatMap(({ line: { berat }, tanpa_harga, tanpa_asal }, i) =>
    [
      ...(berat > 0 ? [] : [{ field: 'berat', message: errors.beratKosong().message }]),
      ...tanpa_harga,
      ...tanpa_asal,
    ].map((e) => ({ ...e, field: `detail_beli.${i}.${e.field}` })),
  )

const tanpaPotongan = ({ tipe, persentase, potongan }: KondisiPembelian): boolean =>
  (tipe === 'RP' ? potongan : persentase) === 0

/** As a counter offers them: MULUS, which takes nothing off, first; what comes without its nota last. */
export const kondisiChoices = (kondisi: readonly KondisiPembelian[]): { value: string; label: string }[] =>
  kondisi
    .toSorted(
      (a, b) =>
        Number(a.tanpa_surat) - Number(b.tanpa_surat) || Number(tanpaPotongan(b)) - Number(tanpaPotongan(a)),
    )
    .map((k) => ({ value: k.kondisi, label: `${k.kondisi}${sebab(k)}` }))

const sebab = ({ tipe, persentase, potongan }: KondisiPembelian): string => {
  if (tipe === 'RP') return potongan > 0 ? ` −${formatRupiah(potongan)}/g` : ''
  return persentase > 0 ? ` −${formatPersen(persentase)}` : ''
}
