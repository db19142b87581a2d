/** JSON is bounded by its parts before it is read, for who has signed in and for who has not. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { refusal } from '#test/tools/client.ts'
import { startTestServer, type TestServer } from '#test/tools/server.ts'
import { terlaluBanyakBagian } from './json-body.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server?.close())

const BANYAK = 60_000
const BERAT: readonly (readonly [apa: string, isi: string])[] = [
  ['brackets in brackets', '['.repeat(BANYAK) + ']'.repeat(BANYAK)],
  ['objects', `[${'{},'.repeat(BANYAK)}1]`],
  ['numbers', `{"berkas":[${'1,'.repeat(BANYAK)}1]}`],
  ['names', `{${Array.from({ length: BANYAK }, (_, i) => `"${i}":1`).join(',')}}`],
]

test.each(BERAT)('many %s are too large, whoever sends them and wherever', async (_, content) => {
  const kirim = async (path: string, token?: string) => {
    const reply = await fetch(`${server.url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token && { 'x-auth-token': token }) },
      body: content,
    })
    return [reply.status, ((await reply.json()) as { message: string }).message]
  }
  const { token } = await server.client('SLS1')
  expect(await kirim('/api/v1/users/login')).toEqual([413, 'Data Terlalu Besar'])
  expect(await kirim('/api/v1/penjualan')).toEqual([413, 'Data Terlalu Besar'])
  expect(await kirim('/api/v1/baki/impor/periksa', token)).toEqual([413, 'Data Terlalu Besar'])
})

test('a file of fourteen megabytes is one part, and read', async () => {
  const file = Buffer.alloc(10_000_000, 'Kode;Nama\n').toString('base64')
  expect(terlaluBanyakBagian(Buffer.from(JSON.stringify({ berkas: file })))).toBe(false)
  const owner = await server.client('OWN1')
  expect(refusal(await owner.send('POST', 'baki/impor/periksa', { berkas: file }))[0]).toBe(400)
})
