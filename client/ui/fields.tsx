import { InputNumber, Select, type SelectProps } from 'antd'
import type { ReactNode } from 'react'
import type { Milligram, Persen, Rupiah } from '#domain/units.ts'
import { Field, type FieldProps } from './Field.tsx'
import { GramInput, PersenInput, RupiahInput, TextInput } from './inputs.tsx'
import { Picker } from './Picker.tsx'
import type { Readings } from './reading.ts'

type KeysOf<T, V> = { [K in keyof T]: T[K] extends V ? K : never }[keyof T] & string

export interface More extends Pick<FieldProps, 'required' | 'help'> {
  /** A name and an id of its own, where keys bring the focus to it. */
  id?: string
  'aria-label'?: string
  autoFocus?: boolean
}
type Choice = Omit<SelectProps<string>, 'value' | 'onChange' | 'id'>

/**
 * The fields of one record that is being entered: `f.text('keluhan', 'Keluhan', 200)`.
 * @param error what is wrong with a field
 */
export function fieldsOf<T extends object>(
  record: T,
  change: (part: Partial<NoInfer<T>>) => void,
  error: (field: string) => string | undefined,
  disabled = false,
) {
  const set = (name: string, next: unknown) => change({ [name]: next } as unknown as Partial<NoInfer<T>>)
  const of = <V,>(name: string): V => (record as Record<string, V>)[name]!
  const off = disabled && { disabled }
  const field = (
    name: string,
    label: ReactNode,
    { required = false, help, ...own }: More,
    control: (c: object) => ReactNode,
  ) => (
    <Field label={label} required={required} help={help} error={error(name)}>
      {(c) => control({ ...c, ...own, ...off })}
    </Field>
  )
  const figure =
    <V,>(Input: typeof GramInput | typeof RupiahInput | typeof PersenInput) =>
    (name: KeysOf<T, V | null>, label: ReactNode, more: More = {}) =>
      field(name, label, more, (c) => (
        <Input {...c} value={of<never>(name)} onChange={(next: unknown) => set(name, next)} />
      ))
  return {
    text: (name: KeysOf<T, string>, label: ReactNode, maxLength: number, more: More = {}) =>
      field(name, label, more, (c) => (
        <TextInput
          {...c}
          maxLength={maxLength}
          value={of<string>(name)}
          onChange={(next) => set(name, next)}
        />
      )),
    gram: figure<Milligram>(GramInput),
    rupiah: figure<Rupiah>(RupiahInput),
    persen: figure<Persen>(PersenInput),
    /** At least one. */
    count: (name: KeysOf<T, number>, label: ReactNode, max: number) =>
      field(name, label, { required: true }, (c) => (
        <InputNumber
          {...c}
          min={1}
          max={max}
          precision={0}
          value={of<number>(name)}
          onChange={(next) => set(name, next ?? 1)}
        />
      )),
    choice: (name: KeysOf<T, string>, label: ReactNode, select: Choice, more: More = {}) =>
      field(name, label, more, (c) => (
        <Select<string>
          {...c}
          showSearch={BY_LABEL}
          {...select}
          value={of<string>(name) || null}
          onChange={(next) => set(name, next ?? '')}
        />
      )),
    /** The same of what a call answers. */
    picker: (
      name: KeysOf<T, string>,
      label: ReactNode,
      select: Choice & { reading: Readings },
      more: More = {},
    ) =>
      field(name, label, more, (c) => (
        <Picker<string>
          {...c}
          showSearch={BY_LABEL}
          {...select}
          value={of<string>(name) || null}
          onChange={(next) => set(name, next ?? '')}
        />
      )),
  }
}

const BY_LABEL = { optionFilterProp: 'label' }
