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
import { claim, inGate, lepasNomor, mendaftar, Progress, release, type Penutup } from './running.ts'
import { STEPS, SELESAI } from './steps.ts'

type Body = CallInput<typeof tutupToko>['body']
type Reply = CallReply<typeof tutupToko>

/** Time that running writes may take to end before the close gives up; new ones are refused meanwhile. */
const WAIT = '10s'

/**
 * Closes the shop's day. The close waits for its turn among all closes of the database; its shop goes on selling until
 * then.
 * @throws errors.tokoSudahDitutup and the other refusals of checks.ts, tutupSedangBerjalan, tutupOlehUserLain,
 * tutupMenungguGiliran, tanggalTutupBeda, tidakDiizinkan, invalidToken, sedangSibuk
 */
export async function tutup(ctx: OwnContext, body: Body): Promise<Reply> {
  const begun = await padaGilirannya(ctx, body)
  if ('result' in begun) return begun.result
  const { client, tgl_system, progress } = begun
  let broken: Error | undefined
  try {
    return await tutupHari(client, ctx, tgl_system, progress)
  } catch (error) {
    progress.tidakJadi()
    if (!(error instanceof Refusal)) broken = error as Error
    throw error
  } finally {
    await release(client, ctx.session.toko.kode_toko).catch((error: Error) => (broken ??= error))
    // If anything went wrong with this connection, its locks go with it.
    client.release(broken)
    await progress.told
  }
}

interface Mulai {
  tgl_system: TanggalSystem
  progress: Progress
  /** Of its own, with the lock of a close that runs. */
  client: pg.PoolClient
}

/** From the request until it is its turn, and nobody else's of this shop. */
function padaGilirannya(ctx: OwnContext, body: Body): Promise<Mulai | { result: Reply }> {
  const { user, toko } = ctx.session
  const { kode_toko } = toko
  return ctx.turn.antre(async (lane) => {
    const diminta = await lane.berurutan((client) => diPintu(client, ctx, body, mendaftar))
    if ('result' in diminta) return diminta
    const { tgl_system, outcome: nomor } = diminta
    const { user_id, user_name } = user
    const progress = new Progress(ctx.pool, ctx.live, { kode_toko, tgl_system, user_id, user_name })
    try {
      await lane.wait(nomor, user.token_hash, (sebelum) => progress.menunggu(sebelum))
      const mulai = await mulaiSendiri(ctx, body)
      if ('result' in mulai) progress.tidakJadi()
      return { ...mulai, progress }
    } catch (error) {
      progress.tidakJadi()
      throw error
    } finally {
      // If this fails, the connection has gone, and the number with it.
      await lane.berurutan((client) => lepasNomor(client, kode_toko, nomor)).catch(() => {})
    }
  })
}

/**
 * Begins the close when its turn has come. All is asked again: the user may have signed out, and a server of the
 * version before takes no turns.
 */
async function mulaiSendiri(
  ctx: OwnContext,
  body: Body,
): Promise<Omit<Mulai, 'progress'> | { result: Reply }> {
  const client = await ctx.turn.connect()
  try {
    const begun = await diPintu(client, ctx, body, claim)
    if (!('result' in begun)) return { client, tgl_system: begun.tgl_system }
    client.release()
    return begun
  } catch (error) {
    client.release(error instanceof Refusal ? undefined : (error as Error))
    throw error
  }
}

interface State {
  tgl_system: TanggalSystem
  sesi_aktif: boolean
  /** The day that the request names was closed before. */
  sudah: boolean
  peringatan: string[] | null
}

/** Calls `lalu` if the day may be closed. Meanwhile nobody else begins or ends a close of this shop. */
const diPintu = <T>(
  client: pg.ClientBase,
  { ruang, session: { user, toko, rights }, now }: OwnContext,
  body: Body,
  lalu: (client: pg.ClientBase, penutup: Penutup) => Promise<T>,
): Promise<{ tgl_system: TanggalSystem; outcome: T } | { result: Reply }> =>
  inGate(client, toko.kode_toko, async () => {
    const hak = rights.get(HAK_TUTUP)?.is_show === true
    const { rows } = await client.query<State>(
      `SELECT t.tgl_system, c.tgl_system IS NOT NULL AS sudah, c.peringatan,
         EXISTS (SELECT 1 FROM sesi WHERE token_hash = $2 AND dicabut_at IS NULL) AS sesi_aktif
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
    const penutup = { kode_toko: toko.kode_toko, tgl_system, user_id: user.user_id, mulai: now }
    return { tgl_system, outcome: await lalu(client, penutup) }
  })

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
    for (const { percentage, message, jalankan } of STEPS) {
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
    // Sessions are looked up anew, whether or not the commit got through.
    await live.tellAll([{ kind: 'sesi', kode_toko }])
  }
}

/** Begins the transaction and waits for the writes that are still running. @throws errors.sedangSibuk when they do not end */
async function kunciHari(client: pg.ClientBase, kode_toko: string): Promise<void> {
  await client.query(
    `BEGIN; ${setShop(kode_toko)}; SET LOCAL lock_timeout = '${WAIT}'; SELECT ${SELAMA_PERLU}`,
  )
  try {
    await client.query(`SELECT pg_advisory_xact_lock(${LOCK.hari}, kunci_toko($1))`, [kode_toko])
  } catch (error) {
    throw (error as { code?: string }).code === '55P03' ? errors.sedangSibuk() : error
  }
  await client.query('SET LOCAL lock_timeout = 0')
}
