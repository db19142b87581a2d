/** An order, locked, with everything that filling, paying, taking or cancelling it needs (DOMAIN §B.6, §O.2). */
import { errors } from '#domain/errors.ts'
import { letakEmas, type LetakEmas } from '#domain/rules/emas-customer.ts'
import { lineNo } from '#domain/rules/kode.ts'
import { totalPesanan } from '#domain/rules/pesanan.ts'
import type { Status } from '#domain/rules/status.ts'
import {
  milligram,
  rupiah,
  type Milligram,
  type Persen,
  type Rupiah,
  type TanggalSystem,
} from '#domain/units.ts'
import type { Context } from '../../context.ts'
import { statement, type Statement } from '../../db/statement.ts'
import { memberNow, type Kepala } from '../../faktur/kepala.ts'
import { bayarDp, loadSetoran, type BayarSetoran, type Setoran } from '../../faktur/setoran.ts'

export interface KepalaPesanan extends Kepala {
  no_pesanan: string
  tgl_system: TanggalSystem
  estimasi_tanggal: TanggalSystem
  keterangan: string
  status_pesanan: Status<'status_pesanan'>
  /** '-' before somebody makes it. */
  kode_tukang: string
  tgl_jadi: TanggalSystem | null
  /** The sale that takes it, saved or confirmed; '-' for none. */
  no_faktur_group: string
  input_by: string
  cetak: number
}

/** A line as agreed (table pesanan_detail), the piece that fills it, and where its customer's gold is. */
export interface LoadedPesananLine {
  no: number
  /** no_pesanan-01: what its rows in the books are called. */
  ref_line: string
  status: Status<'baris_pesanan'>
  kode_group: string
  kode_dept: string
  nama_barang: string
  ukuran: string
  catatan: string
  /** Of what was ordered. */
  kadar: Persen
  kadar_cetak: string
  perkiraan_berat: Milligram
  mengikat: boolean
  /** Of the order's day, with its bounds per gram. */
  harga_gram: Rupiah
  harga_min_gram: Rupiah
  harga_max_gram: Rupiah
  harga_jual: Rupiah
  ongkos: Rupiah
  nama_atribut: string
  berat_atribut: Milligram
  harga_atribut: Rupiah
  harga_total: Rupiah
  berat_customer: Milligram
  kadar_customer: Persen
  no_jadi: string
  /** Of a line that is JADI. */
  jadi: PieceJadi | null
  emas: LetakEmas
}

/** The piece as it is now. */
export interface PieceJadi {
  barang_id: number
  kode_barcode: string
  kode_group: string
  kode_dept: string
  berat: Milligram
  status: string
  /** The tray it lay in, of one that came from the shop's stock; null of one that was made. */
  asal: { kode_gudang: string; kode_baki: string } | null
}

export interface LoadedPesanan {
  kepala: KepalaPesanan
  /** All of them, dropped ones too. */
  lines: LoadedPesananLine[]
  /** Every payment, undone ones too. */
  setoran: Setoran[]
  /** Of the DPs that were not undone, in the order they came. */
  pembayaran: BayarSetoran[]
  /** Money that the order holds: Σ DP that was not undone, while the order has not ended; 0 after. */
  saldo: Rupiah
  /** Σ of the lines that were not dropped, as estimated. */
  total: Rupiah
}

const KEPALA = `SELECT no_pesanan, tgl_system, kode_sales,
    ${memberNow('pesanan')}, nama_customer, no_hp, alamat_customer, estimasi_tanggal, keterangan, status_pesanan,
    kode_tukang, tgl_jadi, no_faktur_group, input_by, cetak
   FROM pesanan WHERE kode_toko = $1 AND no_pesanan = $2`
const read = statement<KepalaPesanan>('baca_pesanan', KEPALA)
const kunci = statement<KepalaPesanan>('kunci_pesanan', `${KEPALA} FOR UPDATE`)

type Line = Omit<LoadedPesananLine, 'emas' | 'ref_line'> & {
  serah: Milligram
  kembali: Milligram
  susut: Milligram
}
const line = statement<Line>(
  'baris_pesanan',
  `SELECT d.no, d.status, d.kode_group, d.kode_dept, d.nama_barang, d.ukuran, d.catatan, d.kadar,
     d.kadar_cetak, d.perkiraan_berat, d.mengikat, d.harga_gram, d.harga_min_gram, d.harga_max_gram,
     d.harga_jual, d.ongkos, d.nama_atribut, d.berat_atribut, d.harga_atribut, d.harga_total,
     d.berat_customer, d.kadar_customer, d.no_jadi,
     CASE WHEN d.barang_id IS NOT NULL THEN json_build_object('barang_id', b.id, 'kode_barcode',
         COALESCE(b.kode_barcode, '-'), 'kode_group', b.kode_group, 'kode_dept', b.kode_dept, 'berat',
         b.berat, 'status', b.status, 'asal',
         (
           SELECT json_build_object('kode_gudang', s.kode_gudang, 'kode_baki', s.kode_baki)
           FROM dokumen_stok_barang s
           WHERE s.no = d.no_jadi AND s.barang_id = d.barang_id AND s.kode_gudang <> 'PESANAN')) END AS jadi,
     t.serah, t.kembali, t.susut
   FROM pesanan_detail d LEFT JOIN barang b ON b.kode_toko = d.kode_toko AND b.id = d.barang_id
     CROSS JOIN LATERAL (
       SELECT COALESCE(sum(e.berat) FILTER (WHERE t.jenis = 'SERAH'), 0)::bigint AS serah,
         COALESCE(sum(e.berat) FILTER (WHERE t.jenis = 'KEMBALI'), 0)::bigint AS kembali,
         COALESCE(sum(e.berat) FILTER (WHERE t.jenis = 'SUSUT'), 0)::bigint AS susut
       FROM bahan_tukang t JOIN bahan_tukang_baris e USING (no)
       WHERE t.no_pesanan = $2 AND t.no_pesanan <> '-' AND t.status_valid = 'DONE' AND e.pemilik = 'CUSTOMER'
         AND e.no_baris = d.no) t
   WHERE d.kode_toko = $1 AND d.no_pesanan = $2 ORDER BY d.no`,
)

/**
 * The head is locked first, alone: what hangs on it is read by statements of their own, so that who waited sees what the
 * other has done. Whoever moves gold, money or pieces of an order holds this lock.
 * @throws errors.pesananTidakAda
 */
export const loadPesanan = (ctx: Context, no_pesanan: string): Promise<LoadedPesanan> =>
  dengan(ctx, kunci, no_pesanan)

/** The same for a look: nothing is locked. */
export const readPesanan = (ctx: Context, no_pesanan: string): Promise<LoadedPesanan> =>
  dengan(ctx, read, no_pesanan)

async function dengan(
  ctx: Context,
  kepala: Statement<KepalaPesanan>,
  no_pesanan: string,
): Promise<LoadedPesanan> {
  const key = [ctx.toko.kode_toko, no_pesanan]
  const [[head], lines, diterima] = await Promise.all([
    ctx.sql(kepala, key),
    ctx.sql(line, key),
    loadSetoran(ctx, no_pesanan),
  ])
  if (!head) throw errors.pesananTidakAda().at('no_pesanan')
  const alive = head.status_pesanan !== 'FINISH' && head.status_pesanan !== 'CLOSE'
  return {
    kepala: head,
    lines: lines.map((line) => loaded(no_pesanan, line, alive)),
    setoran: diterima.setoran,
    pembayaran: bayarDp(diterima),
    saldo: alive ? diterima.dp : rupiah(0),
    total: totalPesanan(lines),
  }
}

/** A line that has ended, or was dropped, gave all gold back that was not worked in: none of it is anywhere. */
function loaded(
  no_pesanan: string,
  { serah, kembali, susut, ...line }: Line,
  alive: boolean,
): LoadedPesananLine {
  const emas = letakEmas(lineEmas(line), { serah, kembali, susut, berat_jadi: line.jadi?.berat ?? null })
  const pulang = { di_service: milligram(0), di_tukang: milligram(0), milik: milligram(0) }
  return {
    ...line,
    ref_line: lineNo(no_pesanan, line.no),
    emas: alive && line.status !== 'BATAL' ? emas : { ...emas, ...pulang },
  }
}

/** A line's gold of the customer as the rules see it. */
export const lineEmas = (line: Pick<LoadedPesananLine, 'berat_customer' | 'kadar_customer' | 'kadar'>) => ({
  berat: line.berat_customer,
  kadar: line.kadar_customer,
  kadar_pesanan: line.kadar,
})
