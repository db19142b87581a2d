/** Points as they are said: of a guest with what their home has told, when, and what it does not know yet. */
import type { Member } from '#domain/calls/member.ts'
import { formatNumber, formatTanggal } from '#domain/format.ts'

type Poin = Pick<Member, 'point' | 'rumah' | 'poin_per' | 'poin_menunggu'>

export const sebutanPoin = (member: Poin): string =>
  [`${formatNumber(member.point)} poin`, ...keteranganPoin(member)].join(' · ')

/**
 * Says when the points were told, how many wait, and which shop the member belongs to; says nothing of a member at home
 * here.
 */
export function keteranganPoin({ rumah, poin_per, poin_menunggu }: Poin): string[] {
  if (rumah === null) return []
  return [
    `per ${timeName(poin_per!)}`,
    ...(poin_menunggu === 0 ? [] : [`${formatNumber(poin_menunggu)} poin menunggu`]),
    `member toko ${rumah}`,
  ]
}

const timeName = (time: string): string => `${formatTanggal(time.slice(0, 10))} ${time.slice(11)}`
