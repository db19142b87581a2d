/** A page that could not hear its news at first hears them as soon as it can. */
import { Server } from 'socket.io'
import { io } from 'socket.io-client'
import { afterEach, expect, it } from 'vitest'
import { persistent, untilLoaded } from './socket.ts'

const closing: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

/** A server that refuses so many, as one does whose database is away. */
function serverThatRefuses(times: number): string {
  const server = new Server().listen(0)
  let refused = 0
  server.use((_, next) => next(refused++ < times ? new Error('Kesalahan Server') : undefined))
  closing.push(() => server.close())
  const { port } = (server as unknown as { httpServer: { address(): { port: number } } }).httpServer.address()
  return `http://127.0.0.1:${port}`
}

it('a connection that was refused is asked for until it is taken', async () => {
  let refused = 0
  const socket = persistent(io(serverThatRefuses(3), { forceNew: true }), () => refused++, 5)
  closing.push(() => socket.disconnect())
  await expect.poll(() => socket.connected).toBe(true)
  expect(refused, 'each time it is looked whether the session is over').toBe(3)
})

it('a part of the app that was out of reach is asked for again', async () => {
  let asked = 0
  const part = async () => {
    if (++asked < 3) throw new TypeError('Failed to fetch dynamically imported module')
    return 'loaded'
  }
  expect(await untilLoaded(part, 1)).toBe('loaded')
  expect(asked).toBe(3)
})
