/** A request of which the server has the head and waits for the rest, for what must be answered although the server is ending. */
import { once } from 'node:events'
import { connect } from 'node:net'

export async function setengahDiminta(port: number, path = '/', body = '{}') {
  const socket = connect(port, '127.0.0.1')
  let heard = ''
  const dimulai = new Promise<void>((ok) => {
    socket.on('data', (bytes: Buffer) => {
      heard += bytes.toString()
      if (heard.includes('100 Continue')) ok()
    })
  })
  const reply = once(socket, 'close').then(() => heard)
  socket.write(
    [
      `POST ${path} HTTP/1.1`,
      'host: localhost',
      'content-type: application/json',
      `content-length: ${Buffer.byteLength(body)}`,
      'connection: close',
      'expect: 100-continue',
      '\r\n',
    ].join('\r\n'),
  )
  await dimulai
  return { sisanya: () => void socket.write(body), reply }
}
