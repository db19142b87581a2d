/** Counts the documents that wait for the cashier. */
import type { DokumenDivalidasi } from '#domain/dokumen.ts'
import type { DokumenArea } from './area.ts'

/** Of these kinds, in shop $1, as an expression of SQL: a kind may wait in several areas. */
export function jumlahMenunggu(areas: readonly DokumenArea[], kinds: readonly DokumenDivalidasi[]): string {
  const names = new Set<string>(kinds.map(({ kind }) => kind))
  const counts = areas.flatMap(({ validasi }) =>
    Object.entries(validasi?.jumlah ?? {}).flatMap(([kind, sql]) => (names.has(kind) ? [sql] : [])),
  )
  return `(${counts.join(' + ')})`
}
