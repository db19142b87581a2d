/** An address that stays while the servers behind it change: a browser that has been here before has the client already. */
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Front {
  url: string
  /** This server answers here from now on. */
  lead(server: Server): void
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
  await new Promise<void>((resolve) => front.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(front.address() as AddressInfo).port}`,
    lead: (server) => (behind = server),
    close: () => {
      front.closeAllConnections()
      return new Promise((resolve, reject) => front.close((error) => (error ? reject(error) : resolve())))
    },
  }
}
