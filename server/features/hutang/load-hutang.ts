/** A loan with its goods and payments, locked or only read: what validating, paying, ending or undoing it needs (DOMAIN §B.8, §O.4). */
import { errors } from '#domain/errors.ts'
import { lineNo } from '#domain/rules/kode.ts'
import type { JenisBayarHutang } from '#domain/dokumen/hutang.ts'
import type { SyaratBunga } from '#domain/rules/bunga-pinjaman.ts'
import type { BarangCustomer } from '#domain/rules/postings/pesanan.ts'
import type { Status } from '#domain/rules/status.ts'
import type { Milligram, Persen, Rupiah, TanggalSystem } from '#domain/units.ts'
import type { Context } from '../../context.ts'
import { statement } from '../../db/statement.ts'
import type { Kepala } from '../../faktur/kepala.ts'

export interface KepalaHutang extends Kepala {
  no_faktur_hutang: string
  tgl_system: TanggalSystem
  berat_emas: Milligram
  berat_bruto: Milligram
  taksiran: Rupiah
  maks_pinjaman: Rupiah
  jumlah_hutang: Rupiah
  sisa_pokok: Rupiah
  metode: SyaratBunga['metode']
  bunga_persen: Persen
  min_hari: number
  tenggang_hari: number
  min_bunga_rp: Rupiah
  lama_pinjam: number
  tgl_jatuh_tempo: TanggalSystem
  tgl_bunga_sampai: TanggalSystem
  perpanjang_ke: number
  no_amplop: string
  no_segel: string
  saldo_awal: boolean
  status_valid: Status<'status_valid'>
  status_hutang: Status<'status_hutang'>
  tgl_lunas: TanggalSystem | null
  input_by: string
  cetak: number
}

export interface LoadedHutangLine {
  no: number
  nama_barang: string
  kondisi: string
  kode_group: string
  jumlah: number
  berat: Milligram
  harga_beli_gram: Rupiah
  foto: string | null
  /** no_faktur_hutang-01: what its rows in the books are called. */
  ref_line: string
}

export interface LoadedBayarHutang {
  no_transaksi: string
  urut: number
  jenis: JenisBayarHutang
  no_induk: string
  tgl_system: TanggalSystem
  pokok: Rupiah
  bunga: Rupiah
  bunga_seharusnya: Rupiah
  harga_serah: Rupiah
  no_faktur_group: string
  sisa_pokok_lama: Rupiah
  tgl_bunga_sampai_lama: TanggalSystem
  tgl_jatuh_tempo_lama: TanggalSystem
  perpanjang_ke_lama: number
  tgl_bunga_sampai: TanggalSystem
  tgl_jatuh_tempo: TanggalSystem
  perpanjang_ke: number
  status_valid: Status<'status_valid'>
  input_by: string
  cetak: number
}

export interface LoadedHutang {
  kepala: KepalaHutang
  barang: LoadedHutangLine[]
  /** In the order they were saved, undone ones too. */
  bayar: LoadedBayarHutang[]
}

const KEPALA = `SELECT no_faktur_hutang, tgl_system, kode_sales, kode_member, nama_customer, no_hp,
    alamat_customer, berat_emas, berat_bruto, taksiran, maks_pinjaman, jumlah_hutang, sisa_pokok, metode,
    bunga_persen, min_hari, tenggang_hari, min_bunga_rp, lama_pinjam, tgl_jatuh_tempo, tgl_bunga_sampai,
    perpanjang_ke, no_amplop, no_segel, saldo_awal, status_valid, status_hutang, tgl_lunas, input_by, cetak
   FROM hutang WHERE kode_toko = $1 AND no_faktur_hutang = $2`
const kunci = statement<KepalaHutang>('kunci_hutang', `${KEPALA} FOR UPDATE`)
const kepala = statement<KepalaHutang>('baca_hutang', KEPALA)
const barang = statement<Omit<LoadedHutangLine, 'ref_line'>>(
  'baris_hutang',
  `SELECT no, nama_barang, kondisi, kode_group, jumlah, berat, harga_beli_gram, foto
   FROM hutang_detail WHERE kode_toko = $1 AND no_faktur_hutang = $2 ORDER BY no`,
)
const bayar = statement<LoadedBayarHutang>(
  'bayar_hutang',
  `SELECT no_transaksi, urut, jenis, no_induk, tgl_system, pokok, bunga, bunga_seharusnya, harga_serah,
     no_faktur_group, sisa_pokok_lama, tgl_bunga_sampai_lama, tgl_jatuh_tempo_lama, perpanjang_ke_lama,
     tgl_bunga_sampai, tgl_jatuh_tempo, perpanjang_ke, status_valid, input_by, cetak
   FROM hutang_bayar WHERE kode_toko = $1 AND no_faktur_hutang = $2 ORDER BY urut`,
)

/**
 * The head is locked first: what hangs on it is read by statements of their own, so that who waited sees what the other
 * has done.
 * @throws errors.hutangTidakAda
 */
export const loadHutang = (ctx: Context, no: string): Promise<LoadedHutang> => load(ctx, no, kunci)
/** The same, without locking it. */
export const readHutang = (ctx: Context, no: string): Promise<LoadedHutang> => load(ctx, no, kepala)

async function load(ctx: Context, no: string, head: typeof kunci): Promise<LoadedHutang> {
  const key = [ctx.toko.kode_toko, no]
  const [[found], lines, payments] = await Promise.all([
    ctx.sql(head, key),
    ctx.sql(barang, key),
    ctx.sql(bayar, key),
  ])
  if (!found) throw errors.hutangTidakAda().at('no_faktur_hutang')
  return {
    kepala: found,
    barang: lines.map((line) => ({ ...line, ref_line: lineNo(no, line.no) })),
    bayar: payments,
  }
}

/** The terms that its interest follows. */
export const syaratBunga = (h: KepalaHutang): SyaratBunga => ({ ...h, bunga: h.bunga_persen })
/** The debt as rules/bunga-pinjaman.ts takes it. */
export const pinjaman = (h: KepalaHutang) => ({
  sisa_pokok: h.sisa_pokok,
  tgl_hutang: h.tgl_system,
  tgl_bunga_sampai: h.tgl_bunga_sampai,
})
/** Goods of a line as the books have them; a loan knows no jenis. */
export const jaminan = (b: LoadedHutangLine): BarangCustomer => ({
  kode_group: b.kode_group,
  kode_dept: '-',
  ref_line: b.ref_line,
  qty: b.jumlah,
  berat: b.berat,
})
