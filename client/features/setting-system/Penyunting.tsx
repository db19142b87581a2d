import { Select } from 'antd'
import { formatGram, formatPersen } from '#domain/format.ts'
import { paraSystem, type SettingKey } from '#domain/rules/para-system.ts'
import { gramToMilligram, percentToPersen, rupiah } from '#domain/units.ts'
import { DigitInput, GramInput, PersenInput, RupiahInput } from '#client/ui/inputs.tsx'

interface Props {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': boolean | undefined
  status?: 'error'
  name: SettingKey
  value: string
  disabled: boolean
  onChange: (text: string) => void
}

/** The control of a setting, by its kind; its value is the text that is stored. */
export function Penyunting({ name, value, onChange, ...control }: Props) {
  const setting = paraSystem[name]
  // Typed here or stored: a number, also where the setting will not take it.
  const as = <T,>(unit: (n: number) => T): T | null => (value === '' ? null : unit(Number(value)))
  switch (setting.kind) {
    case 'rupiah':
      return (
        <RupiahInput
          {...control}
          value={as(rupiah)}
          onChange={(n) => onChange(n === null ? '' : String(n))}
        />
      )
    case 'gram':
      return (
        <GramInput
          {...control}
          value={as(gramToMilligram)}
          onChange={(mg) => onChange(mg === null ? '' : formatGram(mg).replaceAll(',', ''))}
        />
      )
    case 'persen':
      return (
        <PersenInput
          {...control}
          value={as(percentToPersen)}
          onChange={(p) => onChange(p === null ? '' : formatPersen(p).replace('%', ''))}
        />
      )
    case 'bulat':
      return (
        <DigitInput {...control} className="input-number" maxLength={12} value={value} onChange={onChange} />
      )
    default:
      return (
        <Select
          {...control}
          value={value}
          onChange={onChange}
          options={(setting.choices ?? []).map((choice) => ({ value: choice }))}
        />
      )
  }
}
