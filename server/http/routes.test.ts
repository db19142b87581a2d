/** Rules that hold of every call, read off the list of routes: a new call is held to them without a new test. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { calls } from '#domain/calls/index.ts'
import type { CallDefinition } from '#domain/call.ts'
import { ACTIONS, LEVELS, ofWholeChain } from '#domain/level.ts'
import { menus } from '#domain/menus.ts'
import { isAllowed, jangkauan, type HakAkses } from '#domain/rights.ts'
import { PASSWORD } from '#server/fixture/data.ts'
import { BASES, nameOfCall } from '#server/http/alamat.ts'
import { routes } from '#server/routes.ts'
import { oneOf } from '#test/tools/chance.ts'
import { inDatabase } from '#test/tools/ask.ts'
import { sampleInput } from '#test/tools/bad-values.ts'
import { urlOf, type Client } from '#test/tools/client.ts'
import { buildUser } from '#test/tools/factories.ts'
import { everyRightOn } from '#test/tools/hak-akses.ts'
import { startTestServer, type TestServer } from '#test/tools/server.ts'

const all = routes.map((r) => r.call)
const closed = all.filter((call) => call.may !== 'public')
const byMenu = all.filter((call) => typeof call.may === 'object')

const TIDAK_DIIZINKAN = 'Akses Di Menu Ini Tidak Di Izinkan, Hubungi Admin Jika Ingin Memakai Menu Ini'
/** Calls that end the session that sends them. */
const ENDS_SESSION = new Set(['system/close', 'users/logout', 'users/ganti-toko'])

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const send = (as: Client, call: CallDefinition) => {
  const { params, body } = sampleInput(call)
  return as.send(call.method, urlOf(call, params), body)
}

describe('every call', () => {
  it('is there once', () => {
    expect(all.length).toBeGreaterThan(50)
    const names = all.map(nameOfCall)
    expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([])
    // written by hand: each declared call has exactly one route, that very call
    expect(calls.filter((call) => all.filter((c) => c === call).length !== 1).map(nameOfCall)).toEqual([])
  })

  it('is the one that is meant by its address', async () => {
    const { app } = server
    const counted = async (): Promise<Record<string, string>> =>
      Object.fromEntries(
        [...(await app.diukur.papan.written()).matchAll(/by_call_seconds_count\{call="(.+)"\} (\d+)/g)].map(
          ([, name, count]) => [name!, count!],
        ),
      )
    const before = await counted()
    for (const call of all)
      await app.server.inject({ method: call.method, url: urlOf(call, sampleInput(call).params as never) })
    const after = await counted()
    // A scraper that reads every server every few seconds is sent no more, also when every call was asked for.
    expect((await app.diukur.papan.written()).length).toBeLessThan(200_000)
    const more = (name: string): number => Number(after[name] ?? 0) - Number(before[name] ?? 0)
    expect(all.map(nameOfCall).filter((name) => more(name) !== 1)).toEqual([])
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
    expect(all.filter((call) => call.method === 'GET' && call.write).map(nameOfCall)).toEqual([])
    const silent = all.filter(
      (call) =>
        (call.method === 'PUT' || call.method === 'DELETE') && !call.write && call.path !== 'system/close',
    )
    expect(silent.map(nameOfCall)).toEqual([])
  })

  it('stands in the OpenAPI page', async () => {
    const { status, paths } = (await (await server.client()).send('GET', '/api/docs/json')) as unknown as {
      status: number
      paths: Record<string, Record<string, unknown>>
    }
    expect(status).toBe(200)
    expect(
      all
        .filter((call) => !paths[`${BASES[call.base]}/${call.path}`]?.[call.method.toLowerCase()])
        .map(nameOfCall),
    ).toEqual([])
  })
})

describe('without a right', () => {
  it.each(closed.map((call) => [nameOfCall(call), call] as const))(
    '401 without a token: %s',
    async (_, call) => {
      const { status, message } = await send(server.anonymous, call)
      expect([status, message]).toEqual([401, 'Invalid token.'])
    },
  )

  it('403 to a user who has been given no screen', async () => {
    await buildUser(server, { user_id: 'KOSONG', level: 'KTL' })
    await inDatabase(server, `DELETE FROM hak_akses WHERE user_id = 'KOSONG'`)
    const nobody = await server.client('KOSONG')
    expect(byMenu.length).toBeGreaterThan(20)
    for (const call of byMenu) {
      const { status, message } = await send(nobody, call)
      expect([nameOfCall(call), status, message]).toEqual([nameOfCall(call), 403, TIDAK_DIIZINKAN])
    }
  })

  it('403 to one who sees all screens and may do nothing on them', async () => {
    await buildUser(server, { user_id: 'LIHAT', level: 'ADM' })
    await inDatabase(server, `DELETE FROM hak_akses WHERE user_id = 'LIHAT'`)
    await inDatabase(
      server,
      `INSERT INTO hak_akses (user_id, menu_name, boleh_tambah, boleh_ubah, boleh_hapus, boleh_export)
       SELECT 'LIHAT', m, false, false, false, false FROM unnest($1::text[]) m`,
      [menus.map((m) => m.path)],
    )
    const reader = await server.client('LIHAT')
    for (const call of byMenu) {
      const { status } = await send(reader, call)
      const may = typeof call.may === 'object' && call.may.action === 'lihat' && !call.may.levels
      expect([nameOfCall(call), status === 403]).toEqual([nameOfCall(call), !may])
    }
  })

  describe.each(LEVELS)('as %s', (level) => {
    let as: Client
    beforeAll(async () => {
      await buildUser(server, { user_id: `M${level}`, level })
      as = await server.client(`M${level}`)
    })

    it('a call is answered or refused as its right declares: by level, and by the screens of the level', async () => {
      const rights = new Map(
        (await inDatabase<HakAkses>(server, 'SELECT * FROM hak_akses WHERE user_id = $1', [`M${level}`])).map(
          (h) => [h.menu_name, h],
        ),
      )
      const wrong: string[] = []
      let [let_in, kept_out] = [0, 0]
      // The calls differ from level to level: every call is asked as some of the levels in every run.
      for (const call of oneOf(5, closed, String(LEVELS.indexOf(level))).filter(
        (c) => !ENDS_SESSION.has(c.path),
      )) {
        const may = isAllowed(call.may, level, rights)
        const { status, message } = await send(as, call)
        const refused = status === 403 && message === TIDAK_DIIZINKAN
        if (may) let_in++
        else kept_out++
        if (refused === may || message === 'Invalid token.' || status >= 500)
          wrong.push(`${nameOfCall(call)}: ${status} ${message}, ${may ? 'allowed' : 'not allowed'}`)
      }
      expect(wrong).toEqual([])
      expect(let_in).toBeGreaterThan(0)
      if (!ofWholeChain(level)) expect(kept_out).toBeGreaterThan(0)
    })

    it('every screen may be given to or is kept from the level alike by the server and by the tree of rights', () => {
      for (const { path } of menus) {
        const { tindakan, hanya } = jangkauan(all, path, level)
        const all_rights = new Map([[path as string, everyRightOn(path)]])
        for (const action of ACTIONS) {
          const open = all.some(
            (c) =>
              typeof c.may === 'object' &&
              c.may.menus.includes(path) &&
              (c.may.action === action || c.may.also === action) &&
              isAllowed(c.may, level, all_rights),
          )
          expect([path, action, tindakan.includes(action)]).toEqual([path, action, open])
        }
        if (hanya) expect(hanya).not.toContain(level)
      }
    })

    it('another shop is entered by OWN and SU alone', async () => {
      const { status } = await server.anonymous.request('POST', 'users/login', {
        user_id: `M${level}`,
        password: PASSWORD,
        kode_toko: 'TK02',
      })
      expect(status).toBe(ofWholeChain(level) ? 200 : 401)
    })
  })

  it('nothing is found by a method nobody declared', async () => {
    const owner = await server.client('OWN1')
    for (const method of ['PATCH', 'DELETE', 'PUT'])
      expect((await owner.request(method, 'penjualan', {})).status).toBe(404)
  })
})

it('what a browser may not guess is kept from it by headers', async () => {
  const response = await fetch(`${server.url}/api/v1/tokos`)
  expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  // Said where it came by https: here behind a proxy (settings/tls.test.ts: without one).
  expect(response.headers.get('strict-transport-security')).toBeNull()
  const proxied = await fetch(`${server.url}/api/v1/tokos`, { headers: { 'x-forwarded-proto': 'https' } })
  expect(proxied.headers.get('strict-transport-security')).toBe('max-age=31536000')
  expect(response.headers.get('x-powered-by')).toBeNull()
})
