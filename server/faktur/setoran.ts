/**
 * Payments on an order or a repair: ahead (DP), or when it is fetched (AMBIL). Each is posted when it is saved (table
 * setoran).
 */
import type { Pembayaran } from '#domain/rules/pembayaran.ts'
import type { Bayar } from '#domain/rules/postings/lines.ts'
import type { CaraUang } from '#domain/rules/titipan.ts'
import { lineNo } from '#domain/rules/kode.ts'
import { persen, rupiah, sumRupiah, type Rupiah, type TanggalSystem } from '#domain/units.ts'
import type { Context } from '../context.ts'
import { statement } from '../db/statement.ts'
import { writePembayaran } from './write-pembayaran.ts'

/** The document whose money it is. */
export interface UntukDokumen {
  ref_type: 'PESANAN' | 'SERVICE'
  /** no_pesanan, no_faktur_service. */
  ref_no: string
}

export interface Setoran {
  no_setoran: string
  urut: number
  jenis: 'DP' | 'AMBIL'
  tgl_system: TanggalSystem
  jam: Date
  total: Rupiah
  status_valid: 'DONE' | 'CANC'
  input_by: string
  alasan_batal: string
  cetak: number
}

/** A setoran's payments are kept under its own number. */
export interface BayarSetoran extends Bayar, CaraUang {
  no_setoran: string
  no_card: string
  uang_diterima: Rupiah
}

export interface DiterimaDokumen {
  /** All of them, undone ones too, in the order they came. */
  setoran: Setoran[]
  /** Of those that are not undone. */
  pembayaran: BayarSetoran[]
  /** Σ DP that is not undone: what the document holds while it has not ended. */
  dp: Rupiah
}

const setoran = statement<Setoran>(
  'setoran_dokumen',
  `SELECT no_setoran, urut, jenis, tgl_system, jam, total, status_valid, input_by, alasan_batal, cetak
   FROM setoran WHERE kode_toko = $1 AND ref_no = $2 ORDER BY urut`,
)
const pembayaran = statement<BayarSetoran>(
  'bayar_setoran',
  `SELECT s.no_setoran, p.jenis, p.nominal, p.no_rekening, p.nama_bank, p.no_card, p.uang_diterima, p.fee,
     p.fee_mode, p.sub_ref
   FROM setoran s JOIN pembayaran p ON p.kode_toko = s.kode_toko AND p.ref_no = s.no_setoran AND p.ref_type = s.ref_type
   WHERE s.kode_toko = $1 AND s.ref_no = $2 AND s.status_valid = 'DONE' ORDER BY s.urut, p.urut`,
)

/** Loads the payments of a document. Whoever changes them has locked the document itself before. */
export async function loadSetoran(ctx: Context, ref_no: string): Promise<DiterimaDokumen> {
  const key = [ctx.toko.kode_toko, ref_no]
  const [all, payments] = await Promise.all([ctx.sql(setoran, key), ctx.sql(pembayaran, key)])
  const dp = all.filter((s) => s.jenis === 'DP' && s.status_valid === 'DONE')
  return { setoran: all, pembayaran: payments, dp: sumRupiah(dp.map((s) => s.total)) }
}

/** The payments of the DPs alone, as money goes back (`caraKembali`). */
export const bayarDp = ({ setoran: all, pembayaran: payments }: DiterimaDokumen): BayarSetoran[] => {
  const dp = new Set(all.filter((s) => s.jenis === 'DP').map((s) => s.no_setoran))
  return payments.filter((p) => dp.has(p.no_setoran))
}

interface SetoranBaru extends UntukDokumen {
  urut: number
  jenis: Setoran['jenis']
  total: Rupiah
  pembayaran: readonly (Pembayaran & { no_rekening: string })[]
}

const write = statement<unknown>(
  'tulis_setoran_dokumen',
  `INSERT INTO setoran (no_setoran, kode_toko, ref_type, ref_no, urut, jenis, tgl_system, jam, total, input_by, id_trx)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
)

/** @returns its number, ref_no-01 and on: what it is posted under */
export function writeSetoran(
  ctx: Context,
  { ref_type, ref_no, urut, jenis, total, pembayaran: lines }: SetoranBaru,
): string {
  const no_setoran = lineNo(ref_no, urut)
  ctx.send(write, [
    no_setoran,
    ctx.toko.kode_toko,
    ref_type,
    ref_no,
    urut,
    jenis,
    ctx.toko.tgl_system,
    ctx.now,
    total,
    ctx.user.user_id,
    ctx.id_trx,
  ])
  writePembayaran(ctx, {
    ref_type,
    ref_no: no_setoran,
    arah: 'MASUK',
    fee_mode: ctx.settings.FEE_KARTU_MODE,
    lines,
  })
  return no_setoran
}

const batalkan = statement<unknown>(
  'batal_setoran_dokumen',
  `UPDATE setoran SET status_valid = 'CANC', batal_by = $3, batal_at = $4, alasan_batal = $5
   WHERE kode_toko = $1 AND no_setoran = $2`,
)
export const batalkanSetoran = (ctx: Context, no_setoran: string, alasan: string): void =>
  ctx.send(batalkan, [ctx.toko.kode_toko, no_setoran, ctx.user.user_id, ctx.now, alasan])

/** Writes how money of a cancelled document goes back. @param kategori its payments' ref_type and keterangan: 'BATAL PESANAN' */
export const writeKembali = (
  ctx: Context,
  kategori: string,
  no_jurnal: string,
  refund: readonly CaraUang[],
): void =>
  writePembayaran(ctx, {
    ref_type: kategori,
    ref_no: no_jurnal,
    arah: 'KELUAR',
    fee_mode: ctx.settings.FEE_KARTU_MODE,
    lines: refund.map((p) => ({
      ...p,
      no_card: '-',
      fee: persen(0),
      keterangan: kategori,
      uang_diterima: rupiah(0),
    })),
  })
