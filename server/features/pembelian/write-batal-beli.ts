/** Writes of a cancel of a purchase or trade-in beside the ledger: statuses, the copies of its lines, dead coupons. */
import type { TanggalSystem } from '#domain/units.ts'
import { dibayarLine } from '#domain/rules/pajak.ts'
import type { Context } from '../../context.ts'
import { statement } from '../../db/statement.ts'
import { livingMember } from '../../rantai/member.ts'
import type { FakturBeli } from './load-faktur.ts'

interface Nilai {
  kode_toko: string
  no_faktur_group: string
  kode_member: string
  user_id: string
  jam: Date
  alasan: string
  tgl_system: TanggalSystem
  otorisasi_id: string
  cara_refund: string
  refund: readonly { no_faktur_jual: string; rp: number; hadiah: string }[]
  cara_kembali: string
  kembali: readonly { no_faktur_beli: string; rp: number }[]
}

const sah = statement<unknown, Nilai>(
  'batal_sah_beli',
  `WITH head AS (
     UPDATE faktur_group
     SET status_valid = 'CANC', batal_by = :user_id, batal_at = :jam, alasan_batal = :alasan
     WHERE kode_toko = :kode_toko AND no_faktur_group = :no_faktur_group),
   sold AS (
     UPDATE jual_detail SET status_kembali = 'CANC' WHERE kode_toko = :kode_toko AND no_faktur_group = :no_faktur_group
     RETURNING no_faktur_jual, kode_barcode, nama_barang, berat, harga_total),
   dead AS (
     UPDATE kupon SET status = 'BATAL'
     WHERE kode_toko = :kode_toko AND no_faktur_jual IN (SELECT no_faktur_jual FROM sold)
       AND status IN ('AKTIF', 'MENANG')),
   visits AS (
     UPDATE member
     SET trx_count = trx_count - 1, trx_terakhir = kunjungan_terakhir(kode_member, :no_faktur_group)
     WHERE kode_member = ${livingMember(':kode_member')} AND trx_count > 0),
   bought AS (
     UPDATE beli_detail SET status_valid = 'CANC' WHERE kode_toko = :kode_toko AND no_faktur_group = :no_faktur_group
     RETURNING no_faktur_beli, kode_barcode, nama_barang, berat, harga),
   sold_copies AS (
     INSERT INTO jual_batal (kode_toko, tgl_batal, jam, no_faktur_group, no_faktur_jual, kode_barcode,
         nama_barang, berat, harga_total, refund, refund_rp, hadiah, alasan, user_id, otorisasi_id)
     SELECT :kode_toko, :tgl_system, :jam, :no_faktur_group, no_faktur_jual, kode_barcode, nama_barang, berat,
       harga_total, :cara_refund, refund.rp, refund.hadiah, :alasan, :user_id, :otorisasi_id
     FROM sold JOIN :refund(no_faktur_jual text, rp bigint, hadiah text) USING (no_faktur_jual))
   INSERT INTO beli_batal (kode_toko, tgl_batal, jam, no_faktur_group, no_faktur_beli, kode_barcode,
       nama_barang, berat, harga, kembali, kembali_rp, alasan, user_id, otorisasi_id)
   SELECT :kode_toko, :tgl_system, :jam, :no_faktur_group, no_faktur_beli, kode_barcode, nama_barang, berat,
     harga, :cara_kembali, kembali.rp, :alasan, :user_id, :otorisasi_id
   FROM bought JOIN :kembali(no_faktur_beli text, rp bigint) USING (no_faktur_beli)`,
)

/** Money goes back one way only: of a trade-in what was paid beside the pieces, to the customer or by the customer. */
export function writeBatalBeli(
  ctx: Context,
  { kepala, beli, jual, pembayaran }: FakturBeli,
  {
    alasan,
    authorization_id,
    hadiah,
  }: { alasan: string; authorization_id: string; hadiah: ReadonlyMap<string, string> },
): Promise<unknown> {
  const cara = (arah: string): string =>
    pembayaran
      .filter((p) => p.arah === arah || p.jenis === 'TUKAR')
      .map((p) => p.jenis)
      .join(', ') || '-'
  const refund = bagi(
    kepala.total_bayar,
    jual.map((b) => dibayarLine(b, kepala.ppn_mode)),
  )
  const kembali = bagi(
    -kepala.total_bayar,
    beli.map((b) => b.harga),
  )
  return ctx.sql(sah, {
    kode_toko: ctx.toko.kode_toko,
    no_faktur_group: kepala.no_faktur_group,
    kode_member: kepala.kode_member,
    user_id: ctx.user.user_id,
    jam: ctx.now,
    alasan,
    tgl_system: ctx.toko.tgl_system,
    otorisasi_id: authorization_id,
    cara_refund: cara('MASUK'),
    refund: jual.map((b, i) => ({
      no_faktur_jual: b.no_faktur_jual,
      rp: refund[i]!,
      hadiah: hadiah.get(b.no_faktur_jual) ?? '-',
    })),
    cara_kembali: cara('KELUAR'),
    kembali: beli.map((b, i) => ({ no_faktur_beli: b.no_faktur_beli, rp: kembali[i]! })),
  })
}

/** Divides `money` over the lines, the first ones first; none gets more than it cost. */
function bagi(money: number, costs: readonly number[]): number[] {
  let left = Math.max(0, money)
  return costs.map((cost) => {
    const part = Math.min(cost, left)
    left -= part
    return part
  })
}
