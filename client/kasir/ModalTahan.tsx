import { useState } from 'react'
import { Field } from '#client/ui/Field.tsx'
import { TextInput } from '#client/ui/inputs.tsx'
import { StaticModal } from '#client/ui/StaticModal.tsx'
import { useKeys } from '#client/ui/keys.ts'

interface Props {
  onTahan: (catatan: string) => void
  onTutup: () => void
}

/**
 * Asks for a note by which a transaction without a named customer is found again. Enter or F11 puts it aside, also with
 * an empty note.
 */
export function ModalTahan({ onTahan, onTutup }: Props) {
  const [catatan, setCatatan] = useState('')
  const tahan = () => onTahan(catatan.trim())
  useKeys({ F11: tahan }, { covered: true })
  return (
    <StaticModal
      open
      title="Tahan Transaksi"
      onClose={onTutup}
      onOk={tahan}
      okText={
        <>
          Tahan <kbd>F11</kbd>
        </>
      }
    >
      <Field label="Nama Atau Catatan" help="Supaya mudah dikenali nanti. Boleh dikosongkan.">
        {(control) => (
          <TextInput
            {...control}
            autoFocus
            maxLength={60}
            value={catatan}
            onChange={setCatatan}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return
              event.preventDefault()
              tahan()
            }}
          />
        )}
      </Field>
    </StaticModal>
  )
}
