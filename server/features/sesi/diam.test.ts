/** A session that nobody uses ends (SESI_DIAM_MENIT), also when its screen asks on by itself. */
import { afterEach, beforeEach, expect, it } from 'vitest'
import { io } from 'socket.io-client'
import { buildApp } from '#server/app.ts'
import { inDatabase } from '#test/tools/ask.ts'
import { clientOf, refusal, type Client } from '#test/tools/client.ts'
import { buildSettings } from '#test/tools/factories.ts'
import { startTestServer, type TestServer } from '#test/tools/server.ts'

const MINUTE = 60_000

let server: TestServer
beforeEach(async () => {
  server = await startTestServer()
  await buildSettings(server, { SESI_DIAM_MENIT: '30' })
})
afterEach(() => server.close())

const me = (as: Client) => as.request('GET', 'users/me')
/** As a screen asks by itself. */
const latar = (as: Client) => as.request('GET', 'users/me', undefined, { 'x-latar': '1' })

function wait(ms: number): void {
  const now = server.clock.now.bind(server.clock)
  server.clock.now = () => new Date(now().getTime() + ms)
}
const terakhir = async () =>
  (await inDatabase<{ terakhir: Date }>(server, `SELECT max(terakhir) AS terakhir FROM sesi`))[0]!.terakhir
const alasan = async () =>
  (
    await inDatabase<{ alasan_cabut: string | null }>(
      server,
      `SELECT alasan_cabut FROM sesi WHERE user_id = 'KSR1' ORDER BY id`,
    )
  ).map((row) => row.alasan_cabut)

it('is used by what somebody does, not by what the screen asks for itself', async () => {
  const kasir = await server.client('KSR1')
  for (let i = 0; i < 4; i++) {
    wait(25 * MINUTE)
    expect((await me(kasir)).status).toBe(200)
  }
  for (let i = 0; i < 2; i++) {
    wait(14 * MINUTE)
    expect((await latar(kasir)).status).toBe(200)
  }
  wait(4 * MINUTE)
  const ended = await Promise.all([latar(kasir), me(kasir), latar(kasir)])
  for (const reply of ended) {
    expect(refusal(reply)).toEqual([401, 'Invalid token.'])
    expect(reply.id, 'each is told why').toBe('sesiDiam')
  }
  expect(await alasan()).toEqual(['DIAM'])
  expect((await kasir.send('POST', '/service/v1/users/logout', {})).status).toBe(401)
  expect((await me(await server.client('KSR1'))).status).toBe(200)
})

it('does not end where the shop says 0, and follows the setting at once', async () => {
  await buildSettings(server, { SESI_DIAM_MENIT: '0' })
  const kasir = await server.client('KSR1')
  wait(300 * MINUTE)
  expect((await latar(kasir)).status).toBe(200)
  await buildSettings(server, { SESI_DIAM_MENIT: '30' })
  expect((await latar(kasir)).status).toBe(401)
})

it('goes on in every process while it is used in one', async () => {
  const url = server.app.deps.database.url
  const app = await buildApp({ url, clock: { now: () => server.clock.now() }, logLevel: 'silent' })
  const other = await app.server.listen({ host: '127.0.0.1', port: 0 })
  const kasir = await server.client('KSR1')
  const elsewhere = clientOf(other, kasir.token)
  await me(elsewhere)
  wait(25 * MINUTE)
  const before = server.clock.now()
  await me(kasir)
  await expect
    .poll(async () => (await terakhir()) >= before, { message: 'written beside the request' })
    .toBe(true)
  wait(25 * MINUTE)
  expect((await latar(elsewhere)).status, 'which has not seen it for fifty minutes').toBe(200)
  expect((await latar(elsewhere)).status).toBe(200)
  wait(10 * MINUTE)
  expect((await latar(elsewhere)).id).toBe('sesiDiam')
  expect((await me(kasir)).id).toBe('sesiDiam')
  await app.close()
})

it('a socket keeps it no longer, and ends with it', async () => {
  const kasir = await server.client('KSR1')
  const socket = io(server.url, { auth: { token: kasir.token }, reconnection: false, forceNew: true })
  await new Promise((resolve) => socket.on('connect', () => resolve(undefined)))
  const gone = new Promise((resolve) => socket.on('disconnect', resolve))
  wait(32 * MINUTE)
  expect((await latar(kasir)).status).toBe(401)
  await gone
})
