/**
 * The server that crash.test.ts kills: its own embedded database, fsync on, the fixture in it. Run as a program: folder, port.
 * What it is made of is read before it is needed; the database it looks for when it is told to.
 */
import { once } from 'node:events'
import { buildApp } from '#server/app.ts'
import { movableClock } from '#server/process/clock.ts'
import { startEmbedded } from '#server/db/embedded.ts'
import { migrate } from '#server/db/migrate.ts'
import { loadFixture } from '#server/fixture/load.ts'
import { cheapPasswords } from '#test/tools/database.ts'

const TANGGAL = '2025-01-15'
const [dataDir = '', port = ''] = process.argv.slice(2)

await once(process, 'message')
const database = await startEmbedded({ dataDir, durable: true })
const fresh = (await migrate(database.url)).length > 0
if (fresh) {
  await loadFixture(database.url, TANGGAL)
  await cheapPasswords(database.url)
}
const app = await buildApp({
  url: database.urlServer,
  clock: movableClock(TANGGAL),
  loginPerMinute: 10_000,
  logLevel: 'error',
})
await app.server.listen({ host: '127.0.0.1', port: Number(port) })
process.send!({ url: database.urlServer, dataDir: database.dataDir })
