import { useState } from 'react'
import {
  listMember,
  gabungMember,
  lihatMember,
  memberByKode,
  riwayatMember,
  memberGanda,
  type Member,
} from '#domain/calls/member.ts'
import type { FieldError } from '#domain/errors.ts'
import { formatNumber } from '#domain/format.ts'
import { tellSaveError, useSend } from '#client/net/query.ts'
import { confirm } from '#client/net/dialogs.ts'
import { errorOf, Field } from '#client/ui/Field.tsx'
import { TextInput } from '#client/ui/inputs.tsx'
import { MemberPicker } from './MemberPicker.tsx'
import { StaticModal } from '#client/ui/StaticModal.tsx'
import { toast } from '#client/net/toasts.ts'

interface Props {
  /** The member who stays after the merge. */
  member: Pick<Member, 'kode_member' | 'nama_customer'>
  /** The duplicate and the reason, as far as they are known. */
  duplikat?: Member
  sebab?: string
  onClose: () => void
}

/** Asks which duplicate goes into this member, and why. */
export function ModalGabung({ member, duplikat, sebab = '', onClose }: Props) {
  const [asal, setAsal] = useState<{ kode: string; member: Member | undefined }>({
    kode: duplikat?.kode_member ?? '',
    member: duplikat,
  })
  const [alasan, setAlasan] = useState(sebab)
  const [errors, setErrors] = useState<readonly FieldError[]>([])
  const { send, busy } = useSend(gabungMember, {
    changes: [listMember, lihatMember, memberByKode, memberGanda, riwayatMember],
    onDone: ({ message }) => {
      toast('success', message)
      onClose()
    },
    onError: (error) => {
      setErrors(error.errors)
      if (error.errors.length === 0) tellSaveError(error)
    },
  })
  const gabung = async () => {
    const wrong =
      gabungMember.body
        .safeParse({ kode_asal: asal.kode, alasan })
        .error?.issues.map((i) => ({ field: i.path.join('.'), message: i.message })) ?? []
    setErrors(wrong)
    if (wrong.length) return
    const poin = asal.member ? `, ${formatNumber(asal.member.point)} poin ikut pindah` : ''
    if (!(await confirm(`${asal.kode} digabung ke ${member.kode_member}${poin}. Tidak bisa dibatalkan.`)))
      return
    await send({ params: { kode_member: member.kode_member }, body: { kode_asal: asal.kode, alasan } })
  }
  return (
    <StaticModal
      open
      title={`Gabung Ke ${member.kode_member} ${member.nama_customer}`}
      onClose={onClose}
      onOk={() => void gabung()}
      okText="Gabung"
      busy={busy}
    >
      <div className="member-form">
        <p className="muted">
          Poin dan jumlah transaksi duplikat pindah ke member ini. Dokumennya tetap, kode lamanya menuju
          member ini.
        </p>
        <MemberPicker
          label="Kode Member Duplikat"
          required
          autoFocus
          kode={asal.kode}
          error={errorOf(errors, 'kode_asal')}
          onChange={(kode, found) => setAsal({ kode, member: found })}
        />
        <Field label="Alasan" required error={errorOf(errors, 'alasan')}>
          {(c) => <TextInput {...c} maxLength={200} value={alasan} onChange={setAlasan} />}
        </Field>
      </div>
    </StaticModal>
  )
}
