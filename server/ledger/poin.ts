/** The points of a posting: a chain per member, each row beginning where the last one ended; those of guests wait for their home. */
import type { GerakPoin, Posting } from '#domain/rules/posting.ts'
import { statement } from '../db/statement.ts'
import type { Pembukuan } from './pembukuan.ts'

// What is still posted for a merged duplicate is the surviving member's.
const PENERIMA = `member asal JOIN member m ON m.kode_member = COALESCE(asal.gabung_ke, asal.kode_member)`

const lockMember = statement<unknown>(
  'lock_member',
  `SELECT 1 FROM ${PENERIMA} WHERE asal.kode_member = ANY ($1::text[]) ORDER BY m.kode_member FOR UPDATE OF m`,
)

interface Nilai {
  kode_toko: string
  tgl_trx: string
  jam: Date
  ref_no: string
  user_id: string
  gerak: readonly (GerakPoin & { terkirim: boolean })[]
}

// A guest's home alone writes their points (DOMAIN §O.7-4). Whoever sends them there hears of it with the commit.
const insertPoin = statement<unknown, Nilai>(
  'insert_poin',
  `WITH p AS (
     SELECT gerak.kategori, gerak.deskripsi, gerak.poin, gerak.terkirim, gerak.urut, COALESCE(m.kode_member, gerak.kode_member) AS kode_member, m.rumah,
       (m.point + sum(gerak.poin) OVER (PARTITION BY m.kode_member ORDER BY gerak.urut))::int AS poin_akhir
     FROM :gerak(kode_member text, kategori text, deskripsi text, poin int, terkirim boolean, urut) LEFT JOIN (${PENERIMA}) ON asal.kode_member = gerak.kode_member),
   rows AS (
     INSERT INTO mutasi_poin (kode_toko, kode_member, tgl_trx, jam, kategori, deskripsi, poin_awal, poin, poin_akhir, ref_no, user_id)
     SELECT :kode_toko, kode_member, :tgl_trx::date, :jam::timestamptz, kategori, deskripsi, poin_akhir - poin, poin, poin_akhir, :ref_no, :user_id FROM p WHERE rumah IS NULL ORDER BY urut),
   saldo AS (
     UPDATE member m SET point = akhir.point
     FROM (SELECT DISTINCT ON (kode_member) kode_member, poin_akhir AS point FROM p WHERE rumah IS NULL ORDER BY kode_member, urut DESC) akhir
     WHERE m.kode_member = akhir.kode_member),
   tamu AS (
     INSERT INTO poin_tamu (kode_toko, rumah, kode_member, tgl_trx, jam, kategori, deskripsi, poin, ref_no, user_id, terkirim_at)
     SELECT :kode_toko, rumah, kode_member, :tgl_trx::date, :jam::timestamptz, kategori, deskripsi, poin, :ref_no, :user_id, CASE WHEN terkirim THEN :jam::timestamptz END
     FROM p WHERE rumah IS NOT NULL ORDER BY urut RETURNING 1)
   SELECT pg_notify('kencana', '{"news":{"kind":"antrian"}}') FROM tamu LIMIT 1`,
)

/** Nothing of it is waited for: the database itself says where each row begins, and refuses a balance below 0 or too large for its column. */
export function postPoin(ctx: Pembukuan, posting: Posting): void {
  ctx.sendLast(lockMember, [[...new Set(posting.poin.map((p) => p.kode_member))]])
  ctx.sendLast(insertPoin, {
    kode_toko: ctx.toko.kode_toko,
    tgl_trx: ctx.toko.tgl_system,
    jam: ctx.now,
    ref_no: posting.ref_no,
    user_id: ctx.user.user_id,
    gerak: posting.poin.map((p) => ({ ...p, terkirim: p.sudah_di_rumah ?? false })),
  })
}
