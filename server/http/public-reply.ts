/** A reply that is the same for everybody: its bytes, plain and packed, and the mark by which a phone asks whether it is still so. */
import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

export interface PublicReply {
  content: Buffer
  /** Absent where packing gains nothing. */
  gzip: Buffer | undefined
  etag: string
}

/** Size that fits into one packet anyway. */
const KECIL = 1_000

export function publicReply(text: string): PublicReply {
  const content = Buffer.from(text)
  return {
    content,
    gzip: content.length > KECIL ? gzipSync(content) : undefined,
    // Weak: packed or not, it says the same.
    etag: `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 27)}"`,
  }
}

export const replySize = ({ content, gzip }: PublicReply): number => content.length + (gzip?.length ?? 0)

const opaque = (etag: string): string => etag.trim().replace(/^W\//, '')
/** True if the client has it already (RFC 9110 §13.1.2). */
export const sudahPunya = ({ headers }: FastifyRequest, etag: string): boolean => {
  const given = headers['if-none-match']
  return given !== undefined && (given.trim() === '*' || given.split(',').map(opaque).includes(opaque(etag)))
}

export function sendReply(
  request: FastifyRequest,
  reply: FastifyReply,
  { content, gzip, etag }: PublicReply,
  simpan: string,
): FastifyReply {
  reply.header('etag', etag).header('cache-control', simpan).header('vary', 'accept-encoding')
  if (sudahPunya(request, etag)) return reply.code(304).send()
  reply.type('application/json; charset=utf-8')
  const packed = gzip && /\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''))
  return packed ? reply.header('content-encoding', 'gzip').send(gzip) : reply.send(content)
}
