/**
 * Sends reads that are asked for in the same moment in a single request: a till that opens, or whose live connection is
 * back, asks for a handful of short things at once. Every read is kept, refused and read anew as if it had been asked
 * for by itself.
 */
import type { CallDefinition, CallReply } from '#domain/call.ts'
import { readBersama } from '#domain/calls/bersama.ts'
import { ApiError, call, decoded, type CallOptions } from './api.ts'

interface Satu {
  definition: CallDefinition
  quiet: boolean
  /** Asked for by itself. */
  sendiri: () => Promise<unknown>
  answer: (content: Promise<unknown>) => void
}

let antre: Satu[] = []

/** @param definition a call that is `bersama` @throws ApiError */
export const read = <C extends CallDefinition>(
  definition: C,
  { quiet = false }: Pick<CallOptions, 'quiet'>,
  sendiri: () => Promise<CallReply<C>>,
): Promise<CallReply<C>> =>
  new Promise((resolve, reject) => {
    if (antre.length === 0) queueMicrotask(berangkat)
    antre.push({
      definition,
      quiet,
      sendiri,
      answer: (content) => void content.then((data) => resolve(data as CallReply<C>), reject),
    })
  })

function berangkat(): void {
  const all = antre
  antre = []
  const lanes = [...new Set(all.map(({ definition }) => definition.path))]
  if (lanes.length < 2) return all.forEach(({ sendiri, answer }) => answer(sendiri()))
  const quiet = all.every((one) => one.quiet)
  const reading = call(readBersama, { query: { jalur: lanes.join(',') } }, { quiet }).catch(tanpaBersama)
  for (const { definition, sendiri, answer } of all)
    answer(
      reading.then((data) =>
        definition.path in data ? decoded(definition, data[definition.path]) : sendiri(),
      ),
    )
}

/** A server of the version before knows no such call, who must change their password may not make it, and what broke may be one of them. */
function tanpaBersama(error: unknown): Record<string, unknown> {
  if (error instanceof ApiError && error.kind === 'refused' && error.status <= 500) return {}
  throw error
}
