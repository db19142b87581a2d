/** What holds of every call, read off the list of routes: a new call is held to it without a new test. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { calls } from '#domain/calls/index.ts'
import { callPath, type CallDefinition } from '#domain/call.ts'
import { menus } from '#domain/menus.ts'
import { routes } from '#server/routes.ts'
import { inDatabase } from '#test/ask.ts'
import { sampleInput } from '#test/bad-values.ts'
import { buildUser } from '#test/factories.ts'
import { idTrx, startTestServer, type Client, type TestServer } from '#test/server.ts'

const BASES = { main: '/api/v1', second: '/service/v1' } as const
const all = routes.map((r) => r.call)
const nameOf = (call: CallDefinition): string => `${call.method} ${BASES[call.base]}/${call.path}`
const closed = all.filter((call) => call.may !== 'public')
const byMenu = all.filter((call) => typeof call.may === 'object')

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const send = (as: Client, call: CallDefinition) => {
  const { params, body } = sampleInput(call)
  return as.request(call.method, `${BASES[call.base]}/${callPath(call, params)}`, call.method === 'GET' ? undefined : body, call.write ? { 'x-id-trx': idTrx() } : {})
}

describe('every call', () => {
  it('is there once', () => {
    expect(all.length).toBeGreaterThan(50)
    const names = all.map(nameOf)
    expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([])
    // written by hand: each declared call has exactly one route, that very call
    expect(calls.filter((call) => all.filter((c) => c === call).length !== 1).map(nameOf)).toEqual([])
    for (const call of all) expect([nameOf(call), server.app.server.hasRoute({ method: call.method, url: `${BASES[call.base]}/${call.path.replace(/\{(\w+)\}/g, ':$1')}` })]).toEqual([nameOf(call), true])
  })

  it('names its path parameters once, and screens that exist', () => {
    const paths = new Set<string>(menus.map((m) => m.path))
    for (const call of all) {
      const names = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
      expect(new Set(names).size).toBe(names.length)
      if (typeof call.may === 'object') expect(call.may.menus.filter((m) => !paths.has(m))).toEqual([])
    }
  })

  it('of a GET writes nothing, and what changes something says so', () => {
    expect(all.filter((call) => call.method === 'GET' && call.write).map(nameOf)).toEqual([])
    const silent = all.filter((call) => (call.method === 'PUT' || call.method === 'DELETE') && !call.write && call.path !== 'system/close')
    expect(silent.map(nameOf)).toEqual([])
  })

  it('stands in the OpenAPI page', async () => {
    const { status, body } = await server.anonymous.request('GET', '/api/docs/json')
    expect(status).toBe(200)
    const paths = (body as unknown as { paths: Record<string, Record<string, unknown>> }).paths
    expect(all.filter((call) => !paths[`${BASES[call.base]}/${call.path}`]?.[call.method.toLowerCase()]).map(nameOf)).toEqual([])
  })
})

describe('without a right', () => {
  it.each(closed.map((call) => [nameOf(call), call] as const))('401 without a token: %s', async (_, call) => {
    const { status, body } = await send(server.anonymous, call)
    expect([status, body.message]).toEqual([401, 'Invalid token.'])
  })

  it('403 to a user who has been given no screen', async () => {
    await buildUser(server, { user_id: 'KOSONG', level: 'KTL' })
    await inDatabase(server, `DELETE FROM hak_akses WHERE user_id = 'KOSONG'`)
    const nobody = await server.client('KOSONG')
    expect(byMenu.length).toBeGreaterThan(20)
    for (const call of byMenu) {
      const { status, body } = await send(nobody, call)
      expect([nameOf(call), status, body.message]).toEqual([nameOf(call), 403, 'Akses Di Menu Ini Tidak Di Izinkan, Hubungi Admin Jika Ingin Memakai Menu Ini'])
    }
  })

  it('403 to one who sees all screens and may do nothing on them', async () => {
    await buildUser(server, { user_id: 'LIHAT', level: 'ADM' })
    await inDatabase(server, `DELETE FROM hak_akses WHERE user_id = 'LIHAT'`)
    await inDatabase(server, `INSERT INTO hak_akses (user_id, menu_name, boleh_tambah, boleh_ubah, boleh_hapus, boleh_export) SELECT 'LIHAT', m, false, false, false, false FROM unnest($1::text[]) m`, [menus.map((m) => m.path)])
    const reader = await server.client('LIHAT')
    for (const call of byMenu) {
      const { status } = await send(reader, call)
      const may = typeof call.may === 'object' && call.may.action === 'lihat' && !call.may.levels
      expect([nameOf(call), status === 403]).toEqual([nameOf(call), !may])
    }
  })

  it('nothing is found by a method nobody declared', async () => {
    const owner = await server.client('OWN1')
    for (const method of ['PATCH', 'DELETE', 'PUT']) expect((await owner.request(method, '/api/v1/penjualan', {})).status).toBe(404)
  })
})

it('what a browser may not guess is kept from it by headers', async () => {
  const response = await fetch(`${server.url}/api/v1/tokos`)
  expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  expect(response.headers.get('strict-transport-security')).toContain('max-age')
  expect(response.headers.get('x-powered-by')).toBeNull()
})
