/** The customer sells the goods of a loan to the shop: what they come to, what of the debt they pay, what is paid out (DOMAIN §B.8, §O.4-1, §O.4-2). */
import { errors, refuseAll, type Refusal } from '../errors.ts'
import { formatPersen } from '../format.ts'
import {
  milligram,
  rupiah,
  sumRupiah,
  type Milligram,
  type Persen,
  type Rupiah,
  type TanggalSystem,
} from '../units.ts'
import {
  bedaBerat,
  bungaHutang,
  hutangTertutup,
  type HutangBerjalan,
  type SettingBayarHutang,
} from './bayar-hutang.ts'
import type { SyaratBunga } from './bunga-pinjaman.ts'
import { disetujuiSerah } from './disetujui.ts'
import type { Disetujui } from './otorisasi.ts'
import { kondisiDari, type BendaBeli, type GroupBeli, type KondisiPembelian } from './putuskan-pembelian.ts'
import { hargaPerGram } from './rata-rata.ts'
import { terlaluBesar } from './terlalu-besar.ts'

/** A line of the loan's goods: all of them together. */
export interface Jaminan {
  no: number
  nama_barang: string
  kode_group: string
  jumlah: number
  berat: Milligram
}

/** A piece as the shop is to buy it. */
export interface BarangSerah {
  no: number
  nama_barang: string
  kode_dept: string
  kondisi: string
  kadar?: Persen | null | undefined
  berat: Milligram
  harga: Rupiah
}

export interface AcuanSerah {
  groups: ReadonlyMap<string, Pick<GroupBeli, 'kode_group' | 'kadar' | 'kadar_cetak' | 'status_gold'>>
  jenis: ReadonlySet<string>
  kondisi: readonly KondisiPembelian[]
}

export interface SerahDiputuskan {
  lines: {
    benda: BendaBeli
    kondisi: KondisiPembelian
    berat: Milligram
    harga: Rupiah
    harga_rata: Rupiah
  }[]
  harga: Rupiah
  pokok: Rupiah
  /** Interest that is booked; the rest of the interest due is waived. */
  bunga: Rupiah
  bunga_seharusnya: Rupiah
  kali: number
  tgl_bunga_sampai: TanggalSystem
  /** Paid out to the customer. */
  kelebihan: Rupiah
  /** Lines that the person who allows it must have seen. */
  disetujui: Disetujui
}

/**
 * Divides the price `harga` of the goods over a debt: principal first, then as much of the interest as the rest of the
 * price covers.
 */
export function bagiSerah(
  harga: Rupiah,
  pokok: Rupiah,
  jatuh: Rupiah,
): { bunga: Rupiah; kelebihan: Rupiah; dihapus: Rupiah } {
  const lebih = Math.max(0, harga - pokok)
  const bunga = Math.min(jatuh, lebih)
  return { bunga: rupiah(bunga), kelebihan: rupiah(lebih - bunga), dihapus: rupiah(jatuh - bunga) }
}

/** @throws every mistake in the loan, its goods and their prices, at once */
export function putuskanSerah(
  {
    hutang,
    syarat,
    jaminan,
    menunggu,
    tgl_system,
  }: {
    hutang: HutangBerjalan & { nama_customer: string }
    syarat: SyaratBunga
    jaminan: readonly Jaminan[]
    menunggu: boolean
    tgl_system: TanggalSystem
  },
  { barang, catatan }: { barang: readonly BarangSerah[]; catatan: string },
  acuan: AcuanSerah,
  settings: Pick<SettingBayarHutang, 'PEMBULATAN' | 'TOLERANSI_TIMBANG'>,
): SerahDiputuskan {
  refuseAll(hutangTertutup(hutang, menunggu))
  const harga = sumRupiah(barang.map((b) => b.harga))
  const pokok = hutang.sisa_pokok
  refuseAll([
    ...barang.flatMap((b, i) => periksaBarang(b, jaminan, acuan).map((r) => r.under(`detail_barang.${i}`))),
    ...jaminan.flatMap((j) => periksaJaminan(j, barang, catatan, settings)),
    ...terlaluBesar(
      barang.map((b) => [b.harga]),
      harga,
      ['detail_barang', 'harga'],
    ),
    ...(harga < pokok ? [errors.hargaSerahKurang().at('detail_barang')] : []),
  ])
  const jatuh = bungaHutang(hutang, syarat, tgl_system, settings.PEMBULATAN)
  const bagian = bagiSerah(harga, pokok, jatuh.bunga)
  const lines = barang.map((b) => putuskanBarang(b, jaminan, acuan))
  return {
    lines,
    harga,
    pokok,
    bunga: bagian.bunga,
    bunga_seharusnya: jatuh.bunga,
    kali: jatuh.kali,
    tgl_bunga_sampai: jatuh.tgl_bunga_sampai,
    kelebihan: bagian.kelebihan,
    disetujui: disetujuiSerah({
      no_faktur_hutang: hutang.no_faktur_hutang,
      nama_customer: hutang.nama_customer,
      jaminan,
      barang: barang.map((b, i) => ({
        ...b,
        kondisi: lines[i]!.kondisi.kondisi,
        ...lines[i]!.benda,
        no: b.no,
      })),
      harga,
      pokok,
      ...bagian,
      catatan,
    }),
  }
}

const lineOf = (b: BarangSerah, jaminan: readonly Jaminan[]): Jaminan | undefined =>
  jaminan.find((j) => j.no === b.no)

function periksaBarang(
  b: BarangSerah,
  jaminan: readonly Jaminan[],
  { jenis, kondisi, groups }: AcuanSerah,
): Refusal[] {
  const line = lineOf(b, jaminan)
  const group = line && groups.get(line.kode_group)
  return [
    ...(line ? [] : [errors.jaminanTidakAda({ no: b.no }).at('no')]),
    ...(jenis.has(b.kode_dept)
      ? []
      : [errors.pilihanTidakAda({ label: 'Jenis', kode: b.kode_dept }).at('kode_dept')]),
    ...(kondisiDari(kondisi, b.kondisi)
      ? []
      : [errors.pilihanTidakAda({ label: 'Kondisi', kode: b.kondisi }).at('kondisi')]),
    ...(b.kadar === 0 ? [errors.kadarKosong().at('kadar')] : []),
    ...(b.kadar && group?.status_gold === 'NONGOLD' ? [errors.kadarUjiBukanEmas().at('kadar')] : []),
  ]
}

/** Every line of the loan is handed over, none of it twice, and weighs what it did. */
function periksaJaminan(
  { no, jumlah, berat }: Jaminan,
  barang: readonly BarangSerah[],
  catatan: string,
  { TOLERANSI_TIMBANG }: Pick<SettingBayarHutang, 'TOLERANSI_TIMBANG'>,
): Refusal[] {
  const own = barang.filter((b) => b.no === no)
  if (own.length === 0) return [errors.jaminanBelumDinilai({ no }).at('detail_barang')]
  if (own.length > jumlah) return [errors.jaminanLebih({ no, jumlah }).at('detail_barang')]
  return bedaBerat(berat, milligram(own.reduce((sum, b) => sum + b.berat, 0)), catatan, TOLERANSI_TIMBANG)
}

function putuskanBarang(
  b: BarangSerah,
  jaminan: readonly Jaminan[],
  acuan: AcuanSerah,
): SerahDiputuskan['lines'][number] {
  const group = acuan.groups.get(lineOf(b, jaminan)!.kode_group)!
  return {
    berat: b.berat,
    harga: b.harga,
    harga_rata: hargaPerGram(b.harga, b.berat),
    kondisi: kondisiDari(acuan.kondisi, b.kondisi)!,
    benda: {
      barang_id: null,
      kode_barcode: '-',
      kode_group: group.kode_group,
      kode_dept: b.kode_dept,
      nama_barang: b.nama_barang,
      kadar: b.kadar ?? group.kadar,
      kadar_cetak: b.kadar ? formatPersen(b.kadar) : group.kadar_cetak,
      status_gold: group.status_gold,
    },
  }
}
