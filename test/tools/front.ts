/** An address that stays while the servers behind it change: a browser that has been here before has the client already. */
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Front {
  url: string
  /** Makes this server answer here from now on. */
  lead(server: Server): void
  /** Stops all answers here, as when a shop's line is down. */
  down(): Promise<void>
  /** At the same address again. */
  up(): Promise<void>
  close(): Promise<void>
}

export async function openFront(): Promise<Front> {
  let behind: Server | undefined
  const front = createServer(
    (request, response) =>
      void (behind ? behind.emit('request', request, response) : response.writeHead(503).end()),
  )
  front.on(
    'upgrade',
    (request, socket, head) =>
      void (behind ? behind.emit('upgrade', request, socket, head) : socket.destroy()),
  )
  const listen = (port: number) =>
    new Promise<void>((resolve) => void front.listen(port, '127.0.0.1', resolve))
  const close = () => {
    front.closeAllConnections()
    return new Promise<void>((resolve, reject) => front.close((error) => (error ? reject(error) : resolve())))
  }
  await listen(0)
  const { port } = front.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    lead: (server) => (behind = server),
    down: close,
    up: () => listen(port),
    close: () => (front.listening ? close() : Promise.resolve()),
  }
}
