/** The fields staff type into. Each takes `value` and `onChange(value)`, so that it stands alone or in a Form.Item. */
import type { InputProps, InputRef } from 'antd'
// Alone: the Input of the index brings text areas, searches and one-time codes with it.
import Input from 'antd/es/input/Input'
import { useState, type ChangeEvent, type ClipboardEvent, type Ref } from 'react'
import { GRAM_MAKS, RUPIAH_MAKS } from '#domain/limits.ts'
import { formatNumber, formatGram, formatPersen } from '#domain/format.ts'
import { readNumber, rapikan, type Satuan } from '#domain/impor/numbers.ts'
import {
  gramToMilligram,
  percentToPersen,
  rupiah,
  type Milligram,
  type Persen,
  type Rupiah,
} from '#domain/units.ts'
import { toast } from '#client/net/toasts.ts'
import { beep } from './beep.ts'
import {
  typedNumber,
  capitals,
  digits,
  digitsDotAndK,
  grouped,
  masked,
  pasted,
  telepon,
  ungroupedAtSign,
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
/** A phone. It has no `maxLength`: a browser would cut what is pasted with blanks and strokes before the mask has taken them out. */
export const TeleponInput = text(telepon, { inputMode: 'tel' })
/** Digits, dot and K: purities as printed on tags. */
export const KaratInput = text(digitsDotAndK, {})
interface Number<T> {
  satuan: Satuan
  /** 0: it is whole, and what follows a decimal sign is swallowed. */
  decimals: number
  /** More than this is this. */
  max: number
  parse: (n: number) => T
  format: (value: T) => string
  /** Grouped while it is typed, as long as nobody writes a sign of their own. */
  live?: Mask
  base: Partial<Base>
}

/**
 * A figure, read as files are read (domain/impor/numbers.ts), typed or pasted; null when empty or when it is none: then what was typed
 * stays in sight. What is being typed ('2.') may not be a number yet: it is kept as text until the field is left.
 */
function number<T extends number>({ satuan, decimals, max, parse, format, live, base }: Number<T>) {
  const mask = typedNumber(decimals)
  const read = (text: string): number | null => {
    const number = readNumber(text, satuan)
    if (number === undefined || number < 0) return null
    const cut = 10 ** decimals
    return Math.min(Math.floor(rapikan(number * cut)) / cut, max)
  }
  const valued = (text: string): T | null => {
    const number = read(text)
    return number === null ? null : parse(number)
  }
  return function FieldNumbers({ value = null, onChange, onBlur, ...rest }: Of<T | null>) {
    const [typed, setTyped] = useState<string | null>(null)
    const shown = typed !== null && valued(typed) === value ? typed : value === null ? '' : format(value)
    const take = (text: string) => {
      // A value above the maximum becomes the maximum at once.
      setTyped(read(text) === max ? null : text)
      onChange?.(valued(text))
    }
    const change = (event: ChangeEvent<HTMLInputElement>) => {
      const own = typed !== null && /[.,]/.test(event.target.value)
      if (!live || own || ungroupedAtSign(event)) return take(masked(event, mask))
      setTyped(null)
      onChange?.(valued(digits(masked(event, live))))
    }
    const paste = (event: ClipboardEvent<HTMLInputElement>) => {
      event.preventDefault()
      const text = pasted(event, live !== undefined && typed === null)
      if (read(text) === null) {
        beep('error')
        return toast('warning', 'Yang Ditempel Bukan Angka')
      }
      setTyped(null)
      onChange?.(valued(text))
    }
    return (
      <Input
        autoComplete="off"
        className="input-number"
        data-figure=""
        {...base}
        {...rest}
        value={shown}
        onPaste={paste}
        onBlur={(event) => {
          if (typed !== null && read(typed) !== null) setTyped(null)
          onBlur?.(event)
        }}
        onChange={change}
      />
    )
  }
}

const CHOOSE: Partial<Base> = { onFocus: (event) => event.target.select() }

/** A whole number; null when empty. */
export const NumberInput = number<number>({
  satuan: 'angka',
  decimals: 0,
  max: 9_999_999_999,
  parse: (n) => n,
  format: String,
  base: { inputMode: 'numeric', maxLength: 10 },
})
/** Whole rupiah, grouped while typed; null when empty. */
export const RupiahInput = number<Rupiah>({
  satuan: 'rupiah',
  decimals: 0,
  max: RUPIAH_MAKS,
  parse: rupiah,
  format: formatNumber,
  live: grouped,
  base: { inputMode: 'numeric', prefix: 'Rp.', ...CHOOSE },
})
/** Grams with up to 3 decimals, milligrams inside; null when empty. */
export const GramInput = number<Milligram>({
  satuan: 'gram',
  decimals: 3,
  max: GRAM_MAKS,
  parse: gramToMilligram,
  format: (mg) => formatGram(mg).replaceAll(',', ''),
  base: { inputMode: 'decimal', suffix: 'g', ...CHOOSE },
})
/** Percent with up to 4 decimals, ten-thousandths inside; null when empty. */
export const PersenInput = number<Persen>({
  satuan: 'persen',
  decimals: 4,
  max: 100,
  parse: percentToPersen,
  format: (p) => formatPersen(p).replace('%', ''),
  base: { inputMode: 'decimal', suffix: '%', ...CHOOSE },
})
