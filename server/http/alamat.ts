import type { CallDefinition } from '#domain/call.ts'

/** All of this server: a page of staff sends its session nowhere else. */
export const BASES = { main: '/api/v1', second: '/service/v1', katalog: '/katalog/v1' } as const

type Addressed = Pick<CallDefinition, 'method' | 'base' | 'path'>

/** A call's address in Fastify's spelling. */
export const urlOfCall = ({ base, path }: Addressed): string =>
  `${BASES[base]}/${path.replace(/\{(\w+)\}/g, ':$1')}`

/** What people and figures call it. */
export const nameOfCall = ({ method, base, path }: Addressed): string => `${method} ${BASES[base]}/${path}`
