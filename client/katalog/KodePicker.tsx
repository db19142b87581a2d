import { Picker } from '#client/ui/Picker.tsx'
import type { ComponentProps } from 'react'
import type { KontrolProps } from './kontrol-props.ts'

interface Props
  extends KontrolProps, Pick<ComponentProps<typeof Picker<unknown>>, 'reading' | 'notFoundContent'> {
  options: { value: string; label: string; disabled?: boolean }[]
  banyak: boolean
}

/** Chooses a code, or several, from many; they are found by their labels. */
export const KodePicker = ({ banyak, onChange, ...rest }: Props) => (
  <Picker<unknown>
    {...rest}
    {...(banyak && { mode: 'multiple' as const })}
    showSearch={{ optionFilterProp: 'label' }}
    allowClear={banyak}
    onChange={(chosen) => onChange?.(chosen as never)}
  />
)
