/**
 * Data that members see of themselves on their phone: points, coupons, what moved them. Nothing with which another
 * person could pose as them.
 */
import type { CallReply } from '#domain/call.ts'
import type { memberUmum } from '#domain/calls/katalog-umum.ts'
import { errors } from '#domain/errors.ts'
import { keteranganPoin, namaDepan, samarkanKode } from '#domain/rules/katalog-umum.ts'
import type { TanggalSystem } from '#domain/units.ts'
import { statement } from '../../db/statement.ts'
import type { UmumContext } from './layani.ts'
import { hashToken } from '../../http/session.ts'

type Reply = CallReply<typeof memberUmum>

const pemilik = statement<{ kode_member: string; nama_customer: string; point: number }>(
  'pemilik_token_katalog',
  `SELECT m.kode_member, m.nama_customer, m.point FROM katalog_token t JOIN member m USING (kode_member)
   WHERE t.token_hash = $1 AND t.sampai > $2 AND m.status_aktif AND m.gabung_ke IS NULL AND m.anonim_at IS NULL`,
)

const ALL_KODE = '(SELECT kode_member FROM member WHERE kode_member = $1 OR gabung_ke = $1)'
/** Of draws that a coupon takes part in the last to end counts; one that has won waits for its own (server/close/kupon-hangus.ts). */
const kupon = statement<Reply['kupon'][number]>(
  'kupon_member_katalog',
  `SELECT k.kode_kupon, COALESCE(u.nama_undian, '') AS undian, u.berlaku_sampai, k.status = 'MENANG' AS menang
   FROM kupon k
   LEFT JOIN LATERAL (
     SELECT string_agg(nama_undian, ', ' ORDER BY berlaku_sampai, nama_undian) AS nama_undian,
       max(berlaku_sampai) AS berlaku_sampai FROM undian u
     WHERE u.kode_toko = k.kode_toko
       AND (CASE WHEN k.status = 'MENANG' THEN u.kode_undian = k.kode_undian
           ELSE k.tgl_system BETWEEN u.tgl_mulai AND u.tgl_selesai
           AND u.berlaku_sampai >= (SELECT t.tgl_system FROM toko t WHERE t.kode_toko = k.kode_toko) END)) u ON true
   WHERE k.kode_customer IN ${ALL_KODE} AND k.status IN ('AKTIF', 'MENANG')
   ORDER BY menang DESC, u.berlaku_sampai NULLS LAST, k.kode_kupon LIMIT 200`,
)
const gerak = statement<{ tanggal: TanggalSystem; kategori: string; point: number }>(
  'poin_member_katalog',
  `SELECT tgl_trx AS tanggal, kategori, poin AS point FROM mutasi_poin WHERE kode_member = $1 ORDER BY id DESC
   LIMIT 20`,
)

/** @throws errors.masukKatalogDulu */
export async function member(ctx: UmumContext): Promise<Reply> {
  const [row] = ctx.token ? await ctx.sql(pemilik, [hashToken(ctx.token), ctx.now]) : []
  if (!row) throw errors.masukKatalogDulu()
  const [coupons, moved] = await Promise.all([
    ctx.sql(kupon, [row.kode_member]),
    ctx.sql(gerak, [row.kode_member]),
  ])
  return {
    nama_customer: namaDepan(row.nama_customer),
    kode_member: samarkanKode(row.kode_member),
    point: row.point,
    kupon: coupons,
    riwayat: moved.map(({ kategori, ...m }) => ({ ...m, keterangan: keteranganPoin(kategori) })),
  }
}
