/** The control a field is typed into, by its kind. Texts stay as they are typed: customers read them. */
import { Input, Select } from 'antd'
import { BUKAN_HURUF } from '#domain/text.ts'
import type { FieldKatalog } from '#domain/katalog-field.ts'
import type { KatalogRow, Katalog } from '#domain/katalog.ts'
import type { Milligram, Rupiah } from '#domain/units.ts'
import { AngkaInput, GramInput, RupiahInput, TeleponInput, TextInput } from '#client/ui/inputs.tsx'
import type { KontrolProps } from './kontrol-props.ts'
import { PilihAcuan } from './AcuanPicker.tsx'
import { PilihGroup } from './GroupPicker.tsx'
import { WarnaInput } from './ColorInput.tsx'

interface Props extends KontrolProps {
  field: FieldKatalog
  katalog: Katalog
  /** The others: what one has another cannot choose. */
  rows: readonly KatalogRow[]
}

/** From so many letters on a text has more than one line to be typed in. */
const PANJANG = 500

export function Kontrol({ field, katalog, rows, ...props }: Props) {
  const text = props as KontrolProps & { value?: string; onChange?: (value: string) => void }
  switch (field.kind) {
    case 'teks':
      return (field.max ?? 0) >= PANJANG ? (
        <TeksPanjang {...text} maxLength={field.max!} />
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
      return <WarnaInput {...text} />
    case 'gram':
      return <GramInput {...(props as { value?: Milligram | null })} />
    case 'rupiah':
      return <RupiahInput {...(props as { value?: Rupiah | null })} />
    case 'poin':
      return <AngkaInput {...(props as { value?: number | null })} />
    case 'pilihan':
      return (
        <Select
          {...(props as { value?: string })}
          options={Object.entries(field.options).map(([value, label]) => ({ value, label }))}
        />
      )
    case 'group':
    case 'daftar-group':
      return <PilihGroup {...props} katalog={katalog} rows={rows} banyak={field.kind === 'daftar-group'} />
    case 'acuan':
    case 'daftar-acuan':
      return <PilihAcuan {...props} katalog={field.katalog} banyak={field.kind === 'daftar-acuan'} />
  }
}

interface TeksPanjangProps {
  id?: string
  value?: string
  onChange?: (value: string) => void
  maxLength: number
}
/** Of several lines on the screen, and one in what is kept. */
const TeksPanjang = ({ value, onChange, maxLength, ...rest }: TeksPanjangProps) => (
  <Input.TextArea
    {...rest}
    autoSize={{ minRows: 2, maxRows: 6 }}
    maxLength={maxLength}
    value={value ?? ''}
    onChange={(event) => onChange?.(event.target.value.replaceAll(BUKAN_HURUF, ' '))}
    onKeyDown={(event) => {
      if (event.key === 'Enter') event.preventDefault()
    }}
  />
)
