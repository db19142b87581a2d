/**
 * What another server of the chain is answered: the few calls of `portalRoutes`, to who signs with the key of a shop, in
 * the rows of that shop alone. No session opens them, and the key opens nothing else (docs/decisions/11-antar-server.md).
 */
import type { FastifyReply, FastifyRequest } from 'fastify'
import { errors } from '#domain/errors.ts'
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
  signReply,
  signRequest,
  type SignedRequest,
} from '../rantai/portal-signature.ts'
import { contextOn, envelope, nothing, type Deps } from './handle.ts'
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
   FROM toko t JOIN kunci_portal k USING (kode_toko) WHERE t.kode_toko = $1 AND t.status_aktif`,
)

/** Compared against when there is none, so that the answer takes as long. */
const NO_KEY = kunciBaru()

export function answerPortal(deps: Deps, { call, handler, logged }: Route) {
  const run = handler as (ctx: unknown, input: unknown) => Promise<unknown>
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
    const text = JSON.stringify(envelope(call, result))
    return reply
      .header(PORTAL_HEADERS.tanda, signReply(kunci, tanda, text))
      .type('application/json; charset=utf-8')
      .send(text)
  }
}

/** The shop whose key signed the request. @throws errors.kunciPortalTidakDikenal, and says no more */
async function askedBy({ pool, rahasia }: Deps, request: FastifyRequest, now: Date) {
  const { tanda, ...signed } = signedRequestOf(request)
  const [row] = await read(pool, signed.kode_toko, ({ sql }) => sql(tokoDanKunci, [signed.kode_toko]))
  const kunci = bukaKunci(rahasia, row?.kunci)
  const known = isSignature(tanda, signRequest(kunci ?? NO_KEY, signed))
  if (!row || !kunci || !known || !isTimely(signed.waktu, now)) throw errors.kunciPortalTidakDikenal()
  const { kunci: _, ...toko } = row
  return { tanda, toko, kunci }
}

/** @throws errors.kunciPortalTidakDikenal */
function signedRequestOf({ method, url, headers }: FastifyRequest): SignedRequest & { tanda: string } {
  const of = (name: string): string => {
    const value = headers[name]
    return typeof value === 'string' ? value : ''
  }
  const kode_toko = of(PORTAL_HEADERS.toko)
  if (!/^[A-Z0-9]{1,6}$/.test(kode_toko)) throw errors.kunciPortalTidakDikenal()
  return { method, url, kode_toko, waktu: of(PORTAL_HEADERS.waktu), tanda: of(PORTAL_HEADERS.tanda) }
}

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
