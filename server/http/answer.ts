/** Sends the result of a call: the envelope of its reply, a file, a picture as it is stored. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { CallDefinition } from '#domain/call.ts'
import { errors } from '#domain/errors.ts'
import { tipeDari, type Penyimpanan } from '../pictures/penyimpanan.ts'
import { headerOf } from './asked.ts'
import type { Envelope } from './pieces.ts'
import { Answer, type FileAnswer, type Ready, type StoredFile } from '../outcome.ts'

/** `{data, message}`, the data encoded by the call's reply schema: milligrams leave as grams. */
export function envelope(call: CallDefinition, result: unknown): Envelope {
  const answer = result instanceof Answer ? result : new Answer(result)
  return {
    data: z.encode(call.reply, answer.data as never),
    message: answer.message ?? call.message ?? 'Berhasil',
    ...answer.beside,
  }
}

export async function sendFile(reply: FastifyReply, file: FileAnswer): Promise<FastifyReply> {
  // First, for a refusal is no file.
  const content = typeof file.content === 'function' ? await file.content() : file.content
  return sendReady(reply, {
    type: file.type,
    name: file.name,
    ...(Buffer.isBuffer(content) ? { length: content.length, isi: content } : content),
  })
}

/** Sends a file with its length, so that a half is never taken for the whole. */
export function sendReady(reply: FastifyReply, { type, name, length, isi: content }: Ready): FastifyReply {
  if (name !== undefined)
    reply.header('content-disposition', `inline; filename="${name.replace(/[^\w .()-]/g, '_')}"`)
  return reply.header('content-type', type).header('content-length', length).send(content)
}

/** The browser of whoever asked keeps it, and no proxy; it is shown again only after the session was asked again. */
export async function sendStored(
  penyimpanan: Penyimpanan,
  request: FastifyRequest,
  reply: FastifyReply,
  { objek, tidakAda }: StoredFile,
): Promise<FastifyReply> {
  const etag = `"${objek}"`
  const kept = (): FastifyReply =>
    reply.header('etag', etag).header('cache-control', 'private, no-cache').header('vary', 'x-auth-token')
  if (headerOf(request, 'if-none-match') === etag) return kept().code(304).send()
  const content = await penyimpanan.ambil(objek).catch((cause: unknown) => {
    throw Object.assign(errors.gambarTidakTerbaca(), { cause })
  })
  if (!content) throw tidakAda()
  return kept().header('content-type', tipeDari(objek)).header('content-disposition', 'inline').send(content)
}

/** Signals that the client waiting for this reply has gone before it was sent. */
export function perginya({ raw }: FastifyReply): AbortSignal {
  const pemutus = new AbortController()
  raw.once('close', () => raw.writableFinished || pemutus.abort())
  return pemutus.signal
}
