/**
 * The server under test: `node --import tsx bench/server.ts DATABASE_URL TANGGAL [CLIENT_DIR [KOLAM_URL]]`, started by stage.ts; ends with its
 * starter. Asked for it, it tells how long its event loop stood still since it was last asked.
 */
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { buildApp } from '#server/app.ts'
import { movableClock } from '#server/process/clock.ts'

const [url, tanggal, clientDir, poolUrl] = process.argv.slice(2)
const app = await buildApp({
  url: url!,
  clock: movableClock(tanggal!),
  loginPerMinute: 10_000,
  ...(clientDir ? { clientDir } : {}),
  ...(poolUrl ? { poolUrl } : {}),
})
const address = await app.server.listen({ host: '127.0.0.1', port: 0 })
process.on('disconnect', () => void app.close().finally(() => process.exit()))

/** Looks this often, in milliseconds: what it sees includes it. */
const RESOLUTION = 1
const delay = monitorEventLoopDelay({ resolution: RESOLUTION })
process.on('message', () => {
  process.send!({ longest_ms: Math.max(0, delay.max / 1e6 - RESOLUTION) })
  delay.reset()
  delay.enable()
})
process.send!(address)
