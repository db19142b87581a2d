/**
 * Masks that decide which keys may enter a field: the three masks of spec 000 §5, and capitals. A mask is pure: text
 * in, text out.
 */
import type { ChangeEvent, ClipboardEvent } from 'react'
import { formatNumber } from '#domain/format.ts'
import { RUPIAH_MAKS } from '#domain/limits.ts'
import { NOT_LETTERS } from '#domain/text.ts'

export type Mask = (text: string) => string

export const digits: Mask = (text) => text.replace(/\D/g, '')

/** A phone as it is typed or pasted: digits, and the + of another country before them. */
export const telepon: Mask = (text) =>
  `${/^[^\d]*\+/.test(text) ? '+' : ''}${digits(text)}`.slice(0, TELEPON_MAKS)
const TELEPON_MAKS = 16

/**
 * A figure as it is typed: digits, and signs that stay as they were written, for the next one may say what they mean. Behind the
 * last sign there is no more than its decimals; in a figure without any, three digits where they may be thousands, else nothing.
 */
export const typedNumber =
  (decimals: number): Mask =>
  (text) => {
    const kept = text.replace(/[^\d.,]/g, '')
    const at = Math.max(kept.lastIndexOf('.'), kept.lastIndexOf(','))
    if (at < 0) return kept
    const most = decimals || (isRibuan(kept.slice(0, at), kept[at]!) ? 3 : 0)
    return kept.slice(0, at + 1 + most)
  }

/** '1' and '1.577' before one more point. */
const isRibuan = (head: string, sign: string): boolean =>
  new RegExp(`^\\d{1,3}(?:\\${sign}\\d{3})*$`).test(head)

/** Digits, dot and K, as printed on tags: '16k' → '16K'. */
export const digitsDotAndK: Mask = (text) => text.toUpperCase().replace(/[^\d.K]/g, '')

/** Upper-cased; a pasted tab or line break is a space. */
export const capitals: Mask = (text) => text.toUpperCase().replace(NOT_LETTERS, ' ')

/** Digits in groups of three: '1577500' → '1,577,500'; never more than a till accepts. */
export const grouped: Mask = (text) => {
  const number = rupiahOf(text)
  return number === null ? '' : formatNumber(number)
}

/** '1,577,500' → 1577500; null when there is no digit. */
function rupiahOf(text: string): number | null {
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

/**
 * True when the user has typed a sign into a figure that is grouped automatically: then the automatic commas go, and
 * the text as written counts.
 */
export function ungroupedAtSign(event: ChangeEvent<HTMLInputElement>): boolean {
  const field = event.target
  const caret = field.selectionEnd ?? field.value.length
  const { data } = event.nativeEvent as InputEvent
  const sign = data === ',' || data === '.' ? field.value.slice(caret - 1, caret) : ''
  if (!/[.,]/.test(sign) && !field.value.includes('.')) return false
  const left = field.value.slice(0, caret - sign.length).replaceAll(',', '')
  field.value = left + sign + field.value.slice(caret).replaceAll(',', '')
  field.setSelectionRange(left.length + sign.length, left.length + sign.length)
  return true
}

/** The field as it would be with what is pasted in it. @param isGrouped by itself: its commas say nothing */
export function pasted(event: ClipboardEvent<HTMLInputElement>, isGrouped: boolean): string {
  const { value, selectionStart, selectionEnd } = event.currentTarget
  const kept = (text: string): string => (isGrouped ? text.replaceAll(',', '') : text)
  const text = event.clipboardData.getData('text').trim()
  return `${kept(value.slice(0, selectionStart ?? 0))}${text}${kept(value.slice(selectionEnd ?? value.length))}`
}
