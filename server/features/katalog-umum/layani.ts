/**
 * Answers the customers' app at /katalog/v1: anybody, without a session (docs/decisions/33-katalog-umum.md). Lists and
 * pictures are the same for all, and any page may read them; they are made of the catalogue as it was last read, which
 * is read anew when something of it changes. Data of a member is told to the holder of their token, and kept nowhere.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { CallDefinition } from '#domain/call.ts'
import { errors, Refusal } from '#domain/errors.ts'
import type { Sql } from '../../db/client.ts'
import { read, SELURUH_RANTAI, write } from '../../db/transaction.ts'
import { tayangPicture } from './pictures.ts'
import { loadContent, type Content } from './content.ts'
import { Antrean, Cache } from '../../process/cache.ts'
import type { News } from '../../process/live.ts'
import type { Rahasia } from '../../process/rahasia.ts'
import { publicReply, replySize, sendReply, sudahPunya, type PublicReply } from '../../http/public-reply.ts'
import { urlOfCall } from '../../http/alamat.ts'
import { envelope } from '../../http/answer.ts'
import type { Deps } from '../../http/deps.ts'
import { DATA } from '../../http/headers.ts'
import { validate, type RawInput } from '../../http/validate.ts'

/** Context of a call of one member. */
export interface UmumContext {
  sql: Sql
  now: Date
  rahasia: Rahasia
  ip: string
  /** As it was sent; undefined when none was. */
  token: string | undefined
}

export type RouteUmum =
  | { call: CallDefinition; jenis: 'daftar'; answer: (content: Content, input: never) => unknown }
  | { call: CallDefinition; jenis: 'gambar' }
  | { call: CallDefinition; jenis: 'member'; olah: (ctx: UmumContext, input: never) => Promise<unknown> }

/** The catalogue as it was read last, with what was answered of it: both are forgotten together. */
interface Edisi {
  content: Content
  pictures: Map<string, string>
  reply: Cache<PublicReply>
}

const MAX_REPLY = 16 * 1_048_576
const MAX_PICTURES = 48 * 1_048_576
/** Changes that no news tells (a shop that is open now) are known after this time; browsers ask again as soon. */
const SEMENIT = 60_000

/** News of these may change what customers see: their catalogue, prices, shops, groups. */
const BERITA: ReadonlySet<string> = new Set(['katalog', 'harga-emas', 'toko', 'master'])
const mengubah = (news: News): boolean =>
  news.kind === 'screen' ? BERITA.has(news.event) : news.kind === 'sesi' && news.kode_toko !== undefined

export class Katalog {
  readonly #deps: Deps
  readonly #edisi = new Cache<Edisi>({ lama: SEMENIT })
  readonly #picture = new Cache<Buffer>({ maks: MAX_PICTURES, besar: (content) => content.length })
  /** Members who look at once hold two connections at most: the tills keep theirs. */
  readonly #antrean = new Antrean(2, 200)

  constructor(deps: Deps) {
    this.#deps = deps
    deps.live.onTold((news) => mengubah(news) && this.#edisi.lupa())
    deps.live.onLost(() => this.#edisi.lupa())
  }

  edisi(): Promise<Edisi> {
    return this.#edisi.of('kini', () => this.#load(), this.#deps.clock.now().getTime())
  }

  async #load(): Promise<Edisi> {
    const content = await read(this.#deps.pool, SELURUH_RANTAI, ({ sql }) => loadContent(sql))
    return {
      content,
      pictures: tayangPicture(content),
      reply: new Cache({ maks: MAX_REPLY, besar: replySize }),
    }
  }

  /** @throws errors.gambarTidakTerbaca, errors.gambarKatalogTidakAda */
  picture(objek: string): Promise<Buffer> {
    return this.#picture.of(objek, async () => {
      const content = await this.#deps.penyimpanan.ambil(objek).catch((cause: unknown) => {
        throw Object.assign(errors.gambarTidakTerbaca(), { cause })
      })
      if (!content) throw errors.gambarKatalogTidakAda()
      return content
    })
  }

  /** A refusal that is returned keeps what was written: a wrong code is counted. */
  async member(method: CallDefinition['method'], work: (sql: Sql) => Promise<unknown>): Promise<unknown> {
    const open = method === 'GET' ? read : write
    const result = await this.#antrean.lewat(
      () => open(this.#deps.pool, SELURUH_RANTAI, ({ sql }) => work(sql)),
      errors.sedangSibuk,
    )
    if (result instanceof Refusal) throw result
    return result
  }
}

/**
 * @param perMinute the limit of one network for every kind; one count for all calls of a kind
 * @param dokumen describes these calls, for developers of an app on them
 * @returns the remembered catalogue, of which the page of customers is drawn
 */
export function serveUmum(
  server: FastifyInstance,
  deps: Deps,
  routes: readonly RouteUmum[],
  perMinute: Record<RouteUmum['jenis'], number>,
  dokumen: () => Promise<string>,
): Katalog {
  const katalog = new Katalog(deps)
  const perMinuteOf = (max: number) => server.rateLimit({ max, timeWindow: 60_000 })
  const limit = {
    daftar: perMinuteOf(perMinute.daftar),
    gambar: perMinuteOf(perMinute.gambar),
    member: perMinuteOf(perMinute.member),
  }
  for (const route of routes) {
    const { call, jenis } = route
    server.route({
      method: call.method,
      url: urlOfCall(call),
      bodyLimit: 65_536,
      onRequest: [jenis === 'member' ? hanyaMember : forAll, limit[jenis]],
      config: { call },
      handler: answerUmum(deps, katalog, route),
    })
  }
  server.get(`${KATALOG_PATH}/openapi.json`, {
    schema: { hide: true },
    onRequest: [forAll, limit.daftar],
    handler: answerOpenApi(dokumen),
  })
  return katalog
}
const KATALOG_PATH = '/katalog/v1'

/** Said before anything is looked at: a page of another origin must be able to read a refusal too. */
async function forAll(_request: FastifyRequest, reply: FastifyReply): Promise<void> {
  reply
    .header('content-security-policy', DATA)
    .header('access-control-allow-origin', '*')
    .header('cross-origin-resource-policy', 'cross-origin')
}
/** Data of a member is read by our own page and by apps, never by a page of another origin. */
async function hanyaMember(_request: FastifyRequest, reply: FastifyReply): Promise<void> {
  reply.header('content-security-policy', DATA)
}

function answerUmum(deps: Deps, katalog: Katalog, route: RouteUmum) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const { call } = route
    const input = validate(call, {
      params: request.params,
      query: call.query && request.query,
      body: call.body && (request.body ?? undefined),
    })
    if (route.jenis === 'daftar')
      return sendReply(request, reply, await listReply(katalog, route, input), SEBENTAR)
    if (route.jenis === 'gambar') return sendPicture(katalog, input, request, reply)
    const { rahasia, clock } = deps
    const dari = { now: clock.now(), rahasia, ip: request.ip, token: bearer(request) }
    return envelope(
      call,
      await katalog.member(call.method, (sql) => route.olah({ ...dari, sql }, input as never)),
    )
  }
}

const bearer = ({ headers }: FastifyRequest): string | undefined =>
  /^Bearer +(\S{1,100})$/i.exec(headers.authorization ?? '')?.[1]

/** A phone that comes back within the day shows what it has, and asks meanwhile. */
const SEBENTAR = 'public, max-age=60, stale-while-revalidate=86400'

/** Serves the description of this part of the API, for developers of an app on it. */
function answerOpenApi(make: () => Promise<string>) {
  let kept: PublicReply | undefined
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    kept ??= publicReply(await make())
    return sendReply(request, reply, kept, SEBENTAR)
  }
}

type ListRoute = Extract<RouteUmum, { jenis: 'daftar' }>

/** @param input validated. Also what the page at /katalog is drawn of */
export async function listReply(
  katalog: Katalog,
  { call, answer }: ListRoute,
  input: RawInput,
): Promise<PublicReply> {
  const { content, reply } = await katalog.edisi()
  // By what was understood, not by how it was written: nobody fills the memory with spellings.
  const nama = JSON.stringify([call.path, input.params, input.query])
  return reply.of(nama, async () =>
    publicReply(JSON.stringify(envelope(call, answer(content, input as never)))),
  )
}

async function sendPicture(
  katalog: Katalog,
  { params }: RawInput,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { folder, nama } = params as { folder: string; nama: string }
  const objek = (await katalog.edisi()).pictures.get(`${folder}/${nama}`)
  if (!objek) throw errors.gambarKatalogTidakAda()
  const etag = `"${objek}"`
  // Of the fixed names the picture of now: asked for again each time.
  const tetap = folder === 'SPLASHSCREEN'
  const kept = (): FastifyReply =>
    reply
      .header('etag', etag)
      .header('cache-control', tetap ? 'public, no-cache' : 'public, max-age=31536000, immutable')
  if (sudahPunya(request, etag)) return kept().code(304).send()
  const content = await katalog.picture(objek)
  return kept().type('image/jpeg').header('content-disposition', 'inline').send(content)
}
