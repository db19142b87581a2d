/** The filter of a list of documents: days, a status, a text. */
import { useState } from 'react'
import type { CallDefinition, CallReply } from '#domain/call.ts'
import type { TanggalSystem } from '#domain/units.ts'
import type { Rest } from '#client/net/api.ts'
import { useCall, type ReadOptions } from '#client/net/query.ts'
import { currentSession } from '#client/net/session.ts'

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

/** So many are asked for; one more day or word finds the rest. */
export const LIST_LIMIT = 500
const PERTAMA = '2000-01-01' as TanggalSystem

/** The documents of a list that always names days, of today at first. */
export function useOfDays<const C extends CallDefinition, S extends string>(
  call: C,
  status: readonly [S, ...S[]],
) {
  const hariIni = currentSession()!.userdata.tgl_system
  const saringan = useSaringan<S>({ range: { tgl_from: hariIni, tgl_to: hariIni }, status: status[0] })
  const days = saringan.allDays ? { tgl_from: PERTAMA, tgl_to: hariIni } : saringan.range
  return { saringan, status, wajib: true, ...useDokumen(call, saringan, days) }
}

/**
 * The documents of a list by their status.
 * @param ended of such a status they are many: of today alone, until days or a text are named
 * @param asked how the call asks for a status
 */
export function useByStatus<const C extends CallDefinition, S extends string>(
  call: C,
  status: readonly [S, ...S[]],
  ended: readonly S[],
  asked: (status: S) => object,
) {
  const hariIni = currentSession()!.userdata.tgl_system
  const saringan = useSaringan<S>({ range: {}, status: status[0] })
  const { range, text } = saringan
  const unnamed = !range.tgl_from && !range.tgl_to && !text
  const ofToday = unnamed && ended.includes(saringan.status)
  const days = saringan.allDays ? {} : ofToday ? { tgl_from: hariIni, tgl_to: hariIni } : range
  return {
    saringan,
    status,
    range: days,
    ...useDokumen(call, saringan, { ...days, ...asked(saringan.status) }),
  }
}

function useDokumen<const C extends CallDefinition, S extends string>(
  call: C,
  { text }: Saringan<S>,
  asked: object,
) {
  const query = { ...asked, ...(text && { cari: text }), limit: LIST_LIMIT }
  const options = { keepPrevious: true, staleTime: 5_000 }
  const reading = useCall(call, ...([{ query }, options] as unknown as Rest<C, ReadOptions>))
  return { reading, rows: (reading.data ?? []) as CallReply<C> }
}
