import { useState } from 'react'
import { batalOpname, listOpname, lihatOpname } from '#domain/calls/opname.ts'
import type { FieldError } from '#domain/errors.ts'
import { baki } from '#domain/masters/baki.ts'
import { tellSaveError, useSend } from '#client/net/query.ts'
import { toast } from '#client/net/toasts.ts'
import { errorOf, Field } from '#client/ui/Field.tsx'
import { TextInput } from '#client/ui/inputs.tsx'
import { StaticModal } from '#client/ui/StaticModal.tsx'

/** Drops the count: it moves nothing, and its trays are free. */
export function ModalBatal({
  no,
  onSelesai,
  onClose,
}: {
  no: string
  onSelesai: () => void
  onClose: () => void
}) {
  const [alasan, setAlasan] = useState('')
  const [wrong, setWrong] = useState<readonly FieldError[]>([])
  const { send, busy } = useSend(batalOpname, {
    changes: [lihatOpname, listOpname, baki.calls.ready],
    onDone: ({ message }) => {
      toast('success', message)
      onSelesai()
    },
    onError: (error) => {
      setWrong(error.errors)
      tellSaveError(error)
    },
  })
  const ok = () => {
    if (!alasan.trim()) return setWrong([{ field: 'alasan', message: 'Alasan Harus Diisi' }])
    void send({ params: { no }, body: { alasan } })
  }
  return (
    <StaticModal
      open
      title={`Batalkan ${no}`}
      okText="Batalkan Stock Opname"
      cancelText="Tutup"
      busy={busy}
      onOk={ok}
      onClose={onClose}
    >
      <p>Hitungan ini tidak dipakai, tidak ada barang yang berubah, dan bakinya bebas lagi.</p>
      <>
        <Field label="Alasan" required error={errorOf(wrong, 'alasan')}>
          {(c) => <TextInput {...c} autoFocus maxLength={200} value={alasan} onChange={setAlasan} />}
        </Field>
      </>
    </StaticModal>
  )
}
