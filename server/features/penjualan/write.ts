/** Writes a decided sale in one statement: head, lines, payments, and the booking of its pieces. */
import type { ArahBayar, Pembayaran } from '#domain/rules/pembayaran.ts'
import type { DecidedLine, PenjualanDiputuskan } from '#domain/rules/penjualan.ts'
import { feeRp } from '#domain/rules/pembayaran.ts'
import { rupiah, type Rupiah } from '#domain/units.ts'
import type { Context } from '../../context.ts'
import { statement } from '../../db/statement.ts'
import { written, type Kepala, type Written } from '../../faktur/kepala.ts'
import { fillNomor } from '../../process/later-nomor.ts'
import type { BarangTerkunci } from '../../faktur/load-barang.ts'

export interface PenjualanBaru extends Kepala {
  no_faktur_group: string
  no_faktur_group_user: string
  /** Key of the person whose sales are added up with it (rules/aml.ts). */
  aml_kunci: string | null
  kode_marketplace: string
  jenis_pembeli: string
  no_timbangan: string | null
  sale: PenjualanDiputuskan<BarangTerkunci>
  lines: (DecidedLine<BarangTerkunci> & {
    no_faktur_jual: string
    no_generate: string
    no_titip_group: string
    no_pesanan: string
  })[]
  pembayaran: (Pembayaran & { no_rekening: string; sub_ref: string; arah: ArahBayar })[]
  /** Value of what comes back in a trade-in; undefined for a sale. */
  total_beli: Rupiah | undefined
}

interface Nilai extends Omit<PenjualanBaru, 'sale' | 'lines' | 'pembayaran' | 'total_beli'>, Written {
  jenis: 'JUAL' | 'TUKAR'
  ref_type: 'PENJUALAN' | 'TUKAR'
  total_jual: Rupiah
  total_beli: Rupiah
  ppn_rp: Rupiah
  ppn_mode: string
  pph_rp: Rupiah
  total_bayar: number
  fee_mode: string
  baris: readonly (Omit<PenjualanBaru['lines'][number], 'barang'> & { barang_id: number })[]
  barang: readonly number[]
  pembayaran: readonly (PenjualanBaru['pembayaran'][number] & { fee_rp: Rupiah })[]
}

const write = statement<unknown, Nilai>(
  'tulis_penjualan',
  `WITH n AS (SELECT ${fillNomor(':no_faktur_group::text')} AS no),
   head AS (
     INSERT INTO faktur_group (no_faktur_group, kode_toko, no_faktur_group_user, jenis, tgl_system, jam, no_timbangan,
         kode_sales, kode_member, nama_customer, no_hp, alamat_customer, kode_marketplace, total_jual, ppn_rp,
         ppn_mode, total_bayar, input_by, id_trx, total_beli, aml_kunci, jenis_pembeli, pph_rp)
     SELECT n.no, :kode_toko, ${fillNomor(':no_faktur_group_user')}, :jenis, :tgl_system::date,
       :jam::timestamptz, :no_timbangan, :kode_sales, :kode_member, :nama_customer, :no_hp, :alamat_customer,
       :kode_marketplace, :total_jual::bigint, :ppn_rp::bigint, :ppn_mode, :total_bayar::bigint, :input_by,
       :id_trx, :total_beli::bigint, ${fillNomor(':aml_kunci')}, :jenis_pembeli, :pph_rp::bigint FROM n),
   d AS (
     SELECT *
     FROM :baris(no_faktur_jual text, no_generate text, barang_id bigint, berat bigint, harga_gram bigint,
         harga_min bigint, harga_max bigint, harga_jual bigint, ongkos bigint, harga_atribut bigint,
         ppn_rp bigint, ppn_rate int, ppn_dasar text, jenis_pajak text, pph_rp bigint, berat_customer bigint, no_titip_group text, no_pesanan text, no)),
   lines AS (
     INSERT INTO jual_detail (no_faktur_jual, kode_toko, no_faktur_group, no, no_generate, tgl_system,
         kode_sales, barang_id, kode_barcode, kode_gudang, kode_baki, kode_group, kode_dept, nama_barang,
         kadar, kadar_cetak, berat_awal, berat, nama_atribut, berat_atribut, harga_gram, harga_min, harga_max,
         harga_jual, ongkos, harga_atribut, ppn_rp, ppn_rate, ppn_dasar, jenis_pajak, pph_rp,
         total_berlian_rp, kode_intern, status_gold, berat_customer, no_titip_group, no_pesanan, input_by, jam)
     SELECT ${fillNomor('d.no_faktur_jual')}, :kode_toko, n.no, d.no, d.no_generate, :tgl_system::date,
       :kode_sales, b.id, b.kode_barcode, b.kode_gudang, b.kode_baki, b.kode_group, b.kode_dept,
       b.nama_barang, b.kadar, b.kadar_cetak, b.berat, d.berat, b.nama_atribut, b.berat_atribut, d.harga_gram,
       d.harga_min, d.harga_max, d.harga_jual, d.ongkos, d.harga_atribut, d.ppn_rp, d.ppn_rate,
       d.ppn_dasar, d.jenis_pajak, d.pph_rp,
       b.total_berlian_rp, b.kode_intern, b.status_gold, d.berat_customer, d.no_titip_group, d.no_pesanan,
       :input_by, :jam::timestamptz
     FROM n, d JOIN barang b ON b.kode_toko = :kode_toko AND b.id = d.barang_id),
   payments AS (
     INSERT INTO pembayaran (kode_toko, ref_type, ref_no, urut, arah, jenis, nominal, nama_bank, no_rekening,
         no_card, sub_ref, fee, fee_rp, fee_mode, keterangan, terkunci, uang_diterima)
     SELECT :kode_toko, :ref_type, n.no, urut, arah, jenis, nominal, nama_bank, no_rekening, no_card, sub_ref,
       fee, fee_rp, :fee_mode, keterangan, terkunci, uang_diterima
     FROM n,
       :pembayaran(arah text, jenis text, nominal bigint, nama_bank text, no_rekening text, no_card text,
         sub_ref text, fee int, fee_rp bigint, keterangan text, terkunci boolean, uang_diterima bigint, urut))
   UPDATE barang SET status = 'BOOKED', versi = versi + 1
   WHERE kode_toko = :kode_toko AND id = ANY (:barang::bigint[])`,
)

export function writePenjualan(
  ctx: Context,
  { sale, lines, pembayaran, total_beli, ...head }: PenjualanBaru,
): void {
  const tukar = total_beli !== undefined
  ctx.send(write, {
    ...head,
    ...written(ctx),
    jenis: tukar ? 'TUKAR' : 'JUAL',
    ref_type: tukar ? 'TUKAR' : 'PENJUALAN',
    total_jual: sale.total,
    total_beli: total_beli ?? rupiah(0),
    ppn_rp: sale.ppn_rp,
    ppn_mode: sale.ppn_mode,
    pph_rp: sale.pph_rp,
    total_bayar: sale.total_bayar - (total_beli ?? 0),
    fee_mode: ctx.settings.FEE_KARTU_MODE,
    baris: lines.map((b) => ({ ...b, barang_id: b.barang.id })),
    barang: lines.map((b) => b.barang.id),
    pembayaran: pembayaran.map((p) => ({ ...p, fee_rp: feeRp(p.nominal, p.fee) })),
  })
}
