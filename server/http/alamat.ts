import type { CallDefinition } from '#domain/call.ts'

/** All of this server: a page of staff sends its session nowhere else. */
export const BASES = { main: '/api/v1', second: '/service/v1', katalog: '/katalog/v1' } as const

type Addressed = Pick<CallDefinition, 'method' | 'base' | 'path'>

/** A call's address in Fastify's spelling. */
export const urlOfCall = ({ base, path }: Addressed): string =>
  `${BASES[base]}/${path.replace(/\{(\w+)\}/g, ':$1')}`

/** Name by which people and figures call it. */
export const nameOfCall = ({ method, base, path }: Addressed): string => `${method} ${BASES[base]}/${path}`

/**
 * An address whose escapes are no text, with its path as it was typed: it leads to nothing, and is answered as every address that does,
 * with the headers of every answer. The framework would answer it alone.
 */
export function readableAddress(url: string): string {
  const ends = url.indexOf('?')
  const path = ends < 0 ? url : url.slice(0, ends)
  if (!path.includes('%')) return url
  try {
    decodeURIComponent(path)
    return url
  } catch {
    return path.replaceAll('%', '%25') + url.slice(path.length)
  }
}
