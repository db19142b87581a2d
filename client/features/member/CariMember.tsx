import type { Member } from '#domain/calls/member.ts'
import { StaticModal } from '#client/ui/StaticModal.tsx'
import { PencarianMember } from './PencarianMember.tsx'

/** Finds a member where only a member will do. */
export const CariMember = ({
  onChoose,
  onClose,
}: {
  onChoose: (member: Pick<Member, 'kode_member'>) => void
  onClose: () => void
}) => (
  <StaticModal open title="Cari Member" width={640} onClose={onClose} cancelText="Tutup">
    <PencarianMember onChoose={onChoose} />
  </StaticModal>
)
