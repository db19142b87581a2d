/** The fields staff type into. Each takes `value` and `onChange(value)`, so that it stands alone or in a Form.Item. */
import type { InputProps, InputRef } from 'antd'
// Alone: the Input of the index brings text areas, searches and one-time codes with it.
import Input from 'antd/es/input/Input'
import { useState, type Ref } from 'react'
import { GRAM_MAKS } from '#domain/batas.ts'
import { formatGram, formatPersen } from '#domain/format.ts'
import {
  gramToMilligram,
  percentToPersen,
  rupiah,
  type Milligram,
  type Persen,
  type Rupiah,
} from '#domain/units.ts'
import {
  capitals,
  digits,
  digitsAndDot,
  digitsDotAndK,
  grouped,
  masked,
  rupiahOf,
  type Mask,
} from './masks.ts'

type Base = Omit<InputProps, 'value' | 'onChange' | 'ref' | 'type'> & { ref?: Ref<InputRef> }
interface Of<T> extends Base {
  value?: T
  onChange?: (value: T) => void
}

const text = (mask: Mask | undefined, base: Partial<Base>) =>
  function MaskedText({ value = '', onChange, autoFocus, ...rest }: Of<string>) {
    // In a modal the browser's own way comes too early: StaticModal looks for the mark.
    return (
      <Input
        autoComplete="off"
        {...base}
        {...rest}
        {...(autoFocus ? { autoFocus, 'data-autofocus': '' } : {})}
        value={value}
        onChange={(event) => onChange?.(mask ? masked(event, mask) : event.target.value)}
      />
    )
  }

const UpperText = text(capitals, {})
const PlainText = text(undefined, {})

/** Text, upper-cased while it is typed; `asTyped` leaves it alone. */
export const TextInput = ({ asTyped = false, ...props }: Of<string> & { asTyped?: boolean }) =>
  asTyped ? <PlainText {...props} /> : <UpperText {...props} />

/** Digits only. */
export const DigitInput = text(digits, { inputMode: 'numeric' })
/** A whole number; null when empty. */
export const AngkaInput = ({ value = null, onChange, ...rest }: Of<number | null>) => (
  <DigitInput
    maxLength={10}
    className="input-number"
    {...rest}
    value={value === null ? '' : String(value)}
    onChange={(typed) => onChange?.(typed === '' ? null : Number(typed))}
  />
)
/** Digits, dot and K: purities as printed on tags. */
export const KaratInput = text(digitsDotAndK, {})
/** Whole rupiah, grouped while typed; null when empty. */
export function RupiahInput({ value = null, onChange, ...rest }: Of<Rupiah | null>) {
  return (
    <Input
      autoComplete="off"
      inputMode="numeric"
      prefix="Rp."
      className="input-number"
      onFocus={(event) => event.target.select()}
      {...rest}
      value={value === null ? '' : grouped(String(value))}
      onChange={(event) => {
        const amount = rupiahOf(masked(event, grouped))
        onChange?.(amount === null ? null : rupiah(amount))
      }}
    />
  )
}

interface Decimal<T> {
  decimals: number
  /** More than this is this. */
  max: number
  unit: string
  parse: (n: number) => T
  format: (value: T) => string
}

/** What is being typed ('2.') may not be a number yet: it is kept as text until the field is left. */
const decimal = <T extends number>({ decimals, max, unit, parse, format }: Decimal<T>) => {
  const mask: Mask = (given) => {
    const number = digitsAndDot(decimals)(given)
    return Number(number) > max ? String(max) : number
  }
  const parsed = (typed: string): T | null => (typed === '' ? null : parse(Number(typed)))
  return function DecimalInput({ value = null, onChange, onBlur, ...rest }: Of<T | null>) {
    const [typed, setTyped] = useState<string | null>(null)
    const shown = typed !== null && parsed(typed) === value ? typed : value === null ? '' : format(value)
    return (
      <Input
        autoComplete="off"
        inputMode="decimal"
        suffix={unit}
        className="input-number"
        onFocus={(event) => event.target.select()}
        {...rest}
        value={shown}
        onBlur={(event) => {
          setTyped(null)
          onBlur?.(event)
        }}
        onChange={(event) => {
          const next = masked(event, mask)
          setTyped(next)
          onChange?.(parsed(next))
        }}
      />
    )
  }
}

/** Grams with up to 3 decimals, milligrams inside; null when empty. */
export const GramInput = decimal<Milligram>({
  decimals: 3,
  max: GRAM_MAKS,
  unit: 'g',
  parse: gramToMilligram,
  format: (mg) => formatGram(mg).replaceAll(',', ''),
})
/** Percent with up to 4 decimals, ten-thousandths inside; null when empty. */
export const PersenInput = decimal<Persen>({
  decimals: 4,
  max: 100,
  unit: '%',
  parse: percentToPersen,
  format: (p) => formatPersen(p).replace('%', ''),
})
