/** A process that serves under `lifetime`, for process.test.ts: at SIGUSR2 it does what a fault of ours might do at any time. Run as a program: the fault. */
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { lifetime } from '#server/start/process.ts'

export type Wrong = 'panggilan' | 'janji' | 'bukan-error' | 'penutup'

const jatuh = (): never => {
  throw new Error('jatuh')
}
const WRONG: Record<Wrong, () => void> = {
  panggilan: () => void setImmediate(jatuh),
  janji: () => void Promise.reject(new Error('jatuh')),
  'bukan-error': () => {
    throw 'jatuh'
  },
  penutup: () => void setImmediate(jatuh),
}

const wrong = process.argv[2] as Wrong
const life = lifetime(console.log)
const server = createServer((request, response) => {
  request.on('end', () => response.end('dijawab')).resume()
})
await once(server.listen(0, '127.0.0.1'), 'listening')
await life.keep(async () => {
  console.log('pertama dihentikan')
})
await life.keep(() => new Promise((ok) => server.close(() => ok())))
// Not even what cannot be ended keeps the rest from its end.
if (wrong === 'penutup') await life.keep(jatuh)
process.on('SIGUSR2', WRONG[wrong])
console.log((server.address() as AddressInfo).port)
