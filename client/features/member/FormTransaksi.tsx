import { Select } from 'antd'
import { useState } from 'react'
import type { Member } from '#domain/calls/member.ts'
import { openKasus, tambahTransaksiMember } from '#domain/calls/transaksi-member.ts'
import type { FieldError } from '#domain/errors.ts'
import { messages } from '#domain/messages.ts'
import { JENIS_TRANSAKSI_MEMBER, TRANSAKSI_MEMBER } from '#domain/rules/member.ts'
import { tellSaveError, useSend } from '#client/net/query.ts'
import { errorOf, Field } from '#client/ui/Field.tsx'
import { TextInput } from '#client/ui/inputs.tsx'
import { OpenKasus } from './OpenKasus.tsx'
import { MemberPicker } from './MemberPicker.tsx'
import { StaticModal } from '#client/ui/StaticModal.tsx'
import { toast } from '#client/net/toasts.ts'

type Transaksi = (typeof TRANSAKSI_MEMBER)[number] | '-'
type Jenis = (typeof JENIS_TRANSAKSI_MEMBER)[number]

/** A new case or request; the name comes with the code. */
export function FormTransaksi({ onClose }: { onClose: (saved: boolean) => void }) {
  const [{ kode, member }, setMember] = useState<{ kode: string; member: Member | undefined }>({
    kode: '',
    member: undefined,
  })
  const [transaksi, setTransaksi] = useState<Transaksi>('-')
  const [jenis, setJenis] = useState<Jenis>('KASUS')
  const [no_nota, setNoNota] = useState('')
  const [keterangan, setKeterangan] = useState('')
  const [errors, setErrors] = useState<readonly FieldError[]>([])
  const { send, busy } = useSend(tambahTransaksiMember, {
    changes: [openKasus],
    onDone: ({ message }) => {
      toast('success', message)
      onClose(true)
    },
    onError: (error) => {
      setErrors(error.errors)
      // Of the causes the specification words this one; any other is told as what it is (docs/DEVIATIONS, 001 §8).
      if (error.id === 'memberTidakAda') toast('info', messages.dataMemberTidakAda)
      else tellSaveError(error)
    },
  })
  const simpan = async () => {
    if (!kode) return setErrors([{ field: 'kode_member', message: 'Kode Member Tidak Boleh Kosong' }])
    setErrors([])
    await send({
      body: {
        kode_member: kode,
        nama_member: member?.nama_customer ?? '-',
        transaksi,
        jenis,
        no_nota: no_nota || '-',
        keterangan: keterangan || '-',
      },
    })
  }
  return (
    <StaticModal
      open
      title="Tambah Transaksi Member"
      onClose={() => onClose(false)}
      onOk={() => void simpan()}
      busy={busy}
    >
      <div className="member-form">
        <MemberPicker
          required
          autoFocus
          kode={kode}
          error={errorOf(errors, 'kode_member')}
          onChange={(next, found) => setMember({ kode: next, member: found })}
        />
        <Field label="Nama Member">
          {(c) => <TextInput {...c} readOnly value={member?.nama_customer ?? ''} />}
        </Field>
        <div className="member-dua">
          <Field label="Transaksi" error={errorOf(errors, 'transaksi')}>
            {(c) => (
              <Select<Transaksi>
                {...c}
                value={transaksi}
                options={(['-', ...TRANSAKSI_MEMBER] as const).map((value) => ({ value, label: value }))}
                onChange={setTransaksi}
              />
            )}
          </Field>
          <Field label="Jenis" error={errorOf(errors, 'jenis')}>
            {(c) => (
              <Select<Jenis>
                {...c}
                value={jenis}
                options={JENIS_TRANSAKSI_MEMBER.map((value) => ({ value, label: value }))}
                onChange={setJenis}
              />
            )}
          </Field>
        </div>
        {member && (
          <OpenKasus kode_member={member.kode_member} transaksi={transaksi === '-' ? 'ALL' : transaksi} />
        )}
        <Field label="Deskripsi" help="No nota bila ada" error={errorOf(errors, 'no_nota')}>
          {(c) => <TextInput {...c} maxLength={100} value={no_nota} onChange={setNoNota} />}
        </Field>
        <Field label="Keterangan" error={errorOf(errors, 'keterangan')}>
          {(c) => <TextInput {...c} maxLength={500} value={keterangan} onChange={setKeterangan} />}
        </Field>
      </div>
    </StaticModal>
  )
}
