/**
 * Answers another server of the chain: the few calls of `portalRoutes`, to a server that signs with the key of a shop,
 * in the rows of that shop alone. No session opens them, and the key opens nothing else
 * (docs/decisions/11-antar-server.md).
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { errors, Refusal } from '#domain/errors.ts'
import type { TanggalSystem } from '#domain/units.ts'
import type { Zona } from '#domain/zona.ts'
import type { SessionUser, Toko } from '../context.ts'
import { statement } from '../db/statement.ts'
import { read, write } from '../db/transaction.ts'
import { bukaKunci } from '../rantai/kunci-portal.ts'
import {
  isSignature,
  isTimely,
  kunciBaru,
  PORTAL_HEADERS,
  PORTAL_PATH,
  signReply,
  signRequest,
  type SignedRequest,
  type SignedWrite,
} from '../rantai/portal-signature.ts'
import { envelope } from './answer.ts'
import { contextOn, nothing } from '../db/context-on.ts'
import type { Deps } from './deps.ts'
import { writePortal } from './portal-write.ts'
import type { Route } from './route.ts'
import { validate } from './validate.ts'

interface TokoRow {
  kode_toko: string
  nama_toko: string
  alamat_toko: string
  tgl_system: TanggalSystem
  zona: Zona
  kunci: Buffer
}

const tokoDanKunci = statement<TokoRow>(
  'toko_dan_kunci_portal',
  `SELECT t.kode_toko, t.nama_toko, t.alamat_toko, t.tgl_system, t.zona, k.kunci
   FROM toko t JOIN kunci_portal k USING (kode_toko)
   WHERE t.kode_toko = $1 AND t.status_aktif AND NOT t.jauh
     AND ($2::text IS NULL
       OR EXISTS (
         SELECT 1 FROM toko d WHERE d.kode_toko = $2 AND d.kode_toko <> $1 AND d.jauh AND d.status_aktif))`,
)

/** Compared against when there is none, so that the answer takes as long. */
const NO_KEY = kunciBaru()

/** Bytes of the largest body that is taken in from who has not shown a key yet. */
const MAKS_BYTE = 65_536

/** @param perMinute the answers that one address gets, from every call */
export async function servePortal(
  server: FastifyInstance,
  deps: Deps,
  routes: readonly Route[],
  perMinute: number,
): Promise<void> {
  const options = { schema: { hide: true }, config: { rateLimit: { max: perMinute, timeWindow: 60_000 } } }
  await server.register(async (scope) => {
    // A body is signed byte for byte, and read once it is known who wrote it.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    )
    for (const route of routes) {
      const url = PORTAL_PATH + route.call.path
      if (route.call.method === 'GET') scope.get(url, { ...options, handler: answerPortal(deps, route) })
      else
        scope.post(url, {
          ...options,
          bodyLimit: route.call.bodyMaks ?? MAKS_BYTE,
          handler: answerPortalWrite(deps, route),
        })
    }
  })
}

type Run = (ctx: unknown, input: unknown) => Promise<unknown>

function answerPortal(deps: Deps, { call, handler, logged }: Route) {
  const run = handler as Run
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const now = deps.clock.now()
    const { tanda, toko, kunci } = await askedBy(deps, request, now)
    const input = validate(call, { params: request.params, query: request.query, body: undefined })
    const settings = await deps.settings.of(toko.kode_toko)
    const result = await (logged ? write : read)(
      deps.pool,
      toko.kode_toko,
      (tx) => run(contextOn(tx, { ...ofNobody(toko), settings, now, rahasia: deps.rahasia }), input),
      toko.zona,
    )
    return send(reply, { kunci, tanda }, JSON.stringify(envelope(call, result)))
  }
}

/** Refusals are signed too: the asking server tells them on in our words. */
function answerPortalWrite(deps: Deps, { call, handler }: Route) {
  const run = handler as (ctx: unknown, input: unknown, dari: string) => Promise<unknown>
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const now = deps.clock.now()
    const { tanda, toko, kunci, write } = await askedBy(deps, request, now)
    try {
      const input = validate(call, { params: request.params, query: request.query, body: bodyOf(write!) })
      const settings = await deps.settings.of(toko.kode_toko)
      const { rahasia } = deps
      const text = await writePortal(deps, {
        call,
        toko,
        write: write!,
        now,
        work: (tx, begun) =>
          run(contextOn(tx, { ...ofNobody(toko), settings, now, rahasia, ...begun }), input, write!.dari),
      })
      return send(reply, { kunci, tanda }, text)
    } catch (error) {
      if (!(error instanceof Refusal) || error.status >= 500) throw error
      const { status, id, message, errors: fields } = error
      reply.refusal = id
      return send(reply.code(status), { kunci, tanda }, JSON.stringify({ id, message, errors: fields }))
    }
  }
}

const send = (
  reply: FastifyReply,
  { kunci, tanda }: { kunci: string; tanda: string },
  text: string,
): FastifyReply =>
  reply
    .header(PORTAL_HEADERS.tanda, signReply(kunci, tanda, text))
    .type('application/json; charset=utf-8')
    .send(text)

/** @throws errors.tidakValid */
function bodyOf({ content }: SignedWrite): unknown {
  try {
    return JSON.parse(content.toString())
  } catch {
    throw errors.tidakValid()
  }
}

/** The shop at home here whose key signed the request. @throws errors.kunciPortalTidakDikenal, and says no more */
async function askedBy({ pool, rahasia }: Deps, request: FastifyRequest, now: Date) {
  const { tanda, ...signed } = signedRequestOf(request)
  const { kode_toko, write } = signed
  const [row] = await read(pool, kode_toko, ({ sql }) => sql(tokoDanKunci, [kode_toko, write?.dari ?? null]))
  const kunci = bukaKunci(rahasia, row?.kunci)
  const known = isSignature(tanda, signRequest(kunci ?? NO_KEY, signed))
  if (!row || !kunci || !known || !isTimely(signed.time, now)) throw errors.kunciPortalTidakDikenal()
  const { kunci: _, ...toko } = row
  return { tanda, toko, kunci, write }
}

/** @throws errors.kunciPortalTidakDikenal */
function signedRequestOf({ method, url, headers, body }: FastifyRequest): SignedRequest & { tanda: string } {
  const of = (name: string): string => {
    const value = headers[name]
    return typeof value === 'string' ? value : ''
  }
  const kode_toko = of(PORTAL_HEADERS.toko)
  if (!KODE_TOKO.test(kode_toko)) throw errors.kunciPortalTidakDikenal()
  const signed = { method, url, kode_toko, time: of(PORTAL_HEADERS.time), tanda: of(PORTAL_HEADERS.tanda) }
  if (method !== 'POST') return signed
  const [dari, id] = [of(PORTAL_HEADERS.dari), of(PORTAL_HEADERS.id)]
  if (!KODE_TOKO.test(dari) || !/^[A-Z0-9]{16}$/.test(id)) throw errors.kunciPortalTidakDikenal()
  return { ...signed, write: { dari, id, content: Buffer.isBuffer(body) ? body : Buffer.alloc(0) } }
}

const KODE_TOKO = /^[A-Z0-9]{1,6}$/

/** Of no level that works in more than its shop, with no right of its own. */
const ofNobody = (toko: Toko) => ({
  toko,
  user: {
    user_id: 'PORTAL',
    user_name: 'PORTAL',
    level: 'KTL',
    kode_toko: toko.kode_toko,
    token_hash: Buffer.alloc(0),
  } satisfies SessionUser,
  id_trx: '-',
  id_otorisasi: undefined,
  boleh: () => false,
  announce: nothing,
  forget: nothing,
  settingsChanged: nothing,
})
