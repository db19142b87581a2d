/** Moments as the shop's own clock shows them. */
import { jamDi, tanggalDi } from '#domain/zona.ts'
import { currentSession } from './session.ts'

/** '2025-01-15 14:05' of an ISO moment; '-' of none. */
export function time(iso: string | null): string {
  if (iso === null) return '-'
  const [moment, zona] = [new Date(iso), currentSession()?.userdata.zona ?? 'WIB']
  return `${tanggalDi(moment, zona)} ${jamDi(moment, zona).slice(0, 5)}`
}
