/** A saved sale, locked, with everything that validating or cancelling it needs. */
import { errors } from '#domain/errors.ts'
import type { JualLine, FaktaPenjualan } from '#domain/rules/postings/penjualan.ts'
import type { PpnMode } from '#domain/rules/ppn.ts'
import type { Milligram, Rupiah, TanggalSystem } from '#domain/units.ts'
import type { Context } from '../../context.ts'
import { statement } from '../../db/statement.ts'
import { soldLines } from '../../faktur/jual-line.ts'

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

// Its number never changes, so whoever names it meanwhile (a flag for PPATK) need not wait.
const kepala = statement<KepalaPenjualan>(
  'kepala_penjualan',
  `SELECT no_faktur_group, tgl_system, kode_member, nama_customer, total_jual, total_bayar, ppn_mode,
     aml_kunci, status_valid, input_by
   FROM faktur_group WHERE kode_toko = $1 AND no_faktur_group = $2 AND jenis = 'JUAL' FOR NO KEY UPDATE`,
)
const line = statement<PenjualanLine>('baris_penjualan', soldLines('d.no_titip_group, d.no_pesanan, '))
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
