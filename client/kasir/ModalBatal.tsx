import { useState } from 'react'
import type { CallDefinition, CallReply } from '#domain/call.ts'
import type { DokumenDefinition } from '#domain/dokumen.ts'
import type { FieldError } from '#domain/errors.ts'
import type { Dibatalkan } from '#domain/rules/pembatalan.ts'
import type { UangBatal } from '#domain/rules/uang-batal.ts'
import type { ArgsOf } from '#client/net/api.ts'
import { tellSaveError, useSend } from '#client/net/query.ts'
import { toast } from '#client/net/toasts.ts'
import { errorOf, Field } from '#client/ui/Field.tsx'
import { TextInput } from '#client/ui/inputs.tsx'
import { StaticModal } from '#client/ui/StaticModal.tsx'
import { useOtorisasi } from './Otorisasi.tsx'
import { tellUangBatal } from './UangBatal.tsx'

export interface Batal<C extends CallDefinition> {
  call: C
  input: (no: string, diisi: { alasan: string }) => ArgsOf<C>
  /** Calls whose answers it changes. */
  changes: readonly CallDefinition[]
  /** Says what happens to everything the document had moved. */
  text?: string
  /** The money that changes hands by the cancel, as the server's answer says. */
  uang?: (reply: CallReply<C>) => UangBatal
}

interface Props<C extends CallDefinition> {
  kind: DokumenDefinition
  dokumen: Dibatalkan
  batal: Batal<C>
  onClose: () => void
}

/** Undoes a document: why, and the otorisasi where the kind asks for one. */
export function ModalBatal<C extends CallDefinition>({ kind, dokumen, batal, onClose }: Props<C>) {
  const [alasan, setAlasan] = useState('')
  const [errors, setErrors] = useState<readonly FieldError[]>([])
  const otorisasi = useOtorisasi()
  const { send, busy } = useSend(batal.call, {
    changes: batal.changes,
    izin: otorisasi.diminta(dokumen.no),
    onDone: ({ message, data }) => {
      if (batal.uang) tellUangBatal(message, batal.uang(data))
      else toast('success', message)
      onClose()
    },
    onError: (error) => {
      setErrors(error.errors)
      tellSaveError(error)
    },
  })
  const ok = async () => {
    if (!alasan.trim()) return setErrors([{ field: 'alasan', message: 'Alasan Harus Diisi' }])
    await send(...([batal.input(dokumen.no, { alasan })] as unknown as Parameters<typeof send>))
  }
  return (
    <StaticModal
      open
      title={`Batal ${dokumen.no}`}
      onClose={onClose}
      onOk={() => void ok()}
      okText={`Batalkan ${kind.nama}`}
      cancelText="Tutup"
      busy={busy}
    >
      {batal.text && <p>{batal.text}</p>}
      <>
        <Field label="Alasan" required error={errorOf(errors, 'alasan')}>
          {(c) => <TextInput {...c} autoFocus maxLength={200} value={alasan} onChange={setAlasan} />}
        </Field>
      </>
      {otorisasi.modal}
    </StaticModal>
  )
}
