import { cari, type Temuan } from '#domain/calls/cari.ts'
import { lipat } from '#domain/text.ts'
import { useCall } from '#client/net/query.ts'
import { usePaused } from '#client/ui/usePaused.ts'

const TYPING_MS = 200

export interface Temuans {
  /** Of exactly this text, never of what was typed before it. */
  rows: readonly Temuan[]
  /** True while the rows are still to come. */
  pending: boolean
  error: { message: string } | null
}

/** Documents, pieces and members that a typed text finds. */
export function useTemuan(typed: string): Temuans {
  const text = lipat(typed)
  const sought = usePaused(text, TYPING_MS)
  const wanted = text.length >= 3 || /\d/.test(text)
  const settled = sought === text
  const { data, error } = useCall(
    cari,
    { query: { teks: sought } },
    { enabled: wanted && settled, staleTime: 5_000, quiet: true },
  )
  const mine = wanted && settled
  return {
    rows: (mine && data) || [],
    pending: wanted && !(settled && (data || error)),
    error: mine ? error : null,
  }
}
