/** Whatever is sent, to whichever call: a refusal in words, never an error of the server, and nothing has changed. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { CallDefinition } from '#domain/call.ts'
import { routes, routesUmum } from '#server/routes.ts'
import { mutants, sampleInput, type Mutant, type Mutants, type RawInput } from '#test/tools/bad-values.ts'
import { goodInput, nameOf } from '#test/tools/good-input.ts'
import { idTrx, urlOf, type Asked, type Client, type Reply } from '#test/tools/client.ts'
import { watchChanges } from '#test/tools/changes.ts'
import { buildPieces } from '#test/tools/factories.ts'
import { startTestServer, type TestServer } from '#test/tools/server.ts'
import { buildSale, saleBody } from '#test/tools/till.ts'

/** These end the session that sends them. */
const ENDS_SESSION = new Set(['system/close', 'users/logout', 'users/change-password'])
/** These keep a record of what they refuse. */
const KEEPS_RECORD = new Set(['users/login', 'authorization', 'masuk'])

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
  // That a session was used is written beside the request, every minute; so are pictures swept away that nothing uses.
  const seen = await watchChanges(server)
  changes = (except = []) => seen([...except, 'sesi', 'objek_buang'])
})
afterAll(() => server.close())

const asked = (call: CallDefinition, { params, query, body }: RawInput): Asked => ({
  path: urlOf(call, params, query),
  body: call.method === 'GET' ? undefined : body,
})
const send = (call: CallDefinition, input: RawInput, key?: string): Promise<Reply> => {
  const { path, body } = asked(call, input)
  return owner.send(call.method, path, body, key)
}

type Answered = readonly [mutant: Mutant, reply: Reply]

/** Many at a time. A text is sent as it stands, which is no JSON: the server ends the connection on which it came. */
async function sendAll(call: CallDefinition, all: Mutant[]): Promise<Answered[]> {
  const isText = ({ input }: Mutant): boolean => typeof input.body === 'string'
  const together = all.filter((mutant) => !isText(mutant))
  const replies = await owner.sendAll(
    call.method,
    together.map(({ input }) => asked(call, input)),
  )
  const texts = all
    .filter(isText)
    .map(async (mutant): Promise<Answered> => [mutant, await send(call, mutant.input)])
  return [...together.map((mutant, i): Answered => [mutant, replies[i]!]), ...(await Promise.all(texts))]
}

/** A write in which only its key is another one. */
const denganKunci = ({ name, input }: Mutant): Mutant => ({
  name,
  input:
    typeof input.body === 'object' && input.body !== null && 'id_trx' in input.body
      ? { ...input, body: { ...input.body, id_trx: idTrx() } }
      : input,
})

/**
 * Writes are sent many at a time too, for nearly all are refused. What some of them wrote that were taken hides what a refusal may
 * have left: then those that were refused are sent again, until none is taken and nothing may have changed.
 * @returns what broke, and which refusals changed something
 */
async function writeAll(call: CallDefinition, all: Mutant[], except: readonly string[]): Promise<string[]> {
  const before = JSON.stringify(await changes(except))
  const answered = await sendAll(call, all.map(denganKunci))
  const found = answered.flatMap(([{ name }, reply]) => broken(name, reply))
  const refused = answered.filter(([, { status }]) => status >= 400).map(([mutant]) => mutant)
  if (refused.length < all.length) return [...found, ...(await writeAll(call, refused, except))]
  return JSON.stringify(await changes(except)) === before
    ? found
    : [...found, ...(await leaveTraces(call, all, except))]
}

/** Which of them: one by one. */
async function leaveTraces(
  call: CallDefinition,
  all: readonly Mutant[],
  except: readonly string[],
): Promise<string[]> {
  const found = ['a refusal has changed something']
  for (const { name, input } of all.map(denganKunci)) {
    const before = JSON.stringify(await changes(except))
    const { status } = await send(call, input)
    if (JSON.stringify(await changes(except)) !== before)
      found.push(`${name} → ${status}, and something changed`)
  }
  return found
}

const broken = (name: string, { status, message }: Reply): string[] =>
  status >= 500 || (status >= 400 && !message) ? [`${name} → ${status} ${message}`] : []

const problem = (name: string, { status, message }: Reply): string | undefined =>
  status < 400 || status > 499
    ? `${name} → ${status} ${message}`
    : message
      ? undefined
      : `${name} → ${status} without a text`

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

const all = [...routes, ...routesUmum.map(({ call }) => ({ call, logged: undefined }))]

describe.each(all.map((route) => [nameOf(route.call), route] as const))('%s', (_, { call, logged }) => {
  let wrong: Mutants
  beforeAll(async () => {
    wrong = mutants(call, await goodInput(call, { server, owner, piece: () => pieces.pop()! }))
  })

  // A hundred thousand of them would be kept to the end, and looked through by every collection of garbage.
  afterAll(() => {
    wrong = { refused: [], taken: [] }
  })

  it('refuses what its schemas do not take', async () => {
    const before = await changes()
    const problems: string[] = []
    for (const [{ name }, reply] of await sendAll(call, wrong.refused)) {
      const found =
        problem(name, reply) ??
        ([400, 404].includes(reply.status) || (reply.status === 413 && name.endsWith('× 5000'))
          ? undefined
          : `${name} → ${reply.status}`)
      if (found) problems.push(found)
    }
    expect(problems).toEqual([])
    expect(await changes()).toEqual(before)
  })

  it.skipIf(ENDS_SESSION.has(call.path))(
    'takes what its schemas take without breaking, and a refusal changes nothing',
    async () => {
      const except = KEEPS_RECORD.has(call.path)
        ? ['otorisasi', 'users', 'perangkat', 'percobaan_password', 'katalog_percobaan', 'log_akses']
        : logged
          ? ['audit_log']
          : []
      if (call.write) return expect(await writeAll(call, wrong.taken, except)).toEqual([])
      const before = await changes(except)
      const answered = await sendAll(call, wrong.taken)
      expect(answered.flatMap(([{ name }, reply]) => broken(name, reply))).toEqual([])
      expect(await changes(except)).toEqual(before)
    },
  )

  it.skipIf(call.method === 'GET' || call.method === 'DELETE')(
    'refuses what is no JSON of its own',
    async () => {
      const { params } = sampleInput(call)
      const url = urlOf(call, params)
      const before = await changes()
      const problems: string[] = []
      const replies = await Promise.all(
        NO_JSON.map(([, body, type]) =>
          owner.request(call.method, url, body, {
            'content-type': type,
            ...(call.write ? { 'x-id-trx': idTrx() } : {}),
          }),
        ),
      )
      for (const [i, reply] of replies.entries()) {
        // a call without a body of its own looks at none
        if (!call.body && reply.status < 500) continue
        const found = problem(NO_JSON[i]![0], reply)
        if (found) problems.push(found)
      }
      expect(problems).toEqual([])
      if (call.body) expect(await changes()).toEqual(before)
    },
  )

  it.skipIf(!call.write)('refuses an id_trx that is none', async () => {
    const good = await goodInput(call, { server, owner, piece: () => pieces.pop()! })
    const { id_trx: _, ...body } = (good.body ?? {}) as Record<string, unknown>
    const before = await changes()
    for (const id of ['abc', 'A'.repeat(17), 'a'.repeat(16), "'; DROP TABLE a"]) {
      const reply = await send(call, { ...good, body: call.body ? body : undefined }, id)
      expect([id, reply.status]).toEqual([id, 400])
    }
    expect(await changes()).toEqual(before)
  })
})

describe('addresses', () => {
  it.each([
    '/api/v1/tidak-ada',
    '/api/v1/barang/%E0%A4%A',
    `/api/v1/barang/${'9'.repeat(200)}`,
    '/api/v1/penjualan/%00',
    '/api/v1//',
    '/service/v1/',
  ])('%s is answered in words', async (url) => {
    const { status, message } = await owner.request('GET', url)
    expect([status >= 400 && status < 500, Boolean(message)]).toEqual([true, true])
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
