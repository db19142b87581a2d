/** The filter of a list of documents: days, a status, a text. */
import { useState } from 'react'
import type { TanggalSystem } from '#domain/units.ts'

export interface Rentang {
  tgl_from?: TanggalSystem
  tgl_to?: TanggalSystem
}

export interface Saringan<S extends string> {
  range: Rentang
  setRange: (range: Rentang) => void
  status: S
  setStatus: (status: S) => void
  text: string
  /** Sets the text; it is searched within the chosen days. */
  setText: (text: string) => void
  /** The text is looked for in all days, whatever days are chosen. */
  allDays: boolean
  setAllDays: (all: boolean) => void
}

export function useSaringan<S extends string>(awal: { range: Rentang; status: S }): Saringan<S> {
  const [range, setRange] = useState(awal.range)
  const [status, setStatus] = useState(awal.status)
  const [{ text, allDays }, setDicari] = useState({ text: '', allDays: false })
  return {
    range,
    setRange: (next) => {
      setRange(next)
      setDicari({ text, allDays: false })
    },
    status,
    setStatus,
    text,
    setText: (next) => setDicari({ text: next, allDays: false }),
    allDays,
    setAllDays: (all) => setDicari({ text, allDays: all }),
  }
}

const PERTAMA = '2000-01-01' as TanggalSystem
/** The days to ask for: those that are chosen, or every one until today. */
export const hariDicari = (
  { range, allDays: everyDay }: Pick<Saringan<string>, 'range' | 'allDays'>,
  hariIni: TanggalSystem,
): Rentang => (everyDay ? { tgl_from: PERTAMA, tgl_to: hariIni } : range)

/** So many are asked for; one more day or word finds the rest. */
export const LIST_LIMIT = 500
