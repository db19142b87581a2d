/** A request is known by one id: of the proxy that is believed, or its own; in its reply, in the log, and with an unexpected error as a number that can be read out. */
import { afterAll, beforeAll, expect, it, test } from 'vitest'
import { buildApp, type App } from '#server/app.ts'
import { startTestServer, type TestServer } from '#test/tools/server.ts'
import { requestId, errorNumber } from './nomor.ts'

const READABLE = /^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/

let server: TestServer
let app: App
let token: string
const log: string[] = []
beforeAll(async () => {
  server = await startTestServer()
  token = (await server.client('OWN1')).token
  app = await buildApp({
    url: server.app.deps.database.url,
    clock: server.clock,
    proksi: ['10.9.0.0/16'],
    logKe: { write: (row) => void log.push(row) },
  })
})
afterAll(async () => {
  await app?.close()
  await server?.close()
})

const tanya = (remoteAddress: string, id?: string, url = '/config.json') =>
  app.server.inject({
    url,
    remoteAddress,
    headers: { 'x-auth-token': token, ...(id === undefined ? {} : { 'x-request-id': id }) },
  })

it.each([
  ['a proxy of the settings', '10.9.1.1', 'a81f3c02-77de', true],
  ['a proxy on this computer', '127.0.0.1', '7F000001:C0DE_7F000001:01BB_6743:001B', true],
  ['a stranger', '203.0.113.9', 'a81f3c02-77de', false],
  ['a proxy that says something else', '10.9.1.1', 'a b{"x":1}', false],
  ['a proxy that says too little', '10.9.1.1', 'abc', false],
  ['a proxy that says too much', '10.9.1.1', 'a'.repeat(65), false],
  ['a proxy that says nothing', '10.9.1.1', undefined, false],
])('of %s', async (_, alamat, id, dipercaya) => {
  const dibalas = (await tanya(alamat, id)).headers['x-request-id']
  if (dipercaya) expect(dibalas).toBe(id)
  else expect(dibalas).toMatch(READABLE)
})

test('each has another', () => {
  const baru = requestId(() => false)
  const raw = { headers: {}, socket: { remoteAddress: '127.0.0.1' } } as Parameters<typeof baru>[0]
  expect(new Set(Array.from({ length: 2_000 }, () => baru(raw))).size).toBe(2_000)
})

test('a number is the id itself, or always the same short one of it', () => {
  expect(errorNumber('K7M2-9QXT')).toBe('K7M2-9QXT')
  expect(errorNumber('a81f3c02-77de')).toMatch(READABLE)
  expect(errorNumber('a81f3c02-77de')).toBe(errorNumber('a81f3c02-77de'))
  expect(errorNumber('a81f3c02-77df')).not.toBe(errorNumber('a81f3c02-77de'))
})

test('an unexpected error tells its number, by which the log is found, and a refusal has none', async () => {
  await server.pemilik.query('ALTER TABLE bank RENAME TO bank_hilang')
  try {
    for (const id of ['a81f3c02-77de', undefined]) {
      log.length = 0
      const reply = await tanya('10.9.1.1', id, '/api/v1/banks')
      const dibalas = String(reply.headers['x-request-id'])
      const nomor = errorNumber(dibalas)
      expect([reply.statusCode, reply.json()]).toEqual([
        500,
        { message: 'Terjadi Kesalahan Di Server', id: 'kesalahanServer', errors: [], nomor },
      ])
      const rows = log.map((line) => JSON.parse(line) as Record<string, unknown>)
      expect(rows).toEqual([expect.objectContaining({ reqId: dibalas, nomor, msg: 'unexpected' })])
      if (id === undefined) expect(nomor).toBe(dibalas)
    }
  } finally {
    await server.pemilik.query('ALTER TABLE bank_hilang RENAME TO bank')
  }
  log.length = 0
  expect((await tanya('10.9.1.1', undefined, '/api/v1/tidak-ada')).json()).not.toHaveProperty('nomor')
  expect(log).toEqual([])
})
