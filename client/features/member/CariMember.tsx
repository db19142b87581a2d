import type { Member } from '#domain/calls/member.ts'
import { StaticModal } from '#client/ui/StaticModal.tsx'
import { PencarianMember } from './PencarianMember.tsx'

/** Finds a member where only a member will do. */
export const CariMember = ({
  onPilih,
  onClose,
}: {
  onPilih: (member: Pick<Member, 'kode_member'>) => void
  onClose: () => void
}) => (
  <StaticModal open title="Cari Member" width={640} onClose={onClose} cancelText="Tutup">
    <PencarianMember onPilih={onPilih} />
  </StaticModal>
)
