import type { Member } from '#domain/calls/member.ts'
import { formatAngka } from '#domain/format.ts'

/** Who a member is, in a line. */
export const RingkasMember = ({ member: { nama_customer, no_hp, point, kota } }: { member: Member }) => (
  <span className="member-ringkas">
    <strong>{nama_customer}</strong> {[no_hp, kota].filter((t) => t !== '-').join(' · ')} ·{' '}
    <span className="number">{formatAngka(point)} poin</span>
  </span>
)
