import { useState, type ReactNode } from 'react'
import type { CallDefinition, CallReply } from '#domain/call.ts'
import type { DokumenDefinition } from '#domain/dokumen.ts'
import type { Dibatalkan } from '#domain/rules/pembatalan.ts'
import type { UangBatal } from '#domain/rules/uang-batal.ts'
import type { ArgsOf } from '#client/net/api.ts'
import { toast } from '#client/net/toasts.ts'
import { StaticModal } from '#client/ui/StaticModal.tsx'
import { AlasanField, emptyAlasan } from './AlasanField.tsx'
import { tellUangBatal } from './UangBatal.tsx'
import { useUrus } from './useUrus.ts'

export interface Batal<C extends CallDefinition> {
  call: C
  input: (no: string, diisi: { alasan: string }) => ArgsOf<C>
  /** Calls whose answers it changes. */
  changes: readonly CallDefinition[]
  /** Says what happens to everything the document had moved. */
  text?: ReactNode
  /** The money that changes hands by the cancel, as the server's answer says. */
  uang?: (reply: CallReply<C>) => UangBatal
}

interface Props<C extends CallDefinition> {
  /** By its name alone. */
  kind: Pick<DokumenDefinition, 'nama'>
  dokumen: Pick<Dibatalkan, 'no'>
  title?: string
  batal: Batal<C>
  onClose: () => void
}

/** Undoes a document: why, and the otorisasi where the kind asks for one. */
export function ModalBatal<C extends CallDefinition>({ kind, dokumen, title, batal, onClose }: Props<C>) {
  const [alasan, setAlasan] = useState('')
  const { kirim, busy, errors, setErrors, modal } = useUrus(
    batal.call,
    dokumen.no,
    batal.changes,
    ({ message, data }) => {
      if (batal.uang) tellUangBatal(message, batal.uang(data))
      else toast('success', message)
      onClose()
    },
  )
  const ok = () => {
    const found = emptyAlasan(alasan)
    if (found.length > 0) return setErrors(found)
    kirim(batal.input(dokumen.no, { alasan }))
  }
  return (
    <StaticModal
      open
      title={title ?? `Batal ${dokumen.no}`}
      onClose={onClose}
      onOk={ok}
      okText={`Batalkan ${kind.nama}`}
      cancelText="Tutup"
      busy={busy}
    >
      {typeof batal.text === 'string' ? <p>{batal.text}</p> : batal.text}
      <>
        <AlasanField value={alasan} errors={errors} onChange={setAlasan} />
      </>
      {modal}
    </StaticModal>
  )
}
