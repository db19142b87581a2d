import type { Member } from '#domain/calls/member.ts'
import { formatNumber } from '#domain/format.ts'
import { keteranganPoin } from './poin.ts'

/** A member in a single line. */
export const RingkasMember = ({ member }: { member: Member }) => (
  <span className="member-ringkas">
    <strong>{member.nama_customer}</strong> {[member.no_hp, member.kota].filter((t) => t !== '-').join(' · ')}{' '}
    · <span className="number">{formatNumber(member.point)} poin</span>
    {keteranganPoin(member).map((t) => ` · ${t}`)}
  </span>
)
