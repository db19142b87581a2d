/** Keeps the search in the address: a report can be bookmarked, sent, and gone back to. */
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import type { Values } from './values.ts'

interface Alamat {
  /** As it stands there; a report takes of it what it has filters of. */
  alamat: Values
  /** @param langkah a step of its own, which Back takes back */
  write: (values: Values, step?: 'langkah') => void
}

export function useAlamat(): Alamat {
  const search: Record<string, unknown> = useSearch({ strict: false })
  const navigate = useNavigate()
  const alamat = useMemo(
    () => Object.fromEntries(Object.entries(search).map(([name, value]) => [name, String(value)])),
    [search],
  )
  return {
    alamat,
    write: (values, step) =>
      void navigate({ to: '.', search: diisi(values) as never, replace: step === undefined }),
  }
}

const diisi = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))

/** The same for the same values, however they are ordered. */
export const kunciNilai = (values: Values): string =>
  JSON.stringify(Object.entries(diisi(values)).toSorted(([a], [b]) => (a < b ? -1 : 1)))
