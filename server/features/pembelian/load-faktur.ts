/** A saved purchase or trade-in, locked, with everything that validating or cancelling it needs. */
import { errors } from '#domain/errors.ts'
import type { BeliLine } from '#domain/rules/postings/pembelian.ts'
import type { JualLine, FaktaPenjualan } from '#domain/rules/postings/penjualan.ts'
import type { PpnMode } from '#domain/rules/ppn.ts'
import type { Milligram, Persen, Rupiah, TanggalSystem } from '#domain/units.ts'
import type { Context } from '../../context.ts'
import { statement } from '../../db/statement.ts'
import { soldLines } from '../../faktur/jual-line.ts'

export interface KepalaBeli {
  no_faktur_group: string
  jenis: 'BELI' | 'TUKAR'
  tgl_system: TanggalSystem
  kode_member: string
  nama_customer: string
  total_jual: Rupiah
  total_beli: Rupiah
  total_bayar: Rupiah
  ppn_mode: PpnMode
  aml_kunci: string | null
  status_valid: 'OPEN' | 'DONE' | 'CANC'
  input_by: string
  /** The loan whose goods it bought; '-' else. */
  no_faktur_hutang: string
}

export interface BoughtLine extends BeliLine {
  no_faktur_jual: string
  toko_jual: string
  nama_barang: string
  kadar: Persen
  kadar_cetak: string
  berat_nota: Milligram
  harga_nota: Rupiah
  status_gold: string
  faktur_pajak_asal: boolean
}

export interface SoldLine extends JualLine {
  barang_id: number
  status_kembali: 'OPEN' | 'CANC'
  status_tukar: boolean
  status_barang: string
  nama_barang: string
  harga_total: Rupiah
  harga_min: Rupiah
  harga_max: Rupiah
  berat_customer: Milligram
}

export type BayarFaktur = FaktaPenjualan['pembayaran'][number] & {
  arah: 'MASUK' | 'KELUAR'
  nama_bank: string
}

export interface FakturBeli {
  kepala: KepalaBeli
  beli: BoughtLine[]
  jual: SoldLine[]
  pembayaran: BayarFaktur[]
}

// Its number never changes, so whoever names it meanwhile (a flag for PPATK) need not wait.
const kepala = statement<KepalaBeli>(
  'kepala_pembelian',
  `SELECT no_faktur_group, jenis, tgl_system, kode_member, nama_customer, total_jual, total_beli, total_bayar,
     ppn_mode, aml_kunci, status_valid, input_by, no_faktur_hutang
   FROM faktur_group WHERE kode_toko = $1 AND no_faktur_group = $2 AND jenis IN ('BELI', 'TUKAR') FOR NO KEY UPDATE`,
)
const beli = statement<BoughtLine>(
  'baris_pembelian',
  `SELECT no_faktur_beli, barang_id, kode_barcode, kode_group, kode_dept, berat, harga, no_faktur_jual,
     toko_jual, nama_barang, kadar, kadar_cetak, berat_nota, harga_nota, status_gold, faktur_pajak_asal
   FROM beli_detail WHERE kode_toko = $1 AND no_faktur_group = $2 ORDER BY no`,
)
const jual = statement<SoldLine>('baris_tukar', soldLines())
const pembayaran = statement<BayarFaktur>(
  'pembayaran_pembelian',
  `SELECT arah, jenis, nominal, nama_bank, no_rekening, fee, fee_mode, sub_ref FROM pembayaran
   WHERE kode_toko = $1 AND ref_no = $2 AND ref_type IN ('PEMBELIAN', 'TUKAR') ORDER BY urut`,
)

/** @throws errors.pembelianTidakAda */
export async function loadFakturBeli(ctx: Context, no_faktur_group: string): Promise<FakturBeli> {
  const key = [ctx.toko.kode_toko, no_faktur_group]
  const [[head], bought, sold, payments] = await Promise.all([
    ctx.sql(kepala, key),
    ctx.sql(beli, key),
    ctx.sql(jual, key),
    ctx.sql(pembayaran, key),
  ])
  if (!head) throw errors.pembelianTidakAda({ no_faktur_group }).at('no_faktur_group')
  return { kepala: head, beli: bought, jual: sold, pembayaran: payments }
}
