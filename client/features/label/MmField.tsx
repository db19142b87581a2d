import { InputNumber } from 'antd'
import { Field } from '#client/ui/Field.tsx'

interface Props {
  label: string
  /** Tenths of a millimetre. */
  value: number
  onChange: (value: number) => void
  disabled: boolean
}

/** A measure in millimetres, to a tenth. */
export function MmField({ label, value, onChange, disabled }: Props) {
  return (
    <Field label={label}>
      {({ id }) => (
        <InputNumber<number>
          id={id}
          min={0}
          max={300}
          step={0.5}
          precision={1}
          suffix="mm"
          controls={false}
          disabled={disabled}
          value={value / 10}
          onChange={(mm) => onChange(Math.round((mm ?? 0) * 10))}
        />
      )}
    </Field>
  )
}
