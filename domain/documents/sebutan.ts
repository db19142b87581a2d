/** The shop's words on paper for things kept as codes: the person who took the money, and the purity. */
import { formatPersen } from '../format.ts'
import type { Persen } from '../units.ts'

export interface Sebutan {
  /** Names of users. */
  user: Readonly<Record<string, string>>
  /** The stamp on the pieces of a group: '18K'. */
  group: Readonly<Record<string, string>>
  /** The same by the purity of its groups of gold, times 10,000. */
  kadar: Readonly<Record<number, string>>
}

/** 'SITI (KSR1)'; '-' for nobody. */
export const sebutUser = ({ user }: Sebutan, user_id: string): string =>
  user[user_id] ? `${user[user_id]} (${user_id})` : user_id

/** The purity that pieces of a group are stamped with. */
export const kadarGroup = ({ group }: Sebutan, kode_group: string): string => group[kode_group] ?? kode_group

/** '18K' where a group of gold is that pure, else the percent itself. */
export const sebutKadar = ({ kadar }: Sebutan, persen: Persen): string =>
  kadar[persen] ?? formatPersen(persen)
