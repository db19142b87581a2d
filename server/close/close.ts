/** The daily close (DOMAIN §B.21): one transaction under the shop's day lock; it all happens, or none of it. */
import type pg from 'pg'
import type { CallInput, CallReply } from '#domain/call.ts'
import type { tutupToko } from '#domain/calls/tutup-toko.ts'
import { errors, Refusal } from '#domain/errors.ts'
import { bolehTutupToko, HAK_TUTUP } from '#domain/rules/tutup-toko.ts'
import { tambahHari, type TanggalSystem } from '#domain/units.ts'
import { hariIni } from '../process/clock.ts'
import { SELAMA_PERLU, sqlOn } from '../db/client.ts'
import { LOCK } from '../db/locks.ts'
import { commit, setShop } from '../db/transaction.ts'
import type { OwnContext } from '../http/route.ts'
import { claim, inGate, Progress, release } from './running.ts'
import { LANGKAH, SELESAI } from './steps.ts'

type Body = CallInput<typeof tutupToko>['body']
type Reply = CallReply<typeof tutupToko>

/** How long running writes may take to end before the close gives up; new ones are refused meanwhile. */
const TUNGGU = '10s'

/** @throws errors.tokoSudahDitutup and the other refusals of checks.ts, tutupSedangBerjalan, tutupOlehUserLain, tanggalTutupBeda, tidakDiizinkan, invalidToken */
export async function tutup(ctx: OwnContext, body: Body): Promise<Reply> {
  const { kode_toko } = ctx.session.toko
  const client = await ctx.langsung.connect()
  let progress: Progress | undefined
  let broken: Error | undefined
  try {
    const begun = await inGate(client, kode_toko, () => mulai(client, ctx, body))
    if ('result' in begun) return begun.result
    try {
      const { user_id, user_name } = ctx.session.user
      progress = new Progress(ctx.pool, ctx.live, {
        kode_toko,
        tgl_system: begun.tgl_system,
        user_id,
        user_name,
      })
      return await tutupHari(client, ctx, begun.tgl_system, progress)
    } catch (error) {
      progress?.tidakJadi()
      throw error
    } finally {
      await release(client, kode_toko).catch((error: Error) => (broken = error))
    }
  } catch (error) {
    if (!(error instanceof Refusal)) broken = error as Error
    throw error
  } finally {
    // Whatever went wrong with this connection, its locks go with it.
    client.release(broken)
    // Only now: it needs a connection of the pool, and other closes may hold all of them while they wait for the same.
    await progress?.told
  }
}

interface Keadaan {
  tgl_system: TanggalSystem
  sesi_aktif: boolean
  /** The day that the request names was closed before. */
  sudah: boolean
  peringatan: string[] | null
}

/** In the gate: nobody else begins or ends a close of this shop while this looks. */
async function mulai(
  client: pg.ClientBase,
  { ruang, session, now }: OwnContext,
  body: Body,
): Promise<{ tgl_system: TanggalSystem } | { result: Reply }> {
  const { user, toko, rights } = session
  const hak = rights.get(HAK_TUTUP)?.is_show === true
  const { rows } = await client.query<Keadaan>(
    `SELECT t.tgl_system, c.tgl_system IS NOT NULL AS sudah, c.peringatan, EXISTS (SELECT 1 FROM sesi WHERE token_hash = $2 AND dicabut_at IS NULL) AS sesi_aktif
     FROM toko t LEFT JOIN tutup_toko c ON c.kode_toko = t.kode_toko AND c.tgl_system = $3 WHERE t.kode_toko = $1`,
    [toko.kode_toko, user.token_hash, body.tgl_system ?? null],
  )
  const { tgl_system, sesi_aktif, sudah, peringatan } = rows[0]!
  if (!sesi_aktif) throw errors.invalidToken()
  if (sudah) return { result: result(body.tgl_system!, peringatan ?? []) }
  if (!bolehTutupToko({ level: user.level, hak }, tgl_system, hariIni(now, toko.zona)))
    throw errors.tidakDiizinkan()
  if (body.tgl_system && body.tgl_system !== tgl_system) throw errors.tanggalTutupBeda().at('tgl_system')
  await ruang.pastikan()
  await claim(client, { kode_toko: toko.kode_toko, tgl_system, user_id: user.user_id, mulai: now })
  return { tgl_system }
}

const result = (tgl_system: TanggalSystem, peringatan: string[]): Reply => ({
  tgl_system,
  tgl_system_baru: tambahHari(tgl_system, 1),
  peringatan,
})

async function tutupHari(
  client: pg.ClientBase,
  { live, session, now }: OwnContext,
  tgl_system: TanggalSystem,
  progress: Progress,
): Promise<Reply> {
  const { kode_toko, zona } = session.toko
  const ctx = {
    sql: sqlOn(client),
    toko: { kode_toko, tgl_system },
    user_id: session.user.user_id,
    hari_ini: hariIni(now, zona),
    now,
    penolakan: [],
    peringatan: [],
  }
  try {
    await kunciHari(client, kode_toko)
    for (const { percentage, message, jalankan } of LANGKAH) {
      progress.tell(percentage, message)
      await jalankan(ctx)
    }
    await commit(client)
    progress.tell(SELESAI.percentage, SELESAI.message)
    return result(tgl_system, ctx.peringatan)
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {}) // a connection that is gone has rolled back
    throw error
  } finally {
    // Whether or not the commit got through: sessions are looked up anew.
    await live.tellAll([{ kind: 'sesi', kode_toko }])
  }
}

/** Begins the transaction and waits for the writes that are still running. @throws errors.sedangSibuk when they do not end */
async function kunciHari(client: pg.ClientBase, kode_toko: string): Promise<void> {
  await client.query(
    `BEGIN; ${setShop(kode_toko)}; SET LOCAL lock_timeout = '${TUNGGU}'; SELECT ${SELAMA_PERLU}`,
  )
  try {
    await client.query(`SELECT pg_advisory_xact_lock(${LOCK.hari}, kunci_toko($1))`, [kode_toko])
  } catch (error) {
    throw (error as { code?: string }).code === '55P03' ? errors.sedangSibuk() : error
  }
  await client.query('SET LOCAL lock_timeout = 0')
}
