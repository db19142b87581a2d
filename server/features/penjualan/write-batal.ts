/** Writes of a cancel beside the ledger: statuses, the copy in jual_batal, dead coupons. */
import { berpindahTangan } from '#domain/rules/cara-bayar.ts'
import { dibayarLine } from '#domain/rules/pajak.ts'
import { rupiah, sumRupiah, type Rupiah, type TanggalSystem } from '#domain/units.ts'
import type { Context } from '../../context.ts'
import { statement } from '../../db/statement.ts'
import { livingMember } from '../../rantai/member.ts'
import type { PenjualanLine, Penjualan } from './load-penjualan.ts'

const draft = statement<unknown>(
  'batal_draft',
  `WITH head AS (
     UPDATE faktur_group SET status_valid = 'CANC', batal_by = $3, batal_at = $4, alasan_batal = $5
     WHERE kode_toko = $1 AND no_faktur_group = $2),
   lines AS (UPDATE jual_detail SET status_valid = 'CANC' WHERE kode_toko = $1 AND no_faktur_group = $2)
   UPDATE barang
   SET status = CASE kode_gudang WHEN 'TITIP' THEN 'TITIP' WHEN 'PESANAN' THEN 'PESANAN' ELSE 'READY' END,
     versi = versi + 1 WHERE kode_toko = $1 AND id = ANY ($6::bigint[]) AND status = 'BOOKED'`,
)

export const writeBatalDraft = (
  ctx: Context,
  no_faktur_group: string,
  barang_ids: number[],
  alasan: string,
): Promise<unknown> =>
  ctx.sql(draft, [ctx.toko.kode_toko, no_faktur_group, ctx.user.user_id, ctx.now, alasan, barang_ids])

interface Nilai {
  kode_toko: string
  no_faktur_group: string
  user_id: string
  jam: Date
  alasan: string
  tgl_system: TanggalSystem
  otorisasi_id: string
  semua: boolean
  no_faktur_jual: readonly string[]
  baris: readonly (Pick<
    PenjualanLine,
    'no_faktur_jual' | 'kode_barcode' | 'nama_barang' | 'berat' | 'harga_total'
  > & { refund: string; refund_rp: Rupiah; hadiah: string })[]
}

const sah = statement<unknown, Nilai>(
  'batal_sah',
  `WITH head AS (
     UPDATE faktur_group SET batal_by = :user_id, batal_at = :jam, alasan_batal = :alasan
     WHERE kode_toko = :kode_toko AND no_faktur_group = :no_faktur_group),
   lines AS (
     UPDATE jual_detail SET status_kembali = 'CANC'
     WHERE kode_toko = :kode_toko AND no_faktur_jual = ANY (:no_faktur_jual::text[])),
   dead AS (
     UPDATE kupon SET status = 'BATAL'
     WHERE kode_toko = :kode_toko AND no_faktur_jual = ANY (:no_faktur_jual::text[])
       AND status IN ('AKTIF', 'MENANG')),
   visits AS (
     UPDATE member m
     SET trx_count = m.trx_count - 1, trx_terakhir = kunjungan_terakhir(m.kode_member, :no_faktur_group)
     FROM faktur_group f
     WHERE :semua AND f.kode_toko = :kode_toko AND f.no_faktur_group = :no_faktur_group
       AND m.kode_member = ${livingMember('f.kode_member')} AND m.trx_count > 0)
   INSERT INTO jual_batal (kode_toko, tgl_batal, jam, no_faktur_group, no_faktur_jual, kode_barcode,
       nama_barang, berat, harga_total, refund, refund_rp, hadiah, alasan, user_id, otorisasi_id)
   SELECT :kode_toko, :tgl_system, :jam, :no_faktur_group, baris.*, :alasan, :user_id, :otorisasi_id
   FROM :baris(no_faktur_jual text, kode_barcode text, nama_barang text, berat bigint, harga_total bigint,
       refund text, refund_rp bigint, hadiah text)`,
)

interface BatalSah {
  sale: Penjualan
  chosen: PenjualanLine[]
  alasan: string
  authorization_id: string
  /** True when no line of the sale lives on. */
  all: boolean
  /** By line: prizes that stay with the customer. */
  hadiah: ReadonlyMap<string, string>
}

/** @returns what the customer gets back in all */
export async function writeBatal(
  ctx: Context,
  { sale, chosen, alasan, authorization_id, all, hadiah }: BatalSah,
): Promise<Rupiah> {
  const dibayar = (b: PenjualanLine) => dibayarLine(b, sale.kepala.ppn_mode)
  // The part that a deposit or an order paid goes back to it, taken from the last lines first.
  let money = rupiah(
    sumRupiah(chosen.map(dibayar)) -
      sumRupiah(sale.pembayaran.filter((p) => !berpindahTangan(p)).map((p) => p.nominal)),
  )
  const cara = ctx.settings.REFUND_CARA === 'CASH' ? 'CASH' : sale.pembayaran.map((p) => p.jenis).join(', ')
  const lines = chosen.map((b) => {
    const part = rupiah(Math.min(dibayar(b), money))
    money = rupiah(money - part)
    return { ...b, refund: cara, refund_rp: part, hadiah: hadiah.get(b.no_faktur_jual) ?? '-' }
  })
  await ctx.sql(sah, {
    kode_toko: ctx.toko.kode_toko,
    no_faktur_group: sale.kepala.no_faktur_group,
    user_id: ctx.user.user_id,
    jam: ctx.now,
    alasan,
    tgl_system: ctx.toko.tgl_system,
    otorisasi_id: authorization_id,
    semua: all,
    no_faktur_jual: chosen.map((b) => b.no_faktur_jual),
    baris: lines,
  })
  return sumRupiah(lines.map((b) => b.refund_rp))
}
