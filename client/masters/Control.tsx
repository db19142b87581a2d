/** The control a field is typed into, by its kind. Values are as stored: milligrams, ten-thousandths of a percent. */
import { Select, Switch } from 'antd'
import type { Field } from '#domain/master-types.ts'
import { TanggalPicker } from '#client/ui/dates.tsx'
import {
  NumberInput,
  DigitInput,
  KaratInput,
  GramInput,
  PersenInput,
  RupiahInput,
  TeleponInput,
  TextInput,
} from '#client/ui/inputs.tsx'
import type { ControlProps } from './slots.ts'
import { choiceText } from './columns.tsx'
import { RefPicker } from './RefPicker.tsx'

export function Control({ field, ...props }: ControlProps) {
  switch (field.kind) {
    case 'kode':
    case 'teks':
      return <TextInput {...props} maxLength={field.max ?? (field.kind === 'teks' ? 100 : 20)} />
    case 'telepon':
      return <TeleponInput {...props} />
    case 'digit':
      return <DigitInput {...props} maxLength={field.max ?? 30} />
    case 'karat':
      return <KaratInput {...props} maxLength={field.max ?? 10} />
    case 'tanggal':
      return <TanggalPicker {...props} />
    // The form turns a measure into rupiah, grams or a percent; a number is given by the database.
    case 'ukuran':
    case 'nomor':
      return null
    case 'angka':
      return <NumberInput {...props} />
    case 'rupiah':
      return <RupiahInput {...props} />
    case 'gram':
      return <GramInput {...props} />
    case 'persen':
      return <PersenInput {...props} />
    case 'pilihan':
      return <Select {...props} options={choicesOf(field, props.value)} />
    case 'ya-tidak': {
      const { status: _, ...rest } = props
      return <Switch {...rest} checkedChildren="Ya" unCheckedChildren="Tidak" />
    }
    case 'ref':
      return (
        <RefPicker {...props} master={field.ref} optional={field.default === null} also={field.also ?? []} />
      )
  }
}

/** Choices on offer, and the value that the row holds already. */
const choicesOf = (field: Extract<Field, { kind: 'pilihan' }>, value: string | undefined) =>
  [...new Set([...(field.offered ?? field.options), ...(value === undefined ? [] : [value])])].map(
    (option) => ({ value: option, label: choiceText(field, option) }),
  )
