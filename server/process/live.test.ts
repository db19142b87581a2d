/** Two processes on one database: what one of them changes, the other forgets (BLUEPRINT §5). */
import { afterEach, beforeEach, expect, test } from 'vitest'
import { buildApp, type App } from '#server/app.ts'
import { inDatabase } from '#test/tools/ask.ts'
import { clientOf, type Client } from '#test/tools/client.ts'
import { startTestServer, type TestServer } from '#test/tools/server.ts'

let server: TestServer
let other: App
let there: (token: string) => Client
beforeEach(async () => {
  server = await startTestServer()
  const connectionString = server.app.deps.database.url
  other = await buildApp({ url: connectionString, clock: server.clock, logLevel: 'silent' })
  const url = await other.server.listen({ host: '127.0.0.1', port: 0 })
  there = (token) => clientOf(url, token)
})
afterEach(async () => {
  await other.close()
  await server.close()
})

const status = async (as: Client): Promise<number> => (await as.request('GET', 'users/me')).status
const logout = (as: Client) => as.send('POST', '/service/v1/users/logout', {})

test('a logout here ends the session there', async () => {
  const kasir = await server.client('KSR1')
  const same = there(kasir.token)
  expect(await status(same)).toBe(200)
  expect((await logout(kasir)).status).toBe(200)
  await expect.poll(() => status(same)).toBe(401)
})

test('also when the news cannot leave at once: they leave with the next connection, and the logout is no error', async () => {
  const kasir = await server.client('KSR1')
  const same = there(kasir.token)
  expect(await status(same)).toBe(200)
  // only the line of this process is cut: the other one misses nothing, and has no reason to forget by itself
  const lines = await inDatabase<{ pid: number }>(
    server,
    `SELECT pid FROM pg_stat_activity
     WHERE application_name LIKE 'kencana-live%' AND datname = current_database() ORDER BY backend_start`,
  )
  expect(lines).toHaveLength(2)
  await inDatabase(server, 'SELECT pg_terminate_backend($1)', [lines[0]!.pid])
  expect((await logout(kasir)).status).toBe(200)
  await expect.poll(() => status(same)).toBe(401)
})
