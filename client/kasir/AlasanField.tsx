import type { FieldError } from '#domain/errors.ts'
import { errorOf, Field } from '#client/ui/Field.tsx'
import { TextInput } from '#client/ui/inputs.tsx'

interface Props {
  value: string
  errors: readonly FieldError[]
  onChange: (alasan: string) => void
}

/** Asks for the reason, which is kept with the act. */
export const AlasanField = ({ value, errors, onChange }: Props) => (
  <Field label="Alasan" required error={errorOf(errors, 'alasan')}>
    {(c) => <TextInput {...c} autoFocus maxLength={200} value={value} onChange={onChange} />}
  </Field>
)

export const emptyAlasan = (alasan: string): FieldError[] =>
  alasan.trim() === '' ? [{ field: 'alasan', message: 'Alasan Harus Diisi' }] : []
