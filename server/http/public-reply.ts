/** A reply that is the same for everybody: its bytes, plain and packed, and the mark by which a phone asks whether it is still so. */
import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

export interface BalasanUmum {
  isi: Buffer
  /** Absent where packing gains nothing. */
  gzip: Buffer | undefined
  etag: string
}

/** What fits into one packet anyway. */
const KECIL = 1_000

export function balasanUmum(text: string): BalasanUmum {
  const isi = Buffer.from(text)
  return {
    isi,
    gzip: isi.length > KECIL ? gzipSync(isi) : undefined,
    // Weak: packed or not, it says the same.
    etag: `W/"${createHash('sha256').update(isi).digest('base64url').slice(0, 27)}"`,
  }
}

export const besarBalasan = ({ isi, gzip }: BalasanUmum): number => isi.length + (gzip?.length ?? 0)

const opaque = (etag: string): string => etag.trim().replace(/^W\//, '')
/** Whether who asks has it already (RFC 9110 §13.1.2). */
export const sudahPunya = ({ headers }: FastifyRequest, etag: string): boolean => {
  const given = headers['if-none-match']
  return given !== undefined && (given.trim() === '*' || given.split(',').map(opaque).includes(opaque(etag)))
}

export function kirimBalasan(
  request: FastifyRequest,
  reply: FastifyReply,
  { isi, gzip, etag }: BalasanUmum,
  simpan: string,
): FastifyReply {
  reply.header('etag', etag).header('cache-control', simpan).header('vary', 'accept-encoding')
  if (sudahPunya(request, etag)) return reply.code(304).send()
  reply.type('application/json; charset=utf-8')
  const packed = gzip && /\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''))
  return packed ? reply.header('content-encoding', 'gzip').send(gzip) : reply.send(isi)
}
