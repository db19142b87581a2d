/** Members of other servers of the chain: whose they are, and which of what is told of them their home may take (DOMAIN §O.7-4). */
import { SALDO_POIN_MAKS } from '../limits.ts'
import { awalanMember, isKodeMember } from './kode.ts'
import { teleponText } from '../telepon.ts'

/** The shop that registered the member of a code: of those given, the one the code names. */
export const tokoMember = <T extends { kode_toko: string }>(
  kode: string,
  toko: readonly T[],
): T | undefined =>
  isKodeMember(kode)
    ? toko.find((t) => new RegExp(`^${awalanMember(t.kode_toko)}\\d{7}$`).test(kode))
    : undefined

/**
 * Asks another server only for a whole phone number: the answer to a part would reveal the masked digits (DOMAIN §G-6).
 */
export const wholeHp = (text: string): string[] =>
  text.replace(/\D/g, '').length >= HP_MIN ? teleponText(text) : []
const HP_MIN = 10

/** A row of a queue as its home hears it. */
export interface LuarRow {
  id: string
  kode_member: string
  poin: number
  kunjungan: number
}

export const SEBAB_DITUNDA = {
  tidakDikenal: 'Member Tidak Dikenal Di Server Member',
  habis: 'Poin Sudah Ditukar Di Server Member',
  full: 'Poin Terlalu Banyak',
} as const

/** `sebab` undefined: taken. */
export interface Diputuskan<B> {
  line: B
  /** Of who lives on, when the code was merged. */
  kode_member: string
  sebab: string | undefined
}

/**
 * Decides the rows that are taken, in their order. A row that would take more points than there are waits until there
 * are enough, and does not hold up the others.
 * @param members by every code that rows name, merged ones too
 */
export function putuskanLuar<B extends LuarRow>(
  rows: readonly B[],
  members: ReadonlyMap<string, { kode_member: string; point: number }>,
): Diputuskan<B>[] {
  const saldo = new Map([...members.values()].map((m) => [m.kode_member, m.point]))
  return rows.map((line) => {
    const kode_member = members.get(line.kode_member)?.kode_member
    if (kode_member === undefined)
      return { line, kode_member: line.kode_member, sebab: SEBAB_DITUNDA.tidakDikenal }
    const sesudah = saldo.get(kode_member)! + line.poin
    if (sesudah < 0) return { line, kode_member, sebab: SEBAB_DITUNDA.habis }
    if (sesudah > SALDO_POIN_MAKS) return { line, kode_member, sebab: SEBAB_DITUNDA.full }
    saldo.set(kode_member, sesudah)
    return { line, kode_member, sebab: undefined }
  })
}
