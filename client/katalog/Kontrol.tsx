/** The control a field is typed into, by its kind. Texts stay as they are typed: customers read them. */
import { Input, Select } from 'antd'
import { NOT_LETTERS } from '#domain/text.ts'
import type { FieldKatalog } from '#domain/katalog-field.ts'
import type { KatalogRow, Katalog } from '#domain/katalog.ts'
import type { Milligram, Rupiah } from '#domain/units.ts'
import { NumberInput, GramInput, RupiahInput, TeleponInput, TextInput } from '#client/ui/inputs.tsx'
import type { KontrolProps } from './kontrol-props.ts'
import { AcuanPicker } from './AcuanPicker.tsx'
import { GroupPicker } from './GroupPicker.tsx'
import { ColorInput } from './ColorInput.tsx'

interface Props extends KontrolProps {
  field: FieldKatalog
  katalog: Katalog
  /** The others: what one has another cannot choose. */
  rows: readonly KatalogRow[]
}

/** From so many letters on a text has more than one line to be typed in. */
const LENGTH = 500

export function Kontrol({ field, katalog, rows, ...props }: Props) {
  const text = props as KontrolProps & { value?: string; onChange?: (value: string) => void }
  switch (field.kind) {
    case 'teks':
      return (field.max ?? 0) >= LENGTH ? (
        <LongText {...text} maxLength={field.max!} />
      ) : (
        <TextInput asTyped {...text} maxLength={field.max ?? (field.opsional ? 500 : 200)} />
      )
    case 'url':
      return <TextInput asTyped inputMode="url" {...text} maxLength={500} placeholder="https://" />
    case 'hashtag':
      return <TextInput asTyped {...text} placeholder="#" />
    case 'hp':
      return <TeleponInput {...text} />
    case 'warna':
      return <ColorInput {...text} />
    case 'gram':
      return <GramInput {...(props as { value?: Milligram | null })} />
    case 'rupiah':
      return <RupiahInput {...(props as { value?: Rupiah | null })} />
    case 'poin':
      return <NumberInput {...(props as { value?: number | null })} />
    case 'pilihan':
      return (
        <Select
          {...(props as { value?: string })}
          options={Object.entries(field.options).map(([value, label]) => ({ value, label }))}
        />
      )
    case 'group':
    case 'daftar-group':
      return <GroupPicker {...props} katalog={katalog} rows={rows} banyak={field.kind === 'daftar-group'} />
    case 'acuan':
    case 'daftar-acuan':
      return <AcuanPicker {...props} katalog={field.katalog} banyak={field.kind === 'daftar-acuan'} />
  }
}

interface LongTextProps {
  id?: string
  value?: string
  onChange?: (value: string) => void
  maxLength: number
}
/** Of several lines on the screen, and one in what is kept. */
const LongText = ({ value, onChange, maxLength, ...rest }: LongTextProps) => (
  <Input.TextArea
    {...rest}
    autoSize={{ minRows: 2, maxRows: 6 }}
    maxLength={maxLength}
    value={value ?? ''}
    onChange={(event) => onChange?.(event.target.value.replaceAll(NOT_LETTERS, ' '))}
    onKeyDown={(event) => {
      if (event.key === 'Enter') event.preventDefault()
    }}
  />
)
