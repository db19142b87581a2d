/**
 * The server of whichever version's sources it lies in, for dua-versi.test.ts: as `npm start` begins on an own PostgreSQL, with a clock
 * that can be moved. Run as a program: address of the owner, of the server, day, key of identities.
 */
import { buildApp } from '#server/app.ts'
import { statements } from '#server/db/statement.ts'
import { loadFixture } from '#server/fixture/load.ts'
import { movableClock } from '#server/process/clock.ts'
import { Rahasia } from '#server/process/rahasia.ts'
import { prepareDatabase } from '#server/start/demo.ts'
import { cheapPasswords } from '#test/tools/database.ts'

const [url = '', urlServer = '', tanggal = '', kunci = ''] = process.argv.slice(2)

// The version before is told so.
const empty: object = { isi: 'kosong' }
const kode = await prepareDatabase(url, () => {}, empty)
if (kode) {
  await loadFixture(url, tanggal)
  await cheapPasswords(url)
}
const clock = movableClock(tanggal)
const app = await buildApp({
  url: urlServer,
  clock,
  rahasia: new Rahasia(Buffer.from(kunci, 'hex')),
  loginPerMinute: 10_000,
  logLevel: 'error',
  development: true,
})
process.on('message', (message: { tanggal?: string; berhenti?: true }) => {
  if (message.tanggal) clock.set(message.tanggal)
  if (message.berhenti) void app.close().then(() => process.disconnect())
})
process.send!({
  url: await app.server.listen({ host: '127.0.0.1', port: 0 }),
  statements: Object.fromEntries(statements),
  openApi: (await app.server.inject('/api/docs/json')).json(),
})
