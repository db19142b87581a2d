/**
 * Steps of every call, from top to bottom: who asks and whether they may, what is asked, what must be done first, then
 * the work in its transaction (a write once only: once.ts), and its answer. A database that is moving to another
 * machine is waited for wherever asking twice is asking once. Errors thrown on the way are put in words by respond.ts.
 */
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { CallDefinition } from '#domain/call.ts'
import { errors, Refusal } from '#domain/errors.ts'
import { isAllowed } from '#domain/rights.ts'
import { berkabar, untilConnected } from '../db/disconnected.ts'
import { read, tried, write, type Tx } from '../db/transaction.ts'
import { envelope, perginya, sendFile, sendReady, sendStored } from './answer.ts'
import { asksForItself, headerOf, idTrxOf, rawInput, tokenOf } from './asked.ts'
import { contextOn } from '../db/context-on.ts'
import type { Deps } from './deps.ts'
import { checkFreshPassword } from './fresh-password.ts'
import { askedFirst, lookingContext, threadContext } from './looking.ts'
import { once } from './once.ts'
import { sendJson } from './pieces.ts'
import type { OwnContext, Route } from './route.ts'
import { Answer, Later, type FileAnswer, type Ready, type StoredFile } from '../outcome.ts'
import type { Session } from '../context.ts'
import { validate } from './validate.ts'

export function handle(deps: Deps, route: Route) {
  const { call } = route
  const run = route.handler as (ctx: unknown, input: unknown, before?: unknown) => Promise<unknown>
  // A write's own transaction is tried again by itself (once.ts); what nothing is kept of may be asked as often as one likes.
  const sekali = !call.write && !route.own && (call.method === 'GET' || route.tried === true)
  const tempat = route.lama ? { ...deps, pool: deps.lama.pool } : deps
  const bergiliran = <T>({ toko }: Session, work: () => Promise<T>): Promise<T> =>
    route.lama ? deps.lama.turn.pakai(toko.kode_toko, work) : work()

  return (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const now = deps.clock.now()
    const pergi = (): boolean => reply.raw.destroyed
    return untilConnected(() => answered(request, reply, now, pergi), { sekali, pergi })
  }

  async function answered(request: FastifyRequest, reply: FastifyReply, now: Date, pergi: () => boolean) {
    if (call.may === 'public') {
      const input = validate(call, rawInput(call, request))
      await route.wait?.(deps.pool, input as never)
      const work = (tx: Tx) => run(contextOn(tx, { now, ip: request.ip }), input)
      const open = call.method === 'GET' ? read : write
      return envelope(call, unlessRefused(await open(deps.pool, '*', work)))
    }
    const session = await whoAsks(deps, call, request, now)
    const raw = rawInput(call, request)
    const input = validate(call, raw)
    if (route.own) {
      const { pool, tutupTurn: turn, live, ruang } = deps
      const own: OwnContext = { pool, turn, live, ruang, session, now }
      return envelope(call, await berkabar(() => run(own, input)))
    }
    const id_trx = call.write ? idTrxOf(call, request) : '-'
    if (route.thread) {
      const result = await run(await threadContext(deps, session, now, id_trx, perginya(reply)), input)
      return result instanceof Answer
        ? sendJson(reply, envelope(call, result))
        : sendReady(reply, result as Ready)
    }
    const before = await askedFirst(
      deps,
      route,
      { session, now, id_trx, batal: () => perginya(reply) },
      input,
    )
    if (call.write)
      return bergiliran(session, () =>
        once(
          tempat,
          {
            call,
            session,
            now,
            raw,
            id_trx,
            id_otorisasi: headerOf(request, 'x-authorization-id'),
            work: (ctx) => run(ctx, input, before),
          },
          pergi,
        ),
      )

    // A trial is written like what stays, so it needs room too.
    if (route.tried) await deps.ruang.pastikan()
    const lihat = await lookingContext(deps, session, now)
    const open = route.tried ? tried : route.logged ? write : read
    const { kode_toko, zona } = session.toko
    const result = unlessRefused(
      await bergiliran(session, () =>
        open(tempat.pool, kode_toko, (tx) => run(lihat(tx), input, before), zona),
      ),
    )
    if (route.file)
      return 'objek' in (result as object)
        ? sendStored(deps.penyimpanan, request, reply, result as StoredFile)
        : sendFile(reply, result as FileAnswer)
    return sendJson(
      reply,
      envelope(
        call,
        result instanceof Later ? await result.make({ ...deps, now, batal: perginya(reply) }) : result,
      ),
    )
  }
}

/** The session of who asks, who may. @throws errors.invalidToken, errors.sesiDiam, errors.gantiPasswordDulu, errors.tidakDiizinkan, errors.passwordLagi */
async function whoAsks(
  { sessions }: Deps,
  call: CallDefinition,
  request: FastifyRequest,
  now: Date,
): Promise<Session> {
  const session = await sessions.of(tokenOf(request), now)
  if (!asksForItself(request)) sessions.dipakai(session, now)
  if (session.ganti_password_wajib && !call.temporaryPassword) throw errors.gantiPasswordDulu()
  if (!isAllowed(call.may, session.user.level, session.rights)) throw errors.tidakDiizinkan()
  checkFreshPassword(call, session, now)
  return session
}

/** A refusal that is returned, not thrown, keeps what was written: a failed sign-in must be counted. */
const unlessRefused = (result: unknown): unknown => {
  if (result instanceof Refusal) throw result
  return result
}
