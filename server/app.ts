/** Assembles the server: settings, database and clock go in, a ready app comes out, so that tests can build one too. */
import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import helmet from '@fastify/helmet'
import rateLimit from '@fastify/rate-limit'
import serveStatic from '@fastify/static'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import type pg from 'pg'
import '#domain/zod-texts.ts'
import { errors, Refusal } from '#domain/errors.ts'
import { areaDokumen } from './areas.ts'
import { PetugasCadangan, type PetugasOptions } from './process/petugas-cadangan.ts'
import { systemClock, type Clock } from './process/clock.ts'
import {
  createPool,
  decideAll,
  LAMA_MS,
  WORKING,
  type DatabaseLimits,
  type PoolOptions,
} from './db/client.ts'
import { bukaPool } from './db/pool.ts'
import { tolakLoginBerkuasa } from './db/login.ts'
import { fromReplica, dariUtama } from './db/replica.ts'
import { putuskanYangSunyi } from './db/sunyi.ts'
import { VERSI } from './db/versi.ts'
import { preparePeriodically } from './features/toko/logo.ts'
import { tellPeriodically } from './features/pembelian/kabar-nota.ts'
import { readableAddress, BASES } from './http/alamat.ts'
import { callOf, signedIn, tokenOf } from './http/asked.ts'
import { addressesOf, serveCalls } from './http/calls.ts'
import type { Deps } from './http/deps.ts'
import { sayHeaders } from './http/headers.ts'
import { readKatalog } from './pages/read.ts'
import { serveKatalog } from './pages/katalog.ts'
import { requestId } from './http/nomor.ts'
import { BERSAMA, TutupTurn } from './process/tutup-turn.ts'
import { batasiJson } from './http/json-body.ts'
import { httpLimits, refuseConnection, SENDING, type SendingLimits } from './http/limits.ts'
import { openApi } from './http/openapi.ts'
import { servePortal } from './http/portal.ts'
import { dropPeriodically, dokumenBerId } from './http/replies.ts'
import { serveUmum, type RouteUmum } from './features/katalog-umum/layani.ts'
import { respondWithError } from './http/respond.ts'
import { Sessions } from './http/session.ts'
import { tanpaPenyimpanan } from './pictures/buka.ts'
import type { Penyimpanan } from './pictures/penyimpanan.ts'
import { sweepPeriodically } from './pictures/sapu.ts'
import { Live } from './process/live.ts'
import { LOOPBACK, fence } from './process/pagar.ts'
import { Rahasia } from './process/rahasia.ts'
import { Ruang } from './process/ruang.ts'
import { withPreloads } from './http/preloads.ts'
import { portalRoutes, routes, routesUmum } from './routes.ts'
import { network } from './rantai/network.ts'
import { antrianPeriodically } from './rantai/tamu/antrian.ts'
import { PencatatDitolak } from './rantai/log-akses.ts'
import { SettingsCache } from './process/settings.ts'
import { openSockets } from './http/sockets.ts'
import { Turn } from './process/turns.ts'
import { installMetrics, type Diukur } from './metrics/metrics.ts'

export interface AppOptions {
  /** The database, migrated, as the server's own login: one that may do more than kencana_app is refused. */
  url: string
  /** A pool of connections to `url`, when the caller has opened one already: for everything; the app ends it. */
  langsung?: pg.Pool
  /** The same database through a pooler that lends a connection for one transaction (server/db/pool.ts). */
  poolUrl?: string
  /** A standby: reports read there while it keeps up (server/db/replica.ts); else on the database itself. */
  urlLaporan?: string
  clock?: Clock
  /** The built client; without it only the API is served. */
  clientDir?: string
  /** The built page of customers; without it /katalog is no address. */
  katalogDir?: string
  /** The key of identities; without it none can be kept. */
  rahasia?: Rahasia
  /** The storage of pictures; without it none can be kept. */
  penyimpanan?: Penyimpanan
  /** Watches whether writes have room on the disk; without it they always have. */
  ruang?: Ruang
  /** The place of backups and the process that makes them, for the screen that asks for them. */
  cadangan?: PetugasOptions
  /** Log level; nothing but warnings by default. */
  logLevel?: string
  /** Destination of the log's lines; standard output by default. */
  logKe?: { write(row: string): void }
  /** PEM texts: it answers https itself. */
  tls?: { cert: string; key: string }
  /** The page of the API is open to everybody: where it is worked at. */
  development?: boolean
  /** Limits of the time in which a request must arrive, and a statement be answered. */
  sending?: SendingLimits
  database?: DatabaseLimits
  /** Networks (CIDR) of proxies that are believed about a client's address and the id of a request; this computer's always. */
  proksi?: readonly string[]
  /** Networks (CIDR) that may see the figures at /metrics; this computer when none is named. */
  metrics?: readonly string[]
  /** `close` says at /readyz that it ends, and then waits for this before anything does. */
  pamit?: () => Promise<unknown>
  /** Interval in milliseconds at which sockets are held against their sessions. */
  socketsEvery?: number
  /** Sign-in attempts allowed per minute and address. */
  loginPerMinute?: number
  /** Requests of other servers of the chain allowed per minute and address. */
  portalPerMinute?: number
  /**
   * Requests of the customers' app allowed per minute and network: for lists, for pictures, and for what is told of a
   * member.
   */
  umumPerMinute?: Record<RouteUmum['jenis'], number>
  /** Routes of a special mode (the fixture's POST uji/jam). */
  extra?: (app: FastifyInstance, deps: Deps) => void
}

export interface App {
  server: FastifyInstance
  deps: Deps
  diukur: Diukur
  close(): Promise<void>
}

/** As many closes as work at once, one more beside those that hang, and one connection on which all others wait. */
const LANGSUNG = BERSAMA + 2
/** Files that bring something in at once. */
const LAMA = 3

const DOKUMEN_BER_ID = dokumenBerId(areaDokumen.flatMap(({ nomor }) => nomor))
const ADDRESSES = addressesOf(routes)
const DESCRIBED = [...routes, ...routesUmum].map(({ call }) => call)

/** Thousands of phones share the network of one mobile operator, and a page of the catalogue shows twenty-four pictures. */
const PUBLIC_PER_MINUTE = { daftar: 1_200, gambar: 6_000, member: 120 } as const

export async function buildApp({
  url,
  langsung: given,
  poolUrl,
  urlLaporan,
  clock = systemClock,
  clientDir,
  katalogDir,
  rahasia = new Rahasia(),
  penyimpanan = tanpaPenyimpanan,
  ruang = new Ruang(undefined),
  cadangan,
  logLevel = 'warn',
  logKe,
  loginPerMinute = 60,
  portalPerMinute = 60,
  umumPerMinute = PUBLIC_PER_MINUTE,
  tls,
  development = false,
  sending = SENDING,
  database = WORKING,
  proksi = [],
  metrics = [],
  pamit = async () => {},
  socketsEvery = 30_000,
  extra,
}: AppOptions): Promise<App> {
  const utama = { url, limits: database }
  const { langsung, pool, live } = await sambungkan(utama, poolUrl, given)
  const lama = given ?? createPool({ url, limits: { ...database, statement: LAMA_MS }, max: LAMA })
  const tutupTurn = new TutupTurn(langsung)
  const settings = new SettingsCache(pool)
  const sessions = new Sessions(pool, {
    silentMinutes: async (kode_toko) => (await settings.of(kode_toko)).SESI_DIAM_MENIT,
    berakhir: (token) => void live.tellAll([{ kind: 'sesi', token }]),
  })
  live.on((news) => {
    if (news.kind === 'sesi') sessions.forget(news)
    if (news.kind === 'settings') settings.forget(news.kode_toko)
  })
  live.onLost(() => {
    sessions.forgetAll()
    settings.forgetAll()
  })
  const all = new Set([pool, langsung, lama])
  live.onDiam(() => all.forEach(decideAll))
  live.onDetak((client) => {
    // A pooler's own connections are its own to look after.
    for (const satu of all)
      if (satu !== pool || !poolUrl) void putuskanYangSunyi(satu, client).catch(() => {})
  })
  const laporan = urlLaporan
    ? fromReplica({
        url: urlLaporan,
        utama,
        pool,
        write: ({ dipakai, sebab }) =>
          server.log.warn(
            `reports are read on ${dipakai ? 'the standby' : 'the primary, not the standby'}: ${sebab}`,
          ),
      })
    : dariUtama(utama)
  const deps: Deps = {
    pool,
    langsung,
    tutupTurn,
    lama: { pool: lama, turn: new Turn({ sekaligus: LAMA, menunggu: 4 }) },
    database: utama,
    laporan,
    clock,
    sessions,
    settings,
    live,
    dokumenBerId: DOKUMEN_BER_ID,
    rahasia,
    penyimpanan,
    ruang,
    cadangan: cadangan && new PetugasCadangan(cadangan, { pool, clock }),
  }

  const server = Fastify({
    logger: { level: logLevel, ...(logKe && { stream: logKe }) },
    bodyLimit: 1_048_576,
    // A long parameter is the call's own to refuse: the framework would answer it alone.
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 16_384 },
    rewriteUrl: ({ url = '/' }) => readableAddress(url),
    trustProxy: [...LOOPBACK, ...proksi],
    genReqId: requestId(fence([...LOOPBACK, ...proksi])),
    requestTimeout: sending.request,
    clientErrorHandler: refuseConnection,
    ...(tls ? { https: { ...httpLimits(sending), ...tls } } : { http: httpLimits(sending) }),
  }) as FastifyInstance
  batasiJson(server)
  const diukur = installMetrics(server, deps, metrics)
  const ditolak = new PencatatDitolak(pool)
  server.setErrorHandler((error, request, reply) => {
    if (error instanceof Refusal && error.id === 'tidakDiizinkan') void recordRefused(deps, request, ditolak)
    respondWithError(error, request, reply)
  })
  sayHeaders(server)
  await server.register(helmet, {
    contentSecurityPolicy: false,
    crossOriginEmbedderPolicy: false,
    strictTransportSecurity: false, // sayHeaders, where it is https
  })
  await server.register(rateLimit, { global: false, keyGenerator: (request) => network(request.ip) })
  const dokumen = openApi(server, DESCRIBED, development ? undefined : signedIn(deps))
  serveCalls(server, deps, ADDRESSES, loginPerMinute)
  const katalog = serveUmum(server, deps, routesUmum, umumPerMinute, dokumen)
  await servePortal(server, deps, portalRoutes, portalPerMinute)
  server.get('/config.json', { schema: { hide: true } }, () => ({ ...BASES, version: 'WEB', build: VERSI }))
  extra?.(server, deps)
  if (katalogDir && existsSync(join(katalogDir, 'index.html')))
    await serveKatalog(
      server,
      katalogDir,
      readKatalog(katalog, (err) => server.log.error({ err }, 'the catalogue could not be read')),
      () =>
        katalog.edisi().then(
          ({ content }) => content.alamat,
          () => '',
        ),
    )
  if (clientDir && existsSync(join(clientDir, 'index.html'))) await serveClient(server, clientDir)
  else
    server.setNotFoundHandler((request, reply) => respondWithError(errors.alamatTidakAda(), request, reply))
  const sockets = openSockets(server, deps, socketsEvery)
  diukur.screens(() => sockets.engine.clientsCount)
  const reply = dropPeriodically(pool, clock, (err) => server.log.warn({ err }, 'kept replies'))

  const kabar = tellPeriodically(deps, (err) => server.log.warn({ err }, 'notas of other servers'))
  // The jobs begin one after the other: each is on a connection of its own, and two at once would have to be opened
  // while tills wait for theirs.
  const antrian = antrianPeriodically(deps, reply.pertama, (err) =>
    server.log.warn({ err }, 'queue of members of other servers'),
  )
  const logo = preparePeriodically(pool, antrian.pertama, (err) =>
    server.log.warn({ err }, 'logos that were kept as they came'),
  )
  const sapuan = sweepPeriodically({ pool, penyimpanan, clock }, (nama, err) =>
    server.log.warn({ err, nama }, 'a picture that should go stays'),
  )

  return {
    server,
    deps,
    diukur,
    async close() {
      diukur.pamit()
      await pamit()
      tutupTurn.berhenti()
      const closed = sockets.close().then(() => server.close())
      // A browser opens connections on which it asks nothing yet: Node would wait for them for over a minute.
      const enough = setTimeout(() => server.server.closeAllConnections(), CLOSE_MS)
      await closed
      clearTimeout(enough)
      await deps.cadangan?.stop()
      await reply.stop()
      await sapuan.stop()
      await logo.stop()
      await kabar.stop()
      await antrian.stop()
      await live.close()
      await laporan.close()
      await diukur.close()
      for (const satu of new Set([pool, langsung, lama])) await satu.end()
    },
  }
}

/** The ways to the database, begun together. @throws when it is not there or the login may too much, with nothing left open */
async function sambungkan(
  utama: PoolOptions & { limits: DatabaseLimits },
  poolUrl: string | undefined,
  given: pg.Pool | undefined,
) {
  const langsung = given ?? createPool({ ...utama, max: LANGSUNG })
  const tetap = given ?? (poolUrl ? undefined : createPool({ ...utama, tetap: true }))
  const live = new Live(utama.url)
  const [diterima, didengar] = await Promise.allSettled([tolakLoginBerkuasa(tetap ?? langsung), live.start()])
  try {
    for (const result of [diterima, didengar]) if (result.status === 'rejected') throw result.reason
    const pool = tetap ?? (await bukaPool({ url: poolUrl!, langsung, utama }))
    return { langsung, pool, live }
  } catch (error) {
    await Promise.all([...[...new Set([langsung, tetap])].map((pool) => pool?.end()), live.close()])
    throw error
  }
}

/** Time that requests under way may still take when the server ends. */
const CLOSE_MS = 5_000

/** Records which user was refused which call, from wherever the right was missed. */
async function recordRefused(
  { sessions, clock }: Deps,
  request: FastifyRequest,
  ditolak: PencatatDitolak,
): Promise<void> {
  const call = callOf(request)
  const now = clock.now()
  const session = await sessions.of(tokenOf(request), now).catch(() => undefined)
  if (!call || !session) return
  const { user_id } = session.user
  ditolak.write({ now, user_id, ref: `${call.method} ${call.path}`, alamat: request.ip })
}

/** The client: hashed files for ever, the page itself fresh with a nonce of its own. */
async function serveClient(server: FastifyInstance, clientDir: string): Promise<void> {
  const page = await readFile(join(clientDir, 'index.html'), 'utf8')
  const dengan = await withPreloads(page, clientDir)
  await server.register(serveStatic, {
    root: clientDir,
    index: false,
    // The page is not served as a file, however its name is spelled: it goes out with its policy alone.
    allowedPath: (path) => !/\bindex\.html/i.test(path),
    preCompressed: true,
    // The plugin's own header would overrule ours.
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.setHeader(
        'cache-control',
        path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      )
    },
  })
  server.setNotFoundHandler((request, reply) => {
    const wantsPage =
      request.method === 'GET' &&
      !/^\/(api|service|uji|katalog)\//.test(request.url) &&
      (request.headers.accept ?? '').includes('text/html')
    if (!wantsPage) return respondWithError(errors.alamatTidakAda(), request, reply)
    return sendPage(reply, request.url)
  })
  for (const url of ['/', '/index.html'])
    server.get(url, { schema: { hide: true } }, (request, reply) => sendPage(reply, request.url))

  async function sendPage(reply: FastifyReply, url: string) {
    const nonce = randomBytes(16).toString('base64')
    return reply
      .code(200)
      .header('content-type', 'text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header(
        'content-security-policy',
        `default-src 'none'; script-src 'self'; style-src 'self' 'nonce-${nonce}'; style-src-attr 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; worker-src 'self'; manifest-src 'self'; frame-src 'self' blob:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
      )
      .send(dengan(url).replaceAll('__CSP_NONCE__', nonce))
  }
}
