/**
 * What every call goes through, in this order: session, right, validation, then
 * a read in a read-only transaction, or a write with its day rule, close lock and idempotency.
 */
import { createHash, randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type pg from 'pg'
import { z } from 'zod'
import type { CallDefinition } from '#domain/call.ts'
import { errors, Refusal } from '#domain/errors.ts'
import type { TanggalSystem } from '#domain/units.ts'
import type { Zona } from '#domain/zona.ts'
import { hariIni, type Clock } from '../process/clock.ts'
import type { Context } from '../context.ts'
import type { PoolOptions } from '../db/client.ts'
import type { AsalBacaan } from '../db/replika.ts'
import { statement } from '../db/statement.ts'
import {
  read,
  SELURUH_RANTAI,
  setClock,
  tried,
  onConnection,
  write as writeTx,
  type Tx,
} from '../db/transaction.ts'
import { tipeDari, type Penyimpanan } from '../gambar/penyimpanan.ts'
import type { Live, News } from '../process/live.ts'
import type { Rahasia } from '../process/rahasia.ts'
import { NomorNanti } from '../rantai/nomor-nanti.ts'
import type { SettingsCache } from '../rantai/settings.ts'
import { contextOn, nothing } from './context-on.ts'
import { sendJson, type Envelope } from './pieces.ts'
import { bukaJawaban, simpanJawaban, sudahDisimpan, tutupJawaban } from './jawaban.ts'
import { refusalOf } from './respond.ts'
import { isAllowed } from '#domain/rights.ts'
import {
  Answer,
  Later,
  type FileAnswer,
  type Ready,
  type Route,
  type StoredFile,
  type ThreadContext,
} from './route.ts'
import type { Session, Sessions } from './session.ts'
import { validate, type RawInput } from './validate.ts'

export interface Deps {
  pool: pg.Pool
  /** The same database, and where reports read (it, or a standby that keeps up): for threads, which have connections of their own. */
  database: PoolOptions
  laporan: AsalBacaan
  clock: Clock
  sessions: Sessions
  settings: SettingsCache
  live: Live
  rahasia: Rahasia
  penyimpanan: Penyimpanan
}

export function handle(deps: Deps, route: Route) {
  const { call } = route
  const run = route.handler as (ctx: unknown, input: unknown, before?: unknown) => Promise<unknown>

  return async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const now = deps.clock.now()
    if (call.may === 'public') {
      const input = validate(call, rawInput(call, request))
      return envelope(
        call,
        await inShop(deps.pool, '*', call.method === 'GET' ? read : writeTx, (tx) =>
          run(contextOn(tx, { now, ip: request.ip }), input),
        ),
      )
    }
    const session = await deps.sessions.of(tokenOf(request), now)
    if (headerOf(request, LATAR) === undefined) deps.sessions.dipakai(session, now)
    if (session.ganti_password_wajib && !call.temporaryPassword) throw errors.gantiPasswordDulu()
    if (!isAllowed(call.may, session.user.level, session.rights)) throw errors.tidakDiizinkan()
    const raw = rawInput(call, request)
    const input = validate(call, raw)
    if (route.own) return envelope(call, await run({ pool: deps.pool, live: deps.live, session, now }, input))
    if (route.thread) {
      const result = await run(await threadContext(deps, session, now), input)
      return result instanceof Answer
        ? sendJson(reply, envelope(call, result))
        : sendReady(reply, result as Ready)
    }
    const id_trx = call.write ? idTrxOf(call, request) : '-'
    const before = await askedFirst(deps, route, { session, now, id_trx }, input)
    if (call.write)
      return write(deps, {
        call,
        session,
        now,
        raw,
        id_trx,
        id_otorisasi: headerOf(request, 'x-authorization-id'),
        work: (ctx) => run(ctx, input, before),
      })

    const lihat = await lookingContext(deps, session, now)
    const result = await inShop(
      deps.pool,
      session.user.kode_toko,
      route.tried ? tried : route.logged ? writeTx : read,
      (tx) => run(lihat(tx), input, before),
      session.toko.zona,
    )
    if (route.file)
      return 'objek' in (result as object)
        ? sendStored(deps.penyimpanan, request, reply, result as StoredFile)
        : sendFile(reply, result as FileAnswer)
    return sendJson(
      reply,
      envelope(call, result instanceof Later ? await result.make({ ...deps, now }) : result),
    )
  }
}

/** The context of what leaves nothing behind. */
async function lookingContext(
  deps: Deps,
  session: Session,
  now: Date,
  id_trx = '-',
): Promise<(tx: Tx) => Context> {
  const settings = await deps.settings.of(session.user.kode_toko)
  return (tx) =>
    contextOn(tx, {
      user: session.user,
      toko: session.toko,
      settings,
      now,
      id_trx,
      id_otorisasi: undefined,
      rahasia: deps.rahasia,
      boleh: bolehDari(session),
      announce: nothing,
      forget: nothing,
      settingsChanged: nothing,
    })
}

async function threadContext(deps: Deps, session: Session, now: Date): Promise<ThreadContext> {
  const { kode_toko, zona } = session.toko
  const lihat = await lookingContext(deps, session, now)
  const inTx =
    (open: typeof read): ThreadContext['read'] =>
    (work) =>
      open(deps.pool, kode_toko, (tx) => work(lihat(tx)), zona)
  const settings = await deps.settings.of(kode_toko)
  const { database, laporan } = deps
  return { database, laporan, session, settings, now, read: inTx(read), write: inTx(writeTx) }
}

/** What came of the work before the transaction (`askingRoute`), or why nothing did. */
async function askedFirst(
  deps: Deps,
  { ask, perluTanya }: Route,
  { session, now, id_trx }: { session: Session; now: Date; id_trx: string },
  input: unknown,
): Promise<(() => unknown) | undefined> {
  if (!ask) return undefined
  if (perluTanya?.(session.toko.kode_toko, input as never) === false) return nothing
  try {
    const lihat = await lookingContext(deps, session, now, id_trx)
    const { kode_toko, zona } = session.toko
    const later = await read(deps.pool, kode_toko, (tx) => ask(lihat(tx) as never, input as never), zona)
    const answer = await later?.make({ ...deps, now })
    return () => answer
  } catch (error) {
    return () => {
      throw error
    }
  }
}

/** With this header a screen asks for itself: nobody has done anything, so the session is not being used. */
const LATAR = 'x-latar'

const bolehDari =
  ({ user, rights }: Session): Context['boleh'] =>
  (may) =>
    isAllowed(may, user.level, rights)

const headerOf = (request: FastifyRequest, name: string): string | undefined => {
  const header = request.headers[name]
  return Array.isArray(header) ? header[0] : header
}
export const tokenOf = (request: FastifyRequest): string | undefined => headerOf(request, 'x-auth-token')

/** Only the parts that the call declares: what else was sent is nobody's. */
const rawInput = (call: CallDefinition, request: FastifyRequest): RawInput => ({
  params: request.params,
  query: call.query && request.query,
  body: call.body && (request.body ?? undefined),
})

/** `{data, message}`, the data encoded by the call's reply schema: milligrams leave as grams. */
export function envelope(call: CallDefinition, result: unknown): Envelope {
  const answer = result instanceof Answer ? result : new Answer(result)
  return {
    data: z.encode(call.reply, answer.data as never),
    message: answer.message ?? call.message ?? 'Berhasil',
    ...answer.beside,
  }
}

async function sendFile(reply: FastifyReply, file: FileAnswer): Promise<FastifyReply> {
  // First, for a refusal is no file.
  const content = typeof file.content === 'function' ? await file.content() : file.content
  return sendReady(reply, {
    type: file.type,
    name: file.name,
    ...(Buffer.isBuffer(content) ? { panjang: content.length, isi: content } : content),
  })
}

/** Its length is told, so that a half is never taken for the whole. */
function sendReady(reply: FastifyReply, { type, name, panjang, isi }: Ready): FastifyReply {
  if (name !== undefined)
    reply.header('content-disposition', `inline; filename="${name.replace(/[^\w .()-]/g, '_')}"`)
  return reply.header('content-type', type).header('content-length', panjang).send(isi)
}

/** The browser of whoever asked keeps it, and no proxy; it is shown again only after the session was asked again. */
async function sendStored(
  penyimpanan: Penyimpanan,
  request: FastifyRequest,
  reply: FastifyReply,
  { objek, tidakAda }: StoredFile,
): Promise<FastifyReply> {
  const etag = `"${objek}"`
  const kept = (): FastifyReply =>
    reply.header('etag', etag).header('cache-control', 'private, no-cache').header('vary', 'x-auth-token')
  if (headerOf(request, 'if-none-match') === etag) return kept().code(304).send()
  const isi = await penyimpanan.ambil(objek).catch((cause: unknown) => {
    throw Object.assign(errors.gambarTidakTerbaca(), { cause })
  })
  if (!isi) throw tidakAda()
  return kept().header('content-type', tipeDari(objek)).header('content-disposition', 'inline').send(isi)
}

/** A refusal that is returned, not thrown, keeps what was written: a failed sign-in must be counted. */
const unlessRefused = <T>(result: T): T => {
  if (result instanceof Refusal) throw result
  return result
}

async function inShop(
  pool: pg.Pool,
  kode_toko: string,
  open: typeof read,
  work: (tx: Tx) => Promise<unknown>,
  zona?: Zona,
): Promise<unknown> {
  return unlessRefused(await open(pool, kode_toko, work, zona))
}

const ID_TRX = /^[A-Z0-9]{16}$/

/** @throws errors.idTrxWajib, errors.tidakValid */
function idTrxOf(call: CallDefinition, request: FastifyRequest): string {
  const given = (request.body as { id_trx?: unknown } | undefined)?.id_trx ?? request.headers['x-id-trx']
  if (given === undefined) {
    if (call.write?.idTrx === 'required') throw errors.idTrxWajib().at('id_trx')
    return randomBytes(16).toString('hex').toUpperCase().slice(0, 16)
  }
  if (typeof given !== 'string' || !ID_TRX.test(given))
    throw new Refusal('tidakValid', 400, 'Id Transaksi Tidak Valid', [
      { field: 'id_trx', message: 'Id Transaksi Tidak Valid' },
    ])
  return given
}

interface Begun {
  tgl_system: TanggalSystem | null
  status_tutup: string | null
  sesi_aktif: boolean
  hash: Buffer | null
  call: string | null
  reply: unknown
}

const UNIQUE = '23505'
/** Nobody's fault, so the same work is tried again: a deadlock, a serialisation failure, or a row that somebody else wrote since it was looked for (unless its constraint has words of its own). */
export const isTriedAgain = (error: unknown): boolean => {
  const { code } = error as { code?: string }
  return code === '40001' || code === '40P01' || (code === UNIQUE && !refusalOf(error))
}

interface Write {
  call: CallDefinition
  session: Session
  now: Date
  raw: RawInput
  id_trx: string
  id_otorisasi: string | undefined
  work: (ctx: Context) => Promise<unknown>
}

async function write(deps: Deps, request: Write): Promise<unknown> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await inTurn(() => writeOnce(deps, request))
    } catch (error) {
      if (attempt < 3 && isTriedAgain(error)) continue
      throw (await disimpanDahulu(deps, request, error)) ?? refusalOf(error) ?? error
    }
  }
}

/** Says nothing of documents: the session, the day, the request itself. */
const SEBELUM_DOKUMEN: ReadonlySet<string> = new Set([
  'invalidToken',
  'sedangTutup',
  'sedangSibuk',
  'idTrxDipakai',
  'jawabanDihapus',
])

/** A refusal, or a row that is there already, may be of a request that made its document long ago. */
async function disimpanDahulu(
  { pool }: Deps,
  { session, id_trx }: Write,
  error: unknown,
): Promise<Refusal | undefined> {
  const refusal = refusalOf(error)
  if (refusal ? SEBELUM_DOKUMEN.has(refusal.id) : (error as { code?: string }).code !== UNIQUE)
    return undefined
  return sudahDisimpan(pool, session.toko.kode_toko, id_trx)
}

/** The same request of the same user is still at work. */
class MasihDikerjakan extends Error {}
/** Milliseconds before it is asked again, the last of them again and again. */
const JEDA = [10, 20, 40, 80, 160]
/** How often at most: some 30 seconds. */
const MENENGOK = 190

/** Whoever repeats a request waits here, where nothing of the database is held: with a slow one repeated often enough nobody else would get a connection. @throws errors.sedangSibuk */
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  for (let looked = 0; looked < MENENGOK; looked++) {
    try {
      return await work()
    } catch (error) {
      if (!(error instanceof MasihDikerjakan)) throw error
    }
    await sleep(JEDA[Math.min(looked, JEDA.length - 1)])
  }
  throw errors.sedangSibuk()
}

async function writeOnce(
  { pool, live, settings, rahasia }: Deps,
  { call, session, now, raw, id_trx, id_otorisasi, work }: Write,
): Promise<unknown> {
  const { user, toko } = session
  const name = `${call.method} ${call.path}`
  const hash = fingerprint(name, raw)
  const shopSettings = await settings.of(toko.kode_toko)
  const news: News[] = []
  return onConnection(pool, async (tx) => {
    const begun = await begin(tx, toko, id_trx, user.token_hash)
    if (begun.status_tutup === 'PROSES') throw errors.sedangTutup()
    if (!begun.sesi_aktif) throw errors.invalidToken()
    if (begun.status_tutup === 'ULANG') throw new MasihDikerjakan()
    if (begun.call !== null) {
      await tx.client.query('ROLLBACK')
      // Somebody else's has no hash here, one that was erased an empty one.
      if (begun.call !== name || !begun.hash) throw errors.idTrxDipakai()
      if (begun.hash.length > 0 && !begun.hash.equals(hash)) throw errors.idTrxDipakai()
      return bukaJawaban(call, rahasia, begun.reply)
    }
    const tgl_system = begun.tgl_system!
    if (call.write?.day === 'today' && tgl_system < hariIni(now, toko.zona)) throw errors.hariBelumDitutup()

    const kabari = (event: string, payload: unknown) =>
      void live.tellAll([{ kind: 'screen', kode_toko: toko.kode_toko, event, payload }])
    const announce: Context['announce'] = (event, payload, to = 'toko') =>
      void news.push({
        kind: 'screen',
        kode_toko: to === 'chain' ? SELURUH_RANTAI : toko.kode_toko,
        event,
        payload,
      })
    const forget: Context['forget'] = (which) => void news.push({ kind: 'sesi', ...which })
    const settingsChanged = () => {
      news.push({ kind: 'settings', kode_toko: toko.kode_toko })
      announce('para-system', {})
    }
    const nomor = new NomorNanti(tx.sendFor)
    const outcome = await work(
      contextOn(tx, {
        user,
        toko: { ...toko, tgl_system },
        settings: shopSettings,
        now,
        nomor,
        id_trx,
        id_otorisasi,
        rahasia,
        boleh: bolehDari(session),
        announce,
        kabari,
        forget,
        settingsChanged,
      }),
    )
    if (outcome instanceof Refusal) {
      await tx.commit()
      throw outcome
    }
    const result = envelope(call, outcome)
    // The reply is stored with what it speaks of, in the same commit.
    tx.send(simpanJawaban, {
      kode_toko: toko.kode_toko,
      id_trx,
      call: name,
      user_id: user.user_id,
      hash,
      ...tutupJawaban(call, rahasia, result),
      dibuat: now,
    })
    await tx.commit()
    await live.tellAll(await nomor.isi(news))
    return nomor.isi(result)
  })
}

const RAHASIA = new Set(['password', 'new_password', 'no_card', 'nik', 'identitas'])

/** By which a repeated request is known. Secrets take no part: a quick hash of them would undo the slow one they are kept by. */
const fingerprint = (name: string, { params, query, body }: RawInput): Buffer =>
  createHash('sha256')
    .update(
      JSON.stringify([name, params, query, body], (key, value: unknown) =>
        RAHASIA.has(key) ? undefined : value,
      ),
    )
    .digest()

const mulai = statement<Begun>('mulai_tulis', 'SELECT * FROM mulai_tulis($1, $2, $3)')

/** One round trip: the shop's rows, its day, whether the session still lives, and an earlier answer to this id_trx. */
async function begin(
  tx: Tx,
  { kode_toko, zona }: { kode_toko: string; zona: Zona },
  id_trx: string,
  token_hash: Buffer,
): Promise<Begun> {
  const [, [begun]] = await Promise.all([
    tx.client.query(zona === 'WIB' ? 'BEGIN' : `BEGIN; ${setClock(zona)}`),
    tx.sql(mulai, [kode_toko, id_trx, token_hash]),
  ])
  return begun!
}
