/** What a list of documents is asked for: days, a status, a text. */
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
  setText: (text: string) => void
}

export function useSaringan<S extends string>(awal: { range: Rentang; status: S }): Saringan<S> {
  const [range, setRange] = useState(awal.range)
  const [status, setStatus] = useState(awal.status)
  const [text, setText] = useState('')
  return { range, setRange, status, setStatus, text, setText }
}

/** So many are asked for; one more day or word finds the rest. */
export const BATAS_DAFTAR = 500
