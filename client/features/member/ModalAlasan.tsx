import { useState } from 'react'
import { Field } from '#client/ui/Field.tsx'
import { TextInput } from '#client/ui/inputs.tsx'
import { StaticModal } from '#client/ui/StaticModal.tsx'

interface Props {
  title: string
  text: string
  busy: boolean
  onOk: (alasan: string) => void
  onClose: () => void
}

/** Asks for the reason, before an act that cannot be taken back. */
export function ModalAlasan({ title, text, busy, onOk, onClose }: Props) {
  const [alasan, setAlasan] = useState('')
  const [missing, setMissing] = useState(false)
  const ok = () => {
    setMissing(alasan.trim() === '')
    if (alasan.trim()) onOk(alasan)
  }
  return (
    <StaticModal open title={title} onClose={onClose} onOk={ok} okText="Lanjutkan" busy={busy}>
      <p>{text}</p>
      <Field label="Alasan" required error={missing ? 'Alasan Harus Diisi' : undefined}>
        {(c) => <TextInput {...c} autoFocus maxLength={200} value={alasan} onChange={setAlasan} />}
      </Field>
    </StaticModal>
  )
}
