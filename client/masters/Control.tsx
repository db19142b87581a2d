/** The control a field is typed into, by its kind. Values are as stored: milligrams, ten-thousandths of a percent. */
import { Select, Switch } from 'antd'
import type { Field } from '#domain/master-field.ts'
import { DigitInput, GramInput, PersenInput, RupiahInput, TextInput } from '#client/ui/inputs.tsx'
import { RefPicker } from './RefPicker.tsx'

export interface ControlProps {
  field: Field
  /** These come from the Form.Item around it. */
  id?: string
  value?: never
  onChange?: (value: unknown) => void
  disabled?: boolean
  autoFocus?: boolean
}

export function Control({ field, ...props }: ControlProps) {
  switch (field.kind) {
    case 'kode':
    case 'teks':
    case 'telepon':
      return <TextInput {...props} maxLength={field.max ?? (field.kind === 'teks' ? 100 : 20)} />
    case 'digit':
      return <DigitInput {...props} maxLength={field.max ?? 30} />
    case 'angka':
      return <AngkaInput {...props} />
    case 'rupiah':
      return <RupiahInput {...props} />
    case 'gram':
      return <GramInput {...props} />
    case 'persen':
      return <PersenInput {...props} />
    case 'pilihan':
      return <Select {...props} options={field.options.map((value) => ({ value }))} />
    case 'ya-tidak':
      return <Switch {...props} checkedChildren="Ya" unCheckedChildren="Tidak" />
    case 'ref':
      return <RefPicker {...props} master={field.ref} optional={field.default === null} />
  }
}

interface AngkaProps {
  id?: string
  value?: number | null
  onChange?: (value: number | null) => void
  disabled?: boolean
  autoFocus?: boolean
}

/** A whole number; null when empty. */
function AngkaInput({ value = null, onChange, ...rest }: AngkaProps) {
  return (
    <DigitInput
      {...rest}
      maxLength={10}
      className="input-number"
      value={value === null ? '' : String(value)}
      onChange={(digits) => onChange?.(digits === '' ? null : Number(digits))}
    />
  )
}
