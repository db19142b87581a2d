/** Connections that a database takes back as it gives them (docs/decisions/49-pindah.md). */
import { createServer, type AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { createPool } from './client.ts'
import { isDisconnected } from './disconnected.ts'

const message = (kind: string, body: Buffer): Buffer => {
  const length = Buffer.alloc(4)
  length.writeInt32BE(body.length + 4)
  return Buffer.concat([Buffer.from(kind), length, body])
}
/** Let in, ready, and told to go, in one packet: as PostgreSQL says it that stops while a program connects. */
const TAKEN_BACK = Buffer.concat([
  message('R', Buffer.alloc(4)),
  message('Z', Buffer.from('I')),
  message('E', Buffer.from('SFATAL\0C57P01\0Mterminating connection due to administrator command\0\0')),
])

test('one that is cut as it is made is told to who asked for it, and ends nothing else', async () => {
  const uncaught: unknown[] = []
  const hear = (error: unknown): void => void uncaught.push(error)
  process.on('uncaughtException', hear)
  const database = createServer((socket) => {
    socket.on('error', () => {})
    socket.once('data', () => socket.end(TAKEN_BACK))
  })
  await new Promise<void>((resolve) => database.listen(0, '127.0.0.1', resolve))
  const { port } = database.address() as AddressInfo
  const pool = createPool({ url: `postgres://kencana@127.0.0.1:${port}/kencana` })
  for (let i = 0; i < 20; i++) {
    const error: unknown = await pool.query('SELECT 1').then(
      () => undefined,
      (failed: unknown) => failed,
    )
    expect(isDisconnected(error), String(error)).toBe(true)
  }
  await pool.end()
  await new Promise((resolve) => database.close(resolve))
  process.off('uncaughtException', hear)
  expect(uncaught).toEqual([])
})
