/**
 * Any input, to any call: a bad one gets a refusal in words, never an error of the server, and nothing has changed. A
 * run tries a part of it, from place to place another one; `npm run test:acak` tries all.
 */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { CallDefinition } from '#domain/call.ts'
import { routes, routesUmum } from '#server/routes.ts'
import { oneOf } from '#test/tools/chance.ts'
import {
  isRefusedBySchema,
  mutants,
  sampleInput,
  type Mutant,
  type RawInput,
} from '#test/tools/bad-values.ts'
import { goodInput, nameOf } from '#test/tools/good-input.ts'
import { idTrx, urlOf, type Asked, type Client, type Reply } from '#test/tools/client.ts'
import { watchChanges } from '#test/tools/changes.ts'
import { buildPieces } from '#test/tools/factories.ts'
import { startTestServer, type TestServer } from '#test/tools/server.ts'
import { buildSale, saleBody } from '#test/tools/till.ts'

/** Calls that end the session that sends them. */
const ENDS_SESSION = new Set(['system/close', 'users/logout', 'users/change-password'])
/** Calls that keep a record of what they refuse. */
const KEEPS_RECORD = new Set(['users/login', 'users/konfirmasi-password', 'authorization', 'masuk'])

let server: TestServer
let owner: Client
let pieces: string[]
let changes: Awaited<ReturnType<typeof watchChanges>>
beforeAll(async () => {
  server = await startTestServer()
  owner = await server.client('OWN1')
  pieces = await buildPieces(
    server,
    Array.from({ length: 120 }, () => ({ ongkos: 10_000 })),
  )
  // The last use of a session is written beside the request, every minute; pictures that nothing uses are swept away in
  // the same way.
  const seen = await watchChanges(server)
  changes = (except = []) => seen([...except, 'sesi', 'objek_buang'])
})
afterAll(() => server.close())

const shop = () => ({ server, owner, piece: () => pieces.pop()! })
const asked = (call: CallDefinition, { params, query, body }: RawInput): Asked => ({
  path: urlOf(call, params, query),
  body: call.method === 'GET' ? undefined : body,
})

/** A wrong request, with its reply. */
interface Wrong {
  name: string
  send: () => Promise<Reply>
}
type Answered = readonly [name: string, reply: Reply]

const oneByOne = (call: CallDefinition, all: readonly Mutant[]): Wrong[] =>
  all.map(({ name, input }) => {
    const { path, body } = asked(call, input)
    return { name, send: () => owner.send(call.method, path, body) }
  })
const answers = (all: readonly Wrong[]): Promise<Answered[]> =>
  Promise.all(all.map(async ({ name, send }): Promise<Answered> => [name, await send()]))

/** Many at a time. A text is sent as it stands, which is no JSON: the server ends the connection on which it came. */
async function sendAll(call: CallDefinition, all: readonly Mutant[]): Promise<Answered[]> {
  const isText = ({ input }: Mutant): boolean => typeof input.body === 'string'
  const together = all.filter((mutant) => !isText(mutant))
  const replies = await owner.sendAll(
    call.method,
    together.map(({ input }) => asked(call, input)),
  )
  return [
    ...together.map(({ name }, i): Answered => [name, replies[i]!]),
    ...(await answers(oneByOne(call, all.filter(isText)))),
  ]
}

/** A write in which only its key is another one. */
const denganKunci = ({ name, input }: Mutant): Mutant => ({
  name,
  input:
    typeof input.body === 'object' && input.body !== null && 'id_trx' in input.body
      ? { ...input, body: { ...input.body, id_trx: idTrx() } }
      : input,
})

const looked = async (except: readonly string[] = []): Promise<string> =>
  JSON.stringify(await changes(except))

/**
 * Writes are sent many at a time too, for nearly all are refused. What some of them wrote that were taken hides what a refusal may
 * have left: then those that were refused are sent again, until none is taken and nothing may have changed.
 * @returns what broke, and which refusals changed something
 */
async function writeAll(
  call: CallDefinition,
  all: readonly Mutant[],
  except: readonly string[],
): Promise<string[]> {
  const before = await looked(except)
  const answered = await sendAll(call, all.map(denganKunci))
  const found = answered.flatMap(broken)
  const taken = new Set(answered.flatMap(([name, { status }]) => (status < 400 ? [name] : [])))
  const refused = all.filter(({ name }) => !taken.has(name))
  if (refused.length < all.length) return [...found, ...(await writeAll(call, refused, except))]
  if ((await looked(except)) === before) return found
  return [...found, ...(await leaveTraces(oneByOne(call, all.map(denganKunci)), except))]
}

/** Finds the requests that leave traces: one by one. */
async function leaveTraces(all: readonly Wrong[], except: readonly string[] = []): Promise<string[]> {
  const found = ['a refusal has changed something']
  for (const { name, send } of all) {
    const before = await looked(except)
    const { status } = await send()
    if ((await looked(except)) !== before) found.push(`${name} → ${status}, and something changed`)
  }
  return found
}

const broken = ([name, { status, message }]: Answered): string[] =>
  status >= 500 || (status >= 400 && !message) ? [`${name} → ${status} ${message}`] : []

/** Refused in words, and with one of these. */
const notRefused =
  (statuses: (name: string, status: number) => boolean) =>
  ([name, { status, message }]: Answered): string[] =>
    message && statuses(name, status) ? [] : [`${name} → ${status} ${message || 'without a text'}`]

const bySchema = notRefused(
  (name, status) => [400, 404].includes(status) || (status === 413 && name.endsWith('× 5000')),
)
const byParser = notRefused((_, status) => status >= 400 && status < 500)
const byKey = notRefused((_, status) => status === 400)

const DEEP = `${'['.repeat(50_000)}${']'.repeat(50_000)}`
const NO_JSON: readonly [name: string, body: string, type: string][] = [
  ['cut off', '{"a":', 'application/json'],
  ['no JSON', 'halo', 'application/json'],
  ['empty', '', 'application/json'],
  ['__proto__', '{"__proto__":{"a":1}}', 'application/json'],
  ['deep', DEEP, 'application/json'],
  ['deep inside', `{"a":${DEEP}}`, 'application/json'],
  ['too large', JSON.stringify({ a: 'A'.repeat(1_100_000) }), 'application/json'],
  ['text', '{}', 'text/plain'],
  ['xml', '<a/>', 'application/xml'],
  ['form', 'a=1', 'application/x-www-form-urlencoded'],
  ['no type', '{}', 'omong kosong'],
]

function noJson(call: CallDefinition): Wrong[] {
  if (call.method === 'GET' || call.method === 'DELETE') return []
  const url = urlOf(call, sampleInput(call).params)
  return oneOf(5, NO_JSON, nameOf(call)).map(([name, body, type]) => ({
    name: `a body that is ${name}`,
    send: () =>
      owner.request(call.method, url, body, {
        'content-type': type,
        ...(call.write ? { 'x-id-trx': idTrx() } : {}),
      }),
  }))
}

const NO_KEY = ['abc', 'A'.repeat(17), 'a'.repeat(16), "'; DROP TABLE a"]

function wrongKeys(call: CallDefinition, good: RawInput): Wrong[] {
  if (!call.write) return []
  const { id_trx: _, ...body } = (good.body ?? {}) as Record<string, unknown>
  const { path, body: sent } = asked(call, { ...good, body: call.body ? body : undefined })
  return oneOf(4, NO_KEY, nameOf(call)).map((key) => ({
    name: `x-id-trx = ${key}`,
    send: () => owner.send(call.method, path, sent, key),
  }))
}

/**
 * Sends what the schemas of the call do not take, what is no JSON, and a wrong key: all is refused, and nothing has
 * changed.
 */
async function refuses(call: CallDefinition, good: RawInput, wrong: readonly Mutant[]): Promise<string[]> {
  const before = await looked()
  // A call without a body of its own looks at none.
  const [bodies, keys] = [call.body ? noJson(call) : [], wrongKeys(call, good)]
  const found = [
    ...(await sendAll(call, wrong)).flatMap(bySchema),
    ...(await answers(bodies)).flatMap(byParser),
    ...(await answers(keys)).flatMap(byKey),
  ]
  if ((await looked()) === before) return found
  return [...found, ...(await leaveTraces([...oneByOne(call, wrong), ...bodies, ...keys]))]
}

/**
 * Sends what the schemas of the call take. It may be refused for other reasons: it breaks nothing, and a refusal
 * changes nothing.
 */
async function bears(
  { call, logged }: { call: CallDefinition; logged?: unknown },
  wrong: readonly Mutant[],
): Promise<string[]> {
  const except = KEEPS_RECORD.has(call.path)
    ? ['otorisasi', 'users', 'perangkat', 'percobaan_password', 'katalog_percobaan', 'log_akses']
    : logged
      ? ['audit_log']
      : []
  if (call.write) return writeAll(call, wrong, except)
  const before = await looked(except)
  const found = (await sendAll(call, wrong)).flatMap(broken)
  if ((await looked(except)) === before) return found
  return [...found, ...(await leaveTraces(oneByOne(call, wrong), except))]
}

const all = [...routes, ...routesUmum]

it.each(all.map((route) => [nameOf(route.call), route] as const))(
  '%s refuses what is wrong in words, and is left as it was',
  async (name, route) => {
    const { call } = route
    const good = await goodInput(call, shop())
    const tried = oneOf(24, mutants(call, good), name)
    const refused = new Set(tried.filter(({ input }) => isRefusedBySchema(call, input)))
    const found = await refuses(call, good, [...refused])
    if (!ENDS_SESSION.has(call.path))
      found.push(
        ...(await bears(
          route,
          tried.filter((mutant) => !refused.has(mutant)),
        )),
      )
    if (!call.body) found.push(...(await answers(noJson(call))).flatMap(broken))
    expect(found).toEqual([])
  },
)

describe('addresses', () => {
  it.each([
    '/api/v1/tidak-ada',
    '/api/v1/barang/%E0%A4%A',
    '/%E0%A4%A',
    '/katalog/v1/%E0%A4%A',
    '/assets/%',
    `/api/v1/barang/${'9'.repeat(200)}`,
    '/api/v1/penjualan/%00',
    '/api/v1//',
    '/service/v1/',
  ])('%s is answered in words', async (url) => {
    const { status, message } = await owner.request('GET', url)
    expect([status >= 400 && status < 500, Boolean(message)]).toEqual([true, true])
    const { headers } = await fetch(server.url + url)
    // As every answer: nothing of it is run, framed, guessed at or kept.
    for (const name of ['content-security-policy', 'x-content-type-options', 'cache-control', 'x-request-id'])
      expect([name, headers.has(name)]).toEqual([name, true])
  })

  it('query parameters that come twice or as a list are refused or read as one, never an error', async () => {
    for (const search of [
      'limit=1&limit=2',
      'tgl_from=2025-01-15&tgl_from=2025-01-16',
      'cari[]=a',
      'cari[a]=b',
      'limit=',
      'limit=%00',
      'cari=%00',
      'cari=%ED%A0%80',
      'a=%',
    ]) {
      const { status, message } = await owner.request('GET', `penjualan?${search}`)
      expect([search, status < 500, Boolean(message)]).toEqual([search, true, true])
    }
  })
})

describe('what belongs to another shop', () => {
  let elsewhere: Client
  beforeEach(async () => {
    elsewhere = await server.client('OWN1', 'TK02')
  })

  it('is not there: pieces, sales people, sales', async () => {
    const piece = pieces.pop()!
    const no = await buildSale(owner, { barang: [pieces.pop()!] })
    const sale = await saleBody(owner, { barang: [piece], kode_sales: 'S02' })
    const before = await changes()
    const post = (path: string, body: object) => elsewhere.send('POST', path, body)
    const replies = [
      await post('penjualan', sale),
      await post('penjualan', { ...sale, kode_sales: 'S01' }),
      await post('penjualan/validasi', { no_faktur_group: no }),
      await post('penjualan/batal', { no_faktur_group: no, alasan: 'X' }),
      await elsewhere.request('GET', `barang/${piece}`),
      await elsewhere.request('GET', `penjualan/${no}`),
      await elsewhere.request('GET', `penjualan/${no}/nota`),
      await post(`penjualan/${no}/cetak`, {}),
      await elsewhere.send('DELETE', 'sales/S02'),
      await elsewhere.send('PUT', 'baki/A1', { nama_baki: 'X', kode_gudang: 'TOKO', berat_baki: 1 }),
    ]
    expect(replies.map((r) => r.status).filter((s) => s < 400 || s >= 500)).toEqual([])
    expect(replies.every((r) => r.message)).toBe(true)
    expect(await changes()).toEqual(before)
  })
})
