/**
 * What is read in the same moment goes in one request: a till that opens, or whose news are connected again, asks for a handful of
 * short things at once. Each is kept, refused and read anew as if it had been asked for by itself.
 */
import type { CallDefinition, CallReply } from '#domain/call.ts'
import { readBersama } from '#domain/calls/bersama.ts'
import { ApiError, call, decoded, type CallOptions } from './api.ts'

interface Satu {
  definition: CallDefinition
  quiet: boolean
  /** Asked for by itself. */
  sendiri: () => Promise<unknown>
  jawab: (isi: Promise<unknown>) => void
}

let antre: Satu[] = []

/** @param definition one that is `bersama` @throws ApiError */
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
      jawab: (isi) => void isi.then((data) => resolve(data as CallReply<C>), reject),
    })
  })

function berangkat(): void {
  const semua = antre
  antre = []
  const jalur = [...new Set(semua.map(({ definition }) => definition.path))]
  if (jalur.length < 2) return semua.forEach(({ sendiri, jawab }) => jawab(sendiri()))
  const quiet = semua.every((one) => one.quiet)
  const reading = call(readBersama, { query: { jalur: jalur.join(',') } }, { quiet }).catch(tanpaBersama)
  for (const { definition, sendiri, jawab } of semua)
    jawab(
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
