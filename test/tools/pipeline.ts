/** Requests that follow each other down one connection without waiting for an answer, as HTTP/1.1 allows: most of what a refusal costs is the way there and back. */
import { connect } from 'node:net'

interface Piped {
  method: string
  path: string
  headers: Record<string, string>
  body: string | undefined
}

interface PipedReply {
  status: number
  bytes: Buffer
}

/** So many are under way; a server answers none before it has read what came with it. */
const AT_ONCE = 16

/** In the order of the requests. @throws when the connection ends before all are answered */
export const pipeline = (url: string, requests: readonly Piped[]): Promise<PipedReply[]> =>
  new Promise((resolve, reject) => {
    if (!requests.length) return resolve([])
    const { hostname, port, host } = new URL(url)
    const socket = connect({ host: hostname, port: Number(port), noDelay: true })
    const replies: PipedReply[] = []
    let sent = 0
    let rest: Buffer = Buffer.alloc(0)
    const more = (): void => {
      const next = requests.slice(sent, sent + AT_ONCE)
      sent += next.length
      socket.write(next.map((request) => written(request, host)).join(''))
    }
    socket.on('connect', more)
    socket.on('data', (part) => {
      rest = rest.length ? Buffer.concat([rest, part]) : part
      for (let found = firstReply(rest); found; found = firstReply(rest)) {
        replies.push(found.reply)
        rest = rest.subarray(found.end)
      }
      if (replies.length === requests.length) socket.end()
      else if (replies.length === sent) more()
    })
    socket.on('error', reject)
    socket.on('close', () =>
      replies.length === requests.length
        ? resolve(replies)
        : reject(
            new Error(
              `${replies.length} of ${requests.length} requests were answered, then the connection ended: ${rest.toString().slice(0, 200)}`,
            ),
          ),
    )
  })

function written({ method, path, headers, body = '' }: Piped, host: string): string {
  const all = { host, ...headers, 'content-length': String(Buffer.byteLength(body)) }
  return `${method} ${path} HTTP/1.1\r\n${Object.entries(all)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('')}\r\n${body}`
}

/** Undefined until it is there as a whole. */
function firstReply(bytes: Buffer): { reply: PipedReply; end: number } | undefined {
  const begin = bytes.indexOf('\r\n\r\n') + 4
  if (begin < 4) return undefined
  const head = bytes.toString('latin1', 0, begin)
  const length = /^content-length: (\d+)\r$/im.exec(head)?.[1]
  if (length === undefined) throw new Error(`a reply in pieces is not read here: ${head}`)
  const end = begin + Number(length)
  return end > bytes.length
    ? undefined
    : { reply: { status: Number(head.slice(9, 12)), bytes: bytes.subarray(begin, end) }, end }
}
