/** A saved sale, locked, with everything that validating or cancelling it needs. */
import { errors } from '#domain/errors.ts'
import type { JualLine, FaktaPenjualan } from '#domain/rules/postings/penjualan.ts'
import type { PpnMode } from '#domain/rules/ppn.ts'
import type { Milligram, Rupiah, TanggalSystem } from '#domain/units.ts'
import type { Context } from '../../context.ts'
import { statement } from '../../db/statement.ts'

export interface KepalaPenjualan {
  no_faktur_group: string
  tgl_system: TanggalSystem
  kode_member: string
  nama_customer: string
  total_jual: Rupiah
  total_bayar: Rupiah
  ppn_mode: PpnMode
  aml_kunci: string | null
  status_valid: 'OPEN' | 'DONE' | 'CANC'
  input_by: string
}

export interface PenjualanLine extends JualLine {
  barang_id: number
  status_kembali: 'OPEN' | 'CANC'
  status_tukar: boolean
  status_barang: string
  nama_barang: string
  harga_total: Rupiah
  harga_min: Rupiah
  harga_max: Rupiah
  /** Paid with the customer's own gold. */
  berat_customer: Milligram
  no_titip_group: string
  no_pesanan: string
}

export type BayarPenjualan = FaktaPenjualan['pembayaran'][number] & { nama_bank: string }

const kepala = statement<KepalaPenjualan>(
  'kepala_penjualan',
  `SELECT no_faktur_group, tgl_system, kode_member, nama_customer, total_jual, total_bayar, ppn_mode,
     aml_kunci, status_valid, input_by
   FROM faktur_group WHERE kode_toko = $1 AND no_faktur_group = $2 AND jenis = 'JUAL' FOR UPDATE`,
)
const line = statement<PenjualanLine>(
  'baris_penjualan',
  // A piece that another shop has bought back is that shop's: of it nothing is seen here but that it is gone.
  `WITH b AS MATERIALIZED (
     SELECT id, status FROM barang
     WHERE kode_toko = $1
       AND id IN (SELECT barang_id FROM jual_detail WHERE kode_toko = $1 AND no_faktur_group = $2) ORDER BY id
     FOR UPDATE)
   SELECT d.no_faktur_jual, d.barang_id, d.kode_barcode, d.kode_group, d.kode_dept, d.kode_gudang,
     d.kode_baki, d.nama_barang, d.berat_awal, d.berat, d.berat_customer, d.harga_jual, d.harga_min,
     d.harga_max, d.ongkos, d.harga_atribut, d.harga_total, d.ppn_rp, d.no_titip_group, d.no_pesanan,
     d.status_kembali, d.status_tukar, COALESCE(b.status, 'DI TOKO LAIN') AS status_barang
   FROM jual_detail d LEFT JOIN b ON b.id = d.barang_id
   WHERE d.kode_toko = $1 AND d.no_faktur_group = $2 ORDER BY d.no`,
)
const pembayaran = statement<BayarPenjualan>(
  'pembayaran_penjualan',
  `SELECT jenis, nominal, nama_bank, no_rekening, fee, fee_mode, sub_ref FROM pembayaran
   WHERE kode_toko = $1 AND ref_no = $2 AND ref_type = 'PENJUALAN' ORDER BY urut`,
)

export interface Penjualan {
  kepala: KepalaPenjualan
  baris: PenjualanLine[]
  pembayaran: BayarPenjualan[]
}

/** @throws errors.penjualanTidakAda */
export async function loadPenjualan(ctx: Context, no_faktur_group: string): Promise<Penjualan> {
  const key = [ctx.toko.kode_toko, no_faktur_group]
  const [[head], lines, payments] = await Promise.all([
    ctx.sql(kepala, key),
    ctx.sql(line, key),
    ctx.sql(pembayaran, key),
  ])
  if (!head) throw errors.penjualanTidakAda({ no_faktur_group }).at('no_faktur_group')
  return {
    kepala: head,
    baris: lines.toSorted((a, b) => (a.no_faktur_jual < b.no_faktur_jual ? -1 : 1)),
    pembayaran: payments,
  }
}
