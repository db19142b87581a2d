/** A shop with a server of its own: its page may read here, and this server's page there. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { inDatabase } from '#test/tools/ask.ts'
import type { Client } from '#test/tools/client.ts'
import { startTestServer, type TestServer } from '#test/tools/server.ts'
import { buildApp } from '../app.ts'

const PORTAL = 'https://semarang.example:8443'
let server: TestServer
let owner: Client
let folder: string

beforeAll(async () => {
  server = await startTestServer()
  await inDatabase(server, `UPDATE toko SET portal = $1 WHERE kode_toko = 'TK02'`, [`${PORTAL}/`])
  await inDatabase(server, `UPDATE toko SET portal = 'bukan alamat' WHERE kode_toko = 'TK01'`)
  owner = await server.client('OWN1')
  folder = await mkdtemp(join(tmpdir(), 'klien-'))
  await writeFile(join(folder, 'index.html'), '<html></html>')
})
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true })
})

const ask = (method: string, origin: string, more: Record<string, string> = {}) =>
  fetch(`${server.url}/api/v1/penjualan/report-bulanan?tgl_from=2025-01&tgl_to=2025-01&kode_toko=TK02`, {
    method,
    headers: { origin, 'x-auth-token': owner.token, ...more },
  })

it('lets the page of that shop read, after asking what it may', async () => {
  const preflight = await ask('OPTIONS', PORTAL, {
    'access-control-request-method': 'GET',
    'access-control-request-headers': 'x-auth-token',
  })
  expect(preflight.status).toBe(204)
  expect(preflight.headers.get('access-control-allow-headers')).toBe('x-auth-token')
  expect(preflight.headers.get('access-control-allow-methods')).toBe('GET, HEAD')
  const reply = await ask('GET', PORTAL)
  expect([reply.status, reply.headers.get('access-control-allow-origin')]).toEqual([200, PORTAL])
})

it('lets no other page', async () => {
  for (const origin of ['https://jahat.example', 'https://semarang.example', 'null'])
    expect((await ask('GET', origin)).headers.get('access-control-allow-origin')).toBeNull()
})

it('tells who may see the report where to ask, and lets this page ask there and nowhere else', async () => {
  expect((await owner.request('GET', 'toko/portal')).data).toEqual([
    { kode_toko: 'TK01', portal: 'bukan alamat' },
    { kode_toko: 'TK02', portal: `${PORTAL}/` },
  ])
  const connectionString = server.pool.options.connectionString!
  const app = await buildApp({ url: connectionString, clientDir: folder, logLevel: 'silent' })
  const page = await app.server.inject({ method: 'GET', url: '/home', headers: { accept: 'text/html' } })
  expect(page.headers['content-security-policy']).toContain(`connect-src 'self' ${PORTAL};`)
  await app.close()
})
