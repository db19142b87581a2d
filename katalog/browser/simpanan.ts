/**
 * Data that this device keeps: who is signed in, and that the opening screens were seen. A browser that keeps nothing
 * still shows everything.
 */
import type { DataMember } from '../parts/replies.ts'

export interface SimpananMember {
  token: string
  /** As it was last read, so that points can be seen without a connection. */
  data?: DataMember
  waktu?: number
}

const MEMBER = 'katalog-member'
const SPLASH = 'katalog-splash'

export function memberDisimpan(): SimpananMember | undefined {
  try {
    const content = JSON.parse(localStorage.getItem(MEMBER) ?? 'null') as SimpananMember | null
    return typeof content?.token === 'string' ? content : undefined
  } catch {
    return undefined
  }
}

export function simpanMember(content: SimpananMember | undefined): void {
  try {
    if (content) localStorage.setItem(MEMBER, JSON.stringify(content))
    else localStorage.removeItem(MEMBER)
  } catch {
    // Until the page is closed, then.
  }
}

/** @returns true if this is the first time in this session */
export function splashPertama(): boolean {
  try {
    if (sessionStorage.getItem(SPLASH)) return false
    sessionStorage.setItem(SPLASH, '1')
    return true
  } catch {
    return false
  }
}
