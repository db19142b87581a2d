/** Large replies leave piece by piece: the network is busy while the rest is written, and no text grows beyond what a string may hold. */
import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'

/** Rows in a piece. */
const ROWS = 1000
/** Fewer rows than this are sent whole. */
const MANY = 2 * ROWS

export type Envelope = Record<string, unknown> & { data: unknown }

/** Sends a reply, in pieces when its data is a long list. */
export const sendJson = (reply: FastifyReply, body: Envelope): unknown =>
  Array.isArray(body.data) && body.data.length >= MANY
    ? reply
        .type('application/json; charset=utf-8')
        .send(
          Readable.from(pieces(body as { data: unknown[] }), { objectMode: false, highWaterMark: 1 << 20 }),
        )
    : body

/** The JSON of `{data, …beside}`, byte for byte what JSON.stringify would have said. */
export function* pieces({ data, ...beside }: { data: readonly unknown[] }): Generator<Buffer> {
  yield Buffer.from('{"data":[')
  for (let from = 0; from < data.length; from += ROWS) {
    yield Buffer.from((from === 0 ? '' : ',') + JSON.stringify(data.slice(from, from + ROWS)).slice(1, -1))
  }
  const rest = JSON.stringify(beside).slice(1)
  yield Buffer.from(rest === '}' ? ']}' : `],${rest}`)
}
