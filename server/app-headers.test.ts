/** Headers of replies, the time a request may take to arrive, and who sees the page of the API. */
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildApp, type App } from '#server/app.ts'
import { pipeline } from '#test/tools/pipeline.ts'
import { startTestServer, type TestServer } from '#test/tools/server.ts'

let server: TestServer
let folder: string
let token: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'klien-'))
  await mkdir(join(folder, 'assets'))
  await writeFile(join(folder, 'index.html'), '<html>__CSP_NONCE__</html>')
  await writeFile(join(folder, 'index.html.br'), 'br')
  await writeFile(join(folder, 'assets/kasir-Ab12.js'), 'export {}')
  await writeFile(join(folder, 'sw.js'), 'self')
  server = await startTestServer({ clientDir: folder })
  token = (await server.client('OWN1')).token
})
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true })
})

/** As it is written: fetch would tidy the path up. */
async function get(path: string, headers: Record<string, string> = { accept: 'text/html' }) {
  const [reply] = await pipeline(server.url, [{ method: 'GET', path, headers, body: undefined }])
  return { status: reply!.status, text: reply!.bytes.toString(), headers: reply!.headers }
}

it.each([
  '/',
  '/index.html',
  '/index.html?a=1',
  '/index.html/',
  '/index%2ehtml',
  '/%69ndex.html',
  '//index.html',
  '/./index.html',
  '/assets/../index.html',
  '/INDEX.HTML',
  '/index.html.br',
  '/penjualan',
])('the page at %s comes with its policy, or not at all', async (path) => {
  const { status, text, headers } = await get(path)
  expect(text).not.toContain('__CSP_NONCE__')
  if (status === 200) expect(String(headers['content-security-policy'])).toMatch(/script-src 'self';.*nonce-/)
})

describe('nothing that was answered is kept', () => {
  const kept = async (method: string, path: string, headers: Record<string, string> = {}) => {
    const response = await fetch(`${server.url}${path}`, { method, headers })
    await response.arrayBuffer()
    return [response.status, response.headers.get('cache-control')]
  }
  it.each([
    ['GET', '/api/v1/users/me', 200],
    ['GET', '/api/v1/tokos', 200],
    ['GET', '/config.json', 200],
    ['GET', '/api/v1/penjualan/TIDAK-ADA', 404],
    ['GET', '/api/v1/tidak/ada', 404],
    ['POST', '/api/v1/penjualan', 400],
    ['GET', '/api/v1/master/gudang/ekspor/csv', 200],
  ])('%s %s: %i', async (method, path, status) => {
    expect((await kept(method, path, { 'x-auth-token': token }))[1]).toBe('no-store')
    if (path.includes('csv')) return
    expect(await kept(method, path, { 'x-auth-token': token })).toEqual([status, 'no-store'])
  })
  it('a refusal without a session neither', async () => {
    expect(await kept('GET', '/api/v1/users/me')).toEqual([401, 'no-store'])
  })
  it('but files with a hash in their name are, and the worker keeps no policy that would bind it', async () => {
    expect(await kept('GET', '/assets/kasir-Ab12.js')).toEqual([200, 'public, max-age=31536000, immutable'])
    const { headers } = await get('/sw.js')
    expect(headers['content-security-policy']).toBeUndefined()
  })
  it('what is data is never a page: it runs, frames and fetches nothing', async () => {
    const { headers } = await fetch(`${server.url}/api/v1/users/me`)
    expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'/)
    expect(headers.get('strict-transport-security')).toBeNull()
  })
})

describe('the page of the API', () => {
  it('is for who is signed in', async () => {
    for (const path of ['/api/docs', '/api/docs/', '/api/docs/json', '/api/docs/yaml']) {
      const { status, text } = await get(path, { accept: '*/*' })
      expect([path, status, JSON.parse(text).message]).toEqual([path, 401, 'Invalid token.'])
      const shown = await get(path, { accept: '*/*', 'x-auth-token': token })
      expect([path, shown.status]).toEqual([path, 200])
    }
  })

  it('is a door to a browser, which takes the session from its store', async () => {
    const { status, text, headers } = await get('/api/docs')
    expect([status, text.includes('pintu.js'), text.includes('swagger')]).toEqual([401, true, false])
    expect(String(headers['content-security-policy'])).toMatch(/script-src 'self';/)
    expect((await get('/api/docs/pintu.js')).status).toBe(200)
  })

  it('is open where it is worked at', async () => {
    const app = await another({ development: true })
    expect((await app.server.inject('/api/docs/json')).statusCode).toBe(200)
    expect((await app.server.inject('/api/docs')).payload).toContain('swagger-ui')
    await app.close()
  })
})

const another = (options: Partial<Parameters<typeof buildApp>[0]>): Promise<App> =>
  buildApp({
    url: server.app.deps.database.url,
    clock: server.clock,
    logLevel: 'silent',
    ...options,
  })

describe('a request that does not come to its end', () => {
  let app: App
  beforeAll(async () => {
    app = await another({ sending: { request: 400, headers: 200, every: 50 } })
    await app.server.listen({ host: '127.0.0.1', port: 0 })
  })
  afterAll(() => app.close())

  /** Sends the beginning, then a byte now and then; resolves with what was answered when the connection is cut. */
  async function drip(beginning: string, drop: string): Promise<string> {
    const socket = connect((app.server.server.address() as { port: number }).port, '127.0.0.1')
    let heard = ''
    socket.on('data', (bytes: Buffer) => (heard += bytes.toString()))
    socket.on('error', () => {})
    await once(socket, 'connect')
    socket.write(beginning)
    const tap = setInterval(() => socket.writable && socket.write(drop), 20)
    await once(socket, 'close')
    clearInterval(tap)
    return heard
  }

  it.each([
    [
      'a body that drips',
      'POST /api/v1/users/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 900000\r\n\r\n{',
      ' ',
    ],
    [
      'a body in pieces that never ends',
      'POST /api/v1/users/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n',
      '1\r\n \r\n',
    ],
    ['headers that drip', 'GET / HTTP/1.1\r\nhost: x\r\nx-lama: ', 'a'],
  ])('%s is cut off, in words', async (_, beginning, drop) => {
    const heard = await drip(beginning, drop)
    expect(heard).toMatch(/^HTTP\/1\.1 408 /)
    expect(JSON.parse(heard.slice(heard.indexOf('{')))).toEqual({
      message: 'Permintaan Tidak Selesai Dikirim, Silahkan Coba Lagi',
      id: 'permintaanTerputus',
      errors: [],
    })
  })

  it('what is no request is refused in words too', async () => {
    expect(await drip('bukan http\r\n\r\n', ' ')).toMatch(/^HTTP\/1\.1 400 [^]*Data Tidak Valid/)
  })
})

describe('a statement that takes too long', () => {
  it('is given up, and so is the wait for a lock: the counter is told, and nothing is a 500', async () => {
    const app = await another({ database: { statement: 2_000, lock: 200, idle: 60_000 } })
    const slow = await another({ database: { statement: 200, lock: 60_000, idle: 60_000 } })
    const holder = await server.pemilik.connect()
    try {
      await holder.query('BEGIN; LOCK TABLE bank IN ACCESS EXCLUSIVE MODE')
      const ask = (on: App, method: 'GET' | 'POST', url: string, payload?: object) =>
        on.server.inject({ method, url, headers: { 'x-auth-token': token }, ...(payload ? { payload } : {}) })
      const bank = { kode_bank: 'LAMA', nama_bank: 'LAMA' }
      for (const [method, path, body] of [
        ['GET', '/api/v1/banks', undefined],
        ['POST', '/api/v1/banks', bank],
      ] as const) {
        const waited = await ask(app, method, path, body)
        expect([waited.statusCode, waited.json().id]).toEqual([503, 'sedangSibuk'])
        const worked = await ask(slow, method, path, body)
        expect([worked.statusCode, worked.json().id]).toEqual([503, 'terlaluLama'])
      }
      await holder.query('ROLLBACK')
      // a machine that is busy elsewhere may need its time for an ordinary statement too
      await expect.poll(async () => (await ask(slow, 'GET', '/api/v1/banks')).statusCode).toBe(200)
    } finally {
      holder.release(true)
      await app.close()
      await slow.close()
    }
  })

  it('long work is given the time it needs', async () => {
    const app = await another({ database: { statement: 300, lock: 60_000, idle: 60_000 } })
    const holder = await server.pemilik.connect()
    try {
      await holder.query('BEGIN; LOCK TABLE jual_batal IN ACCESS EXCLUSIVE MODE')
      const report = app.server.inject({
        method: 'POST',
        url: '/api/v1/penjualan/report-batal',
        headers: { 'x-auth-token': token },
        payload: { tgl_awal: '2025-01-01', tgl_akhir: '2025-01-31' },
      })
      await holder.query('SELECT pg_sleep(0.6)')
      await holder.query('ROLLBACK')
      expect((await report).statusCode).toBe(200)
    } finally {
      holder.release(true)
      await app.close()
    }
  })
})
