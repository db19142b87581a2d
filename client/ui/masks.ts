/** What a key may put into a field: the three masks of spec 000 §5, and capitals. A mask is pure: text in, text out. */
import type { ChangeEvent } from 'react'
import { formatAngka } from '#domain/format.ts'
import { RUPIAH_MAKS } from '#domain/batas.ts'
import { BUKAN_HURUF } from '#domain/teks.ts'

export type Mask = (text: string) => string

export const digits: Mask = (text) => text.replace(/\D/g, '')

/** Digits and one dot, no more than `decimals` behind it: '12.3456' → '12.345'. A comma is taken for the dot. */
export const digitsAndDot =
  (decimals: number): Mask =>
  (text) => {
    const [whole = '', ...rest] = text
      .replaceAll(',', '.')
      .replace(/[^\d.]/g, '')
      .split('.')
    return rest.length === 0 ? whole : `${whole || '0'}.${rest.join('').slice(0, decimals)}`
  }

/** Digits, dot and K, as printed on tags: '16k' → '16K'. */
export const digitsDotAndK: Mask = (text) => text.toUpperCase().replace(/[^\d.K]/g, '')

/** Upper-cased; a pasted tab or line break is a space. */
export const capitals: Mask = (text) => text.toUpperCase().replace(BUKAN_HURUF, ' ')

/** Digits in groups of three: '1577500' → '1,577,500'; never more than a till accepts. */
export const grouped: Mask = (text) => {
  const number = rupiahOf(text)
  return number === null ? '' : formatAngka(number)
}

/** '1,577,500' → 1577500; null when there is no digit. */
export function rupiahOf(text: string): number | null {
  const number = digits(text).slice(0, 15)
  return number === '' ? null : Math.min(Number(number), RUPIAH_MAKS)
}

/** Masks what was typed where it stands, so that the caret stays; counted from the right, as groups grow to the left. */
export function masked(event: ChangeEvent<HTMLInputElement>, mask: Mask): string {
  const field = event.target
  const text = mask(field.value)
  if (text !== field.value) {
    const fromRight = field.value.length - (field.selectionEnd ?? field.value.length)
    field.value = text
    const caret = Math.max(0, text.length - fromRight)
    field.setSelectionRange(caret, caret)
  }
  return text
}
