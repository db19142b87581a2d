/** Lines that have not been saved yet: kept in the browser's store, so that a reload loses nothing (spec 001 §4). */
import { useEffect, useState } from 'react'
import type { z } from 'zod'
import type { zAmbilLine, zBeliLine } from '#domain/calls/hadiah.ts'
import { draftPlace } from '#client/net/draft.ts'

export type BeliLine = z.output<typeof zBeliLine>
export type AmbilLine = z.output<typeof zAmbilLine>

export interface Beli {
  supplier: string
  baris: BeliLine[]
}
const kept = {
  beli: draftPlace<Beli>('data_beli_hadiah_tmp', 'Beli Hadiah'),
  ambil: draftPlace<AmbilLine[]>('data_ambil_hadiah_tmp', 'Ambil Hadiah'),
}

export const emptyBeli: Beli = { supplier: '', baris: [] }
export const useBeliLokal = () =>
  useLokal(kept.beli, emptyBeli, ({ supplier, baris: lines }) => supplier === '' && lines.length === 0)
export const useAmbilLokal = () => useLokal(kept.ambil, [], (lines) => lines.length === 0)

function useLokal<T>(
  place: { read: () => T | undefined; write: (value: T) => void; remove: () => void },
  empty: T,
  isEmpty: (value: T) => boolean,
): [T, (value: T) => void] {
  const [value, setValue] = useState(() => place.read() ?? empty)
  useEffect(() => {
    if (isEmpty(value)) place.remove()
    else place.write(value)
  })
  return [value, setValue]
}
