/** The kinds of documents that wait for the cashier. */
import type { CallDefinition } from '#domain/call.ts'
import { listValidasi } from '#domain/calls/validasi.ts'
import { divalidasi, type KindDivalidasi } from '#domain/dokumen/index.ts'
import { DOKUMEN } from '#client/dokumen.tsx'
import type { Ditunjuk } from '#client/kasir/dokumen.ts'

export const namaOf = (kind: KindDivalidasi): string => divalidasi.find((d) => d.kind === kind)!.nama

/** The calls that a decision of the cashier changes. */
export const allChanged: readonly CallDefinition[] = [
  listValidasi,
  ...new Set(Object.values(DOKUMEN).flatMap((d) => d.changes)),
]

/** Returns the key of a row, of any kind: an addition has the number of its deposit. */
export const kunci = ({ no_faktur_group, urut }: Pick<Ditunjuk, 'no_faktur_group' | 'urut'>): string =>
  urut === 1 ? no_faktur_group : `${no_faktur_group} / ${urut}`
