/** The other shops of the chain: opened, closed down, and active again (DOMAIN §F.2). */
import { sql } from 'kysely'
import type { CallInput, CallReply } from '#domain/call.ts'
import type { aktifkanToko, bukaCabang, jadikanPusat, nonaktifkanToko } from '#domain/calls/toko.ts'
import { errors, refuseAll } from '#domain/errors.ts'
import { allAkun } from '#domain/rules/akun.ts'
import { periksaTanggalMulai } from '#domain/rules/pembukaan.ts'
import { audit } from '../../rantai/audit.ts'
import { LOCK } from '../../db/locks.ts'
import { hariIni } from '../../process/clock.ts'
import type { Context } from '../../context.ts'
import { diSeluruhRantai } from '../../rantai/all-toko.ts'
import { bukaToko } from './buka.ts'
import { salin } from './salin.ts'

/** @throws errors.hanyaOwnJauh, errors.masterSudahAda, errors.masterDeleted, errors.masterTidakAda (salin_dari), errors.tanggalMulaiNanti, errors.tanggalMulaiLampau */
export async function buka(
  ctx: Context,
  { body }: CallInput<typeof bukaCabang>,
): Promise<CallReply<typeof bukaCabang>> {
  const { salin_dari, salin_harga, salin_parameter, salin_baki, ...toko } = body
  const facts = { label: 'Kode Toko', kode: toko.kode_toko }
  if ((toko.jauh || toko.portal !== '-') && ctx.user.level !== 'OWN') throw errors.hanyaOwnJauh().at('jauh')
  // Shops are opened one after the other: the second of two sees what the first has made.
  await sql`SELECT pg_advisory_xact_lock(${sql.lit(LOCK.bukaToko)}, 0)`.execute(ctx.db)
  const there = await ctx.db
    .selectFrom('toko')
    .select(['kode_toko', 'status_aktif', 'jauh'])
    .where('kode_toko', 'in', [toko.kode_toko, salin_dari ?? ''])
    .execute()
  const same = there.find((t) => t.kode_toko === toko.kode_toko)
  refuseAll([
    ...(same
      ? [(same.status_aktif ? errors.masterSudahAda(facts) : errors.masterDeleted(facts)).at('kode_toko')]
      : []),
    ...(salin_dari === null || there.some((t) => t.kode_toko === salin_dari && !t.jauh)
      ? []
      : [errors.masterTidakAda({ label: 'Toko', kode: salin_dari }).at('salin_dari')]),
    ...periksaTanggalMulai(toko.tgl_system, hariIni(ctx.now, toko.zona)),
  ])
  await diSeluruhRantai(ctx, async () => {
    await bukaToko(ctx.db, toko)
    // Data of a shop at home elsewhere stands on its own server.
    if (toko.jauh) return
    await ctx.db
      .insertInto('pembukaan_toko')
      .values({ kode_toko: toko.kode_toko, user_id: ctx.user.user_id, mulai: ctx.now })
      .execute()
    if (salin_dari !== null)
      await salin(ctx, {
        dari: salin_dari,
        ke: toko.kode_toko,
        tgl_system: toko.tgl_system,
        harga: salin_harga,
        parameter: salin_parameter,
        baki: salin_baki,
      })
  })
  await audit(ctx, { actions: 'TAMBAH', table: 'toko', ref: toko.kode_toko, sebelum: null, sesudah: body })
  return { kode_toko: toko.kode_toko, nama_toko: toko.nama_toko }
}

interface Content {
  terbuka: boolean
  qty: number
  akun: string[]
}

/**
 * Accounts whose balance is money or a promise to somebody. Any other account belongs to the owner alone, or is over
 * with the day.
 */
const MASIH_BERARTI = allAkun.filter((a) => /^(1|210[1-3])/.test(a.kode))

/** @throws errors.tokoSendiri, errors.masterTidakAda, errors.tokoMasihBertransaksi, errors.tokoMasihBerisi, errors.tokoMasihBersaldo */
export async function nonaktifkan(
  ctx: Context,
  { params: { kode_toko } }: CallInput<typeof nonaktifkanToko>,
): Promise<Record<string, never>> {
  // The shop one works in stays, and with it always one.
  if (kode_toko === ctx.toko.kode_toko) throw errors.tokoSendiri()
  await ubahStatus(ctx, kode_toko, false, async () => {
    // Writes of that shop share this lock: what they began is seen, and nothing begins any more.
    await sql`SELECT pg_advisory_xact_lock(${sql.lit(LOCK.hari)}, kunci_toko(${kode_toko}))`.execute(ctx.db)
    const { rows } = await sql<Content>`
      SELECT EXISTS (SELECT 1 FROM faktur_group WHERE kode_toko = ${kode_toko} AND status_valid = 'OPEN')
        OR EXISTS (
          SELECT 1 FROM kirim
          WHERE status_kirim IN ('DRAFT', 'KIRIM') AND kode_cabang IS NOT NULL
            AND ${kode_toko} IN (kode_toko, kode_cabang)) AS terbuka,
        (
          SELECT COALESCE(sum(qty), 0)::int FROM saldo_lokasi
          WHERE kode_toko = ${kode_toko} AND lokasi NOT LIKE 'V:%') AS qty,
        ARRAY(
          SELECT DISTINCT kode_akun FROM saldo_akun
          WHERE kode_toko = ${kode_toko} AND saldo <> 0
            AND kode_akun = ANY (${MASIH_BERARTI.map((a) => a.kode)}) ORDER BY 1) AS akun`.execute(ctx.db)
    const { terbuka: opened, qty, akun } = rows[0]!
    refuseAll([
      ...(opened ? [errors.tokoMasihBertransaksi({ kode_toko })] : []),
      ...(qty > 0 ? [errors.tokoMasihBerisi({ kode_toko, qty })] : []),
      ...akun.map((kode) =>
        errors.tokoMasihBersaldo({ kode_toko, akun: MASIH_BERARTI.find((a) => a.kode === kode)!.nama }),
      ),
    ])
    await ctx.db
      .updateTable('sesi')
      .set({ dicabut_at: ctx.now, alasan_cabut: 'TOKO NONAKTIF' })
      .where('kode_toko', '=', kode_toko)
      .where('dicabut_at', 'is', null)
      .execute()
  })
  ctx.forget({ kode_toko })
  return {}
}

/** @throws errors.masterTidakAda */
export async function aktifkan(
  ctx: Context,
  { params: { kode_toko } }: CallInput<typeof aktifkanToko>,
): Promise<Record<string, never>> {
  await ubahStatus(ctx, kode_toko, true, async () => {})
  return {}
}

async function ubahStatus(
  ctx: Context,
  kode_toko: string,
  aktif: boolean,
  refuse: () => Promise<void>,
): Promise<void> {
  const before = await ctx.db
    .selectFrom('toko')
    .select(['kode_toko', 'nama_toko', 'status_aktif'])
    .where('kode_toko', '=', kode_toko)
    .forUpdate()
    .executeTakeFirst()
  if (!before) throw errors.masterTidakAda({ label: 'Toko', kode: kode_toko })
  if (before.status_aktif === aktif) return
  await diSeluruhRantai(ctx, refuse)
  await ctx.db.updateTable('toko').set({ status_aktif: aktif }).where('kode_toko', '=', kode_toko).execute()
  await audit(ctx, {
    actions: aktif ? 'AKTIFKAN' : 'HAPUS',
    table: 'toko',
    ref: kode_toko,
    sebelum: before,
    sesudah: { ...before, status_aktif: aktif },
  })
}

/** A chain has one: the shop that was it until now is a shop like the others. @throws errors.masterTidakAda */
export async function pusat(
  ctx: Context,
  { params: { kode_toko } }: CallInput<typeof jadikanPusat>,
): Promise<Record<string, never>> {
  // Two who choose at once do so one after the other.
  await sql`SELECT pg_advisory_xact_lock(${sql.lit(LOCK.bukaToko)}, 0)`.execute(ctx.db)
  const baru = await ctx.db
    .selectFrom('toko')
    .select('is_pusat')
    .where('kode_toko', '=', kode_toko)
    .where('status_aktif', '=', true)
    .executeTakeFirst()
  if (!baru) throw errors.masterTidakAda({ label: 'Toko', kode: kode_toko })
  if (baru.is_pusat) return {}
  const [lama] = await ctx.db
    .updateTable('toko')
    .set({ is_pusat: false })
    .where('is_pusat', '=', true)
    .returning('kode_toko')
    .execute()
  await ctx.db.updateTable('toko').set({ is_pusat: true }).where('kode_toko', '=', kode_toko).execute()
  await audit(ctx, {
    actions: 'UBAH',
    table: 'toko',
    ref: kode_toko,
    sebelum: { pusat: lama?.kode_toko ?? '-' },
    sesudah: { pusat: kode_toko },
  })
  ctx.announce('toko', {}, 'chain')
  return {}
}
