/** Lists the calls whose answers show a part of a catalogue: its own list, and lists that name its rows. */
import type { CallDefinition } from '#domain/call.ts'
import type { Katalog } from '#domain/katalog.ts'
import { katalogs } from '#domain/katalog/index.ts'

export const reader = ({ name }: Katalog): CallDefinition[] =>
  katalogs
    .filter(
      (one) =>
        one.name === name || Object.values(one.fields).some((f) => 'katalog' in f && f.katalog === name),
    )
    .map(({ calls }) => calls.daftar)

/** A row's own calls name it in their path, each by its word. */
export const kunciDari = ({ path }: CallDefinition, kode: string): { params: Record<string, string> } => ({
  params: { [/\{(\w+)\}/.exec(path)![1]!]: kode },
})
