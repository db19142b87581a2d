/** Requests that follow each other down one connection without waiting for an answer: most of what a refusal costs is the way there and back. */
import { Client, type Dispatcher } from 'undici'

interface Piped {
  method: string
  path: string
  headers: Record<string, string>
  body: string | undefined
}

interface PipedReply {
  status: number
  headers: Record<string, string | string[] | undefined>
  bytes: Buffer
}

/** So many are under way. */
const AT_ONCE = 16

/** In the order of the requests. */
export async function pipeline(url: string, requests: readonly Piped[]): Promise<PipedReply[]> {
  const client = new Client(url, { pipelining: AT_ONCE })
  try {
    return await Promise.all(requests.map((request) => replyOf(client, request)))
  } finally {
    await client.destroy()
  }
}

async function replyOf(client: Client, { method, path, headers, body }: Piped): Promise<PipedReply> {
  const reply = await client.request({
    method: method as Dispatcher.HttpMethod,
    path,
    headers,
    body: body ?? null,
    // else a POST would wait for the one before it, and each for the head of the answer before it
    idempotent: true,
    blocking: false,
  })
  const bytes = Buffer.from(await reply.body.arrayBuffer())
  return { status: reply.statusCode, headers: reply.headers, bytes }
}
