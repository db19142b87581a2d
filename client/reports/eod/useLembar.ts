/** Asks for the sheet of a day, and says what came of it as every report does. */
import { useRef, useState } from 'react'
import { laporanEod, type LembarEod } from '#domain/calls/eod.ts'
import type { FieldError } from '#domain/errors.ts'
import { ApiError, callWhole } from '#client/net/api.ts'
import { toast } from '#client/net/toasts.ts'
import type { Values } from '../values.ts'

export interface LembarSearch {
  /** Searches; returns false when the values are wrong: the errors then stand at their fields. */
  search: (values: Values) => boolean
  busy: boolean
  errors: readonly FieldError[]
  /** null: there is no such day. */
  found: LembarEod | null | undefined
}

export function useLembar(): LembarSearch {
  const [busy, setBusy] = useState(false)
  const [errors, setErrors] = useState<readonly FieldError[]>([])
  const [found, setFound] = useState<LembarEod | null>()
  // An answer that comes after the next question is nobody's.
  const serial = useRef(0)

  function search(values: Values): boolean {
    const { data, error } = laporanEod.query.safeParse(values)
    setErrors(
      (error?.issues ?? []).map(({ path, message }) => ({ field: path.map(String).join('.'), message })),
    )
    if (data) void run(data)
    return data !== undefined
  }
  async function run(query: { tanggal: LembarEod['tanggal'] }): Promise<void> {
    const mine = ++serial.current
    setFound(undefined)
    setBusy(true)
    try {
      const { data, message } = await callWhole(laporanEod, { query }, { timeout: false })
      if (mine !== serial.current) return
      setFound(data)
      toast(data ? 'success' : 'info', message)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (mine !== serial.current) return
      setErrors(error.errors)
      toast('info', error.message)
    } finally {
      if (mine === serial.current) setBusy(false)
    }
  }
  return { search, busy, errors, found }
}
