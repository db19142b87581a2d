/** A page that was drawn just now goes out small, and not at all to who has it already. */
import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)
/** Quick rather than smallest: it is done while somebody waits. */
const CEPAT = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

export async function kirimMampat(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  text: string,
): Promise<FastifyReply> {
  const etag = `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`
  reply.header('etag', etag).header('vary', 'accept-encoding')
  if (reply.statusCode === 200 && headers['if-none-match'] === etag) return reply.code(304).send()
  const diterima = String(headers['accept-encoding'] ?? '')
  if (/\bbr\b/.test(diterima)) return reply.header('content-encoding', 'br').send(await brotli(text, CEPAT))
  if (/\bgzip\b/.test(diterima)) return reply.header('content-encoding', 'gzip').send(await zip(text))
  return reply.send(text)
}
