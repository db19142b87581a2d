/**
 * What every call goes through, from top to bottom: who asks and whether they may, what is asked, what must be done first, then the
 * work in its transaction (a write once only: once.ts), and its answer. What is thrown on the way is put in words by respond.ts.
 */
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { CallDefinition } from '#domain/call.ts'
import { errors, Refusal } from '#domain/errors.ts'
import { isAllowed } from '#domain/rights.ts'
import { read, tried, write, type Tx } from '../db/transaction.ts'
import { envelope, sendFile, sendReady, sendStored } from './answer.ts'
import { asksForItself, headerOf, idTrxOf, rawInput, tokenOf } from './asked.ts'
import { contextOn } from './context-on.ts'
import type { Deps } from './deps.ts'
import { askedFirst, lookingContext, threadContext } from './looking.ts'
import { once } from './once.ts'
import { sendJson } from './pieces.ts'
import { Answer, Later, type FileAnswer, type Ready, type Route, type StoredFile } from './route.ts'
import type { Session } from './session.ts'
import { validate } from './validate.ts'

export function handle(deps: Deps, route: Route) {
  const { call } = route
  const run = route.handler as (ctx: unknown, input: unknown, before?: unknown) => Promise<unknown>

  return async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const now = deps.clock.now()
    if (call.may === 'public') {
      const input = validate(call, rawInput(call, request))
      const work = (tx: Tx) => run(contextOn(tx, { now, ip: request.ip }), input)
      const open = call.method === 'GET' ? read : write
      return envelope(call, unlessRefused(await open(deps.pool, '*', work)))
    }
    const session = await whoAsks(deps, call, request, now)
    const raw = rawInput(call, request)
    const input = validate(call, raw)
    if (route.own) return envelope(call, await run({ pool: deps.pool, live: deps.live, session, now }, input))
    if (route.thread) {
      const result = await run(
        { ...(await threadContext(deps, session, now)), batal: perginya(reply) },
        input,
      )
      return result instanceof Answer
        ? sendJson(reply, envelope(call, result))
        : sendReady(reply, result as Ready)
    }
    const id_trx = call.write ? idTrxOf(call, request) : '-'
    const before = await askedFirst(deps, route, { session, now, id_trx }, input)
    if (call.write)
      return once(deps, {
        call,
        session,
        now,
        raw,
        id_trx,
        id_otorisasi: headerOf(request, 'x-authorization-id'),
        work: (ctx) => run(ctx, input, before),
      })

    const lihat = await lookingContext(deps, session, now)
    const open = route.tried ? tried : route.logged ? write : read
    const { kode_toko, zona } = session.toko
    const result = unlessRefused(
      await open(deps.pool, kode_toko, (tx) => run(lihat(tx), input, before), zona),
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

async function threadContext(deps: Deps, session: Session, now: Date): Promise<Omit<ThreadContext, 'batal'>> {
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

/** That whoever waits for this reply has gone before it was sent. */
function perginya({ raw }: FastifyReply): AbortSignal {
  const pemutus = new AbortController()
  raw.once('close', () => raw.writableFinished || pemutus.abort())
  return pemutus.signal
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
  now: Date,
): Promise<Session> {
  const session = await sessions.of(tokenOf(request), now)
  if (!asksForItself(request)) sessions.dipakai(session, now)
  if (session.ganti_password_wajib && !call.temporaryPassword) throw errors.gantiPasswordDulu()
  if (!isAllowed(call.may, session.user.level, session.rights)) throw errors.tidakDiizinkan()
  return session
}

/** A refusal that is returned, not thrown, keeps what was written: a failed sign-in must be counted. */
const unlessRefused = (result: unknown): unknown => {
  if (result instanceof Refusal) throw result
  return result
}
