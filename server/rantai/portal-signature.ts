/**
 * Proves to another server of the chain that this one holds their shared key: the key signs, and never travels. A
 * request says for which shop it is, and when it was made; the answer is signed with the same key, so that nobody
 * between the two, and nobody who only sits at the address, can make figures up (docs/decisions/11-antar-server.md).
 */
import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** Below this stands what a server asks another one: the path of the call that a session would ask for. */
export const PORTAL_PATH = '/api/v1/portal/'

export const PORTAL_HEADERS = {
  toko: 'x-portal-toko',
  time: 'x-portal-waktu',
  tanda: 'x-portal-tanda',
  /** Of a write: the shop that asks, and the id it gave what it asks for. */
  dari: 'x-portal-dari',
  id: 'x-portal-id',
} as const

/** Time for which a signed request is good: the clocks of two shops differ. */
const MASA_MS = 5 * 60_000

/** 256 bits, as they are shown once and pasted once. */
export const kunciBaru = (): string => randomBytes(32).toString('base64url')

/** The part of a key that may be told, '3F9A-12BC': two owners compare it over the phone. */
export const kunciDigest = (kunci: string): string => {
  const hex = createHash('sha256').update(`sidik\n${kunci}`).digest('hex').slice(0, 8).toUpperCase()
  return `${hex.slice(0, 4)}-${hex.slice(4)}`
}

export interface SignedRequest {
  method: string
  /** Path and query, letter for letter as sent. */
  url: string
  kode_toko: string
  /** Milliseconds since 1970, in digits. */
  time: string
  /** Of a write. */
  write?: SignedWrite
}

export interface SignedWrite {
  /** The shop that asks. */
  dari: string
  /** Of what it asks for, and of nothing else that it ever asks for: A-Z and 0-9, 16 of them. */
  id: string
  /** The body, byte for byte as sent. */
  content: string | Buffer
}

export const signRequest = (kunci: string, request: SignedRequest): string => {
  const { method, url, kode_toko, time, write } = request
  const about = [method, url, kode_toko, time]
  return write
    ? sign(kunci, ['tulisan', ...about, write.dari, write.id, hashOf(write.content)])
    : sign(kunci, ['permintaan', ...about])
}

const hashOf = (content: string | Buffer): string => createHash('sha256').update(content).digest('base64url')

/** @param tanda the request's: an answer belongs to one request alone */
export const signReply = (kunci: string, tanda: string, text: string): string =>
  sign(kunci, ['jawaban', tanda, text])

/** Of a text that travels by itself, and is good until what it speaks of is done. */
export const signFile = (kunci: string, text: string): string => sign(kunci, ['berkas', text])

const sign = (kunci: string, parts: readonly string[]): string =>
  createHmac('sha256', Buffer.from(kunci, 'base64url')).update(parts.join('\n')).digest('base64url')

/** In constant time. */
export function isSignature(given: unknown, expected: string): boolean {
  if (typeof given !== 'string') return false
  const [a, b] = [Buffer.from(given), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}

export const isTimely = (time: string, now: Date): boolean =>
  /^\d{13}$/.test(time) && Math.abs(now.getTime() - Number(time)) <= MASA_MS
