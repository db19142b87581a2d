/** The points of a posting: a chain per member, each row beginning where the last one ended. */
import type { Posting } from '#domain/rules/posting.ts'
import { errors } from '#domain/errors.ts'
import { statement } from '../db/statement.ts'
import type { Pembukuan } from './pembukuan.ts'

// What is still posted for a merged duplicate is the surviving member's.
const lockMember = statement<{ asal: string; kode_member: string; point: number }>(
  'lock_member',
  `SELECT asal.kode_member AS asal, m.kode_member, m.point FROM member asal JOIN member m ON m.kode_member = COALESCE(asal.gabung_ke, asal.kode_member)
   WHERE asal.kode_member = ANY ($1::text[]) ORDER BY m.kode_member FOR UPDATE OF m`,
)
const insertPoin = statement<unknown>(
  'insert_poin',
  `WITH p AS (SELECT * FROM unnest($6::text[], $7::text[], $8::text[], $9::int[], $10::int[], $11::int[]) WITH ORDINALITY
       AS t (kode_member, kategori, deskripsi, poin_awal, poin, poin_akhir, urut)),
   rows AS (
     INSERT INTO mutasi_poin (kode_toko, kode_member, tgl_trx, jam, kategori, deskripsi, poin_awal, poin, poin_akhir, ref_no, user_id)
     SELECT $1, kode_member, $2, $3, kategori, deskripsi, poin_awal, poin, poin_akhir, $4, $5 FROM p ORDER BY urut)
   UPDATE member m SET point = akhir.point
   FROM (SELECT DISTINCT ON (kode_member) kode_member, poin_akhir AS point FROM p ORDER BY kode_member, urut DESC) akhir
   WHERE m.kode_member = akhir.kode_member`,
)

/** @throws errors.poinSudahDitukar when a balance would fall below 0 */
export async function postPoin(ctx: Pembukuan, posting: Posting): Promise<void> {
  const members = [...new Set(posting.poin.map((p) => p.kode_member))]
  const locked = await ctx.sql(lockMember, [members])
  const living = new Map(locked.map((m) => [m.asal, m.kode_member]))
  const point = new Map(locked.map((m) => [m.kode_member, m.point]))
  const rows = posting.poin.map((p) => {
    const kode_member = living.get(p.kode_member)
    if (kode_member === undefined) throw errors.memberTidakAda({ kode_member: p.kode_member })
    const awal = point.get(kode_member)!
    const akhir = awal + p.poin
    if (akhir < 0) throw errors.poinSudahDitukar()
    point.set(kode_member, akhir)
    return { ...p, kode_member, awal, akhir }
  })
  ctx.send(insertPoin, [
    ctx.toko.kode_toko,
    ctx.toko.tgl_system,
    ctx.now,
    posting.ref_no,
    ctx.user.user_id,
    rows.map((r) => r.kode_member),
    rows.map((r) => r.kategori),
    rows.map((r) => r.deskripsi),
    rows.map((r) => r.awal),
    rows.map((r) => r.poin),
    rows.map((r) => r.akhir),
  ])
}
