/** An address in front of a server that can be shut, as a shop's line can be down: then nobody there is reached, or only the answer is lost. */
import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Gerbang {
  url: string
  /** 'TUTUP': nothing comes through. 'TANPA JAWABAN': what is asked arrives, and the answer is lost. */
  state: 'BUKA' | 'TUTUP' | 'TANPA JAWABAN'
  /** Requests that came through, 'POST /api/v1/portal/member/poin'. */
  lewat: string[]
  close(): Promise<void>
}

export async function gerbang(ke: string): Promise<Gerbang> {
  const server: Server = createServer((asked, answer) => {
    if (gate.state === 'TUTUP') return void asked.socket.destroy()
    gate.lewat.push(`${asked.method} ${asked.url!.split('?')[0]}`)
    const onward = request(
      `${ke}${asked.url}`,
      { method: asked.method, headers: asked.headers },
      (response) => {
        if (gate.state === 'TANPA JAWABAN')
          return void response.resume().on('end', () => asked.socket.destroy())
        answer.writeHead(response.statusCode!, response.headers)
        response.pipe(answer)
      },
    )
    onward.on('error', () => asked.socket.destroy())
    asked.pipe(onward)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const gate: Gerbang = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    state: 'BUKA',
    lewat: [],
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  return gate
}
