/**
 * Marks the shops of the chain that have servers of their own: rows with a mark and an address, in which nobody works
 * here (DOMAIN §O.7-3).
 */
import { sql } from 'kysely'
import type { CallInput } from '#domain/call.ts'
import type { tandaiTokoJauh } from '#domain/calls/toko.ts'
import { errors, refuseAll } from '#domain/errors.ts'
import type { Context } from '../../context.ts'
import { LOCK } from '../../db/locks.ts'
import { audit } from '../../rantai/audit.ts'
import { hapusKunci } from '../../rantai/kunci-portal.ts'
import { asalPortal, portalBaru } from '../../rantai/portal.ts'
import { diSeluruhRantai } from '../../rantai/all-toko.ts'

/** @throws errors.tokoSendiriJauh, errors.masterTidakAda, errors.tokoJauhBerbuku, errors.tokoJauhBeruser, errors.tokoJauhDikirimi, errors.tokoJauhDikabari, errors.portalJaringanSendiri */
export async function tandai(
  ctx: Context,
  { params: { kode_toko }, body }: CallInput<typeof tandaiTokoJauh>,
): Promise<Record<string, never>> {
  if (kode_toko === ctx.toko.kode_toko) throw errors.tokoSendiriJauh()
  const next = { jauh: body.jauh, portal: body.portal || '-' }
  // Sign-ins and writes of that shop share this lock: what they began is seen, and nothing begins any more.
  await sql`SELECT pg_advisory_xact_lock(${sql.lit(LOCK.hari)}, kunci_toko(${kode_toko}))`.execute(ctx.db)
  const before = await ctx.db
    .selectFrom('toko')
    .select(['jauh', 'portal'])
    .where('kode_toko', '=', kode_toko)
    .forUpdate()
    .executeTakeFirst()
  if (!before) throw errors.masterTidakAda({ label: 'Toko', kode: kode_toko })
  if (next.portal !== before.portal) portalBaru(next.portal)
  await diSeluruhRantai(ctx, async () => {
    if (before.jauh !== next.jauh) await (next.jauh ? jadiJauh : jadiSini)(ctx, kode_toko)
    await ctx.db.updateTable('toko').set(next).where('kode_toko', '=', kode_toko).execute()
  })
  // A key is shared with one server: what it signs is sent to no other.
  if (asalPortal(next.portal) !== asalPortal(before.portal)) await hapusKunci(ctx, kode_toko)
  await audit(ctx, { actions: 'UBAH', table: 'toko', ref: kode_toko, sebelum: before, sesudah: next })
  ctx.forget({ kode_toko })
  ctx.announce('toko', {}, 'chain')
  return {}
}

interface Content {
  buku: boolean
  user: number
  dikirimi: boolean
  /** The server of that shop is still to hear of a nota. */
  dikabari: boolean
}

/** Data of the shop that is at home here. */
async function contentHere(ctx: Context, kode_toko: string): Promise<Content> {
  const { rows } = await sql<Content>`
    SELECT EXISTS (SELECT 1 FROM tutup_toko WHERE kode_toko = ${kode_toko})
      OR EXISTS (SELECT 1 FROM jurnal WHERE kode_toko = ${kode_toko})
      OR EXISTS (SELECT 1 FROM mutasi_stok WHERE kode_toko = ${kode_toko}) AS buku,
      (SELECT count(*)::int FROM users WHERE kode_toko = ${kode_toko} AND status_aktif) AS user,
      EXISTS (SELECT 1 FROM kirim WHERE status_kirim IN ('DRAFT', 'KIRIM') AND kode_cabang = ${kode_toko})
      OR EXISTS (
        SELECT 1 FROM kiriman_luar k JOIN kiriman_luar_barang l USING (no)
        WHERE k.kode_cabang = ${kode_toko} AND l.status = 'KIRIM') AS dikirimi,
      EXISTS (
        SELECT 1 FROM nota_luar WHERE toko_jual = ${kode_toko} AND (status = 'NIAT' OR kabar IS NOT NULL))
      AS dikabari`.execute(ctx.db)
  return rows[0]!
}

async function jadiJauh(ctx: Context, kode_toko: string): Promise<void> {
  const { buku, user: jumlah, dikirimi } = await contentHere(ctx, kode_toko)
  refuseAll([
    ...(buku ? [errors.tokoJauhBerbuku({ kode_toko })] : []),
    ...(jumlah ? [errors.tokoJauhBeruser({ kode_toko, jumlah })] : []),
    ...(dikirimi ? [errors.tokoJauhDikirimi({ kode_toko })] : []),
  ])
  await ctx.db
    .updateTable('sesi')
    .set({ dicabut_at: ctx.now, alasan_cabut: 'TOKO JAUH' })
    .where('kode_toko', '=', kode_toko)
    .where('dicabut_at', 'is', null)
    .execute()
  // There is nothing to open here.
  await ctx.db
    .updateTable('pembukaan_toko')
    .set({ selesai: ctx.now })
    .where('kode_toko', '=', kode_toko)
    .where('selesai', 'is', null)
    .execute()
}

async function jadiSini(ctx: Context, kode_toko: string): Promise<void> {
  const { dikirimi, dikabari } = await contentHere(ctx, kode_toko)
  refuseAll([
    ...(dikirimi ? [errors.tokoJauhDikirimi({ kode_toko })] : []),
    ...(dikabari ? [errors.tokoJauhDikabari({ kode_toko })] : []),
  ])
  await ctx.db
    .insertInto('pembukaan_toko')
    .values({ kode_toko, user_id: ctx.user.user_id, mulai: ctx.now })
    .onConflict((c) => c.column('kode_toko').doUpdateSet({ selesai: null }))
    .execute()
}
