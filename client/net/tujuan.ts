/**
 * Remembers the address where a user was, or wanted to be, when they had to sign in first: after signing in they go on
 * there, if they may open that screen.
 */
import { tujuanSah, type Visitor } from './gate.ts'
import { stored } from './store.ts'

interface Tujuan {
  /** Path and query; never another server's. */
  alamat: string
  /** Only they go on there: whose session ended on that screen. */
  user_id?: string
}

/** For the one way to the sign-in page: whoever opens that page themselves begins at the beginning. */
const dibawa = stored<Tujuan>('tujuan', () => sessionStorage)
let menuju: Tujuan | undefined

/** Before the way to the sign-in page. */
export const bawaTujuan = (user_id: string): void =>
  dibawa.write({ alamat: location.pathname + location.search, user_id })

/** On the sign-in page, which has the address '/': what was asked for, or what was left. */
export function terimaTujuan(): void {
  menuju = location.pathname === '/' ? dibawa.read() : { alamat: location.pathname + location.search }
  dibawa.remove()
  if (location.pathname !== '/') history.replaceState(null, '', '/')
}

/** The address a user goes to right after signing in. */
export function alamatTujuan({
  user_id,
  ...visitor
}: Pick<Visitor, 'level' | 'menu'> & { user_id: string }): string {
  const { alamat, user_id: milik = user_id } = menuju ?? {}
  menuju = undefined
  return milik === user_id && alamat !== undefined && tujuanSah(alamat, visitor) ? alamat : '/dashboard'
}
