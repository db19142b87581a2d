/** Every phone number has a single spelling, by which it is kept, found and called, however it was written. */
import { rapi } from './text.ts'

/**
 * Separators that people put between the digits of a number, and characters that a phone's contact list puts around it.
 */
const PEMISAH = /[\s().\-_\u2010-\u2015\u2212]|\p{Default_Ignorable_Code_Point}/gu
const padat = (text: string): string => text.normalize('NFKC').replace(PEMISAH, '')

/** After 0 or 62: the area or the net, and the number in it. */
const INTI = String.raw`([2-9]\d{7,12})`
/** Without 0 or 62 only a mobile number is surely one; without a + no other country is meant. */
const INDONESIA = new RegExp(`^(?:(?:\\+|00)?620*${INTI}|0${INTI}|(8\\d{7,12}))$`)
const LUAR_NEGERI = /^\+[1-9]\d{6,14}$/
const NUMBER = /^\d{5,15}$/

/** Returns the part of an Indonesian number that follows 0 or 62. */
function inti(number: string): string | undefined {
  const [, dunia, negeri, seluler] = INDONESIA.exec(number) ?? []
  return dunia ?? negeri ?? seluler
}

/**
 * The one spelling: '+62 812-3456-7890', '6281234567890' and '81234567890' → '081234567890'; '(021) 555-1234' → '0215551234';
 * '+65 9123 4567' → '+6591234567'. Figures that are no number known stay figures; all other text ('-', a masked number, two
 * numbers) stays as it is.
 */
export function ejaTelepon(text: string): string {
  const number = padat(text)
  const nomor = inti(number)
  if (nomor !== undefined) return `0${nomor}`
  return LUAR_NEGERI.test(number) || NUMBER.test(number) ? number : rapi(text)
}

/** Every way in which this whole number may have been written down; none of what is no number. */
export function teleponText(text: string): string[] {
  const eja = ejaTelepon(text)
  if (LUAR_NEGERI.test(eja)) return [eja, eja.slice(1)]
  if (!NUMBER.test(eja)) return []
  const nomor = intiTelepon(eja)!
  return [
    ...new Set([eja, `0${nomor}`, `62${nomor}`, nomor, ...(inti(eja) === undefined ? [`+${eja}`] : [])]),
  ]
}

/** True when the typed text is a phone number, whole or a part of one. */
export const isTelepon = (text: string): boolean => /^\+?\d+$/.test(padat(text))

/** By what one number is told from another; undefined of what is none. */
export function intiTelepon(text: string): string | undefined {
  const eja = ejaTelepon(text)
  if (LUAR_NEGERI.test(eja)) return eja.slice(1)
  return NUMBER.test(eja) ? (inti(eja) ?? eja.replace(/^(62|0)/, '')) : undefined
}

/**
 * Spells a typed part of a number as it stands in a stored one: '+62 812-34' → '081234', '0812 34' → '081234', '62
 * 812-34' → '81234' (62 may stand inside the number).
 */
export function bagianTelepon(text: string): string {
  const number = padat(text)
  if (!isTelepon(text)) return rapi(text)
  return inti(number) === undefined
    ? number.replace(/^(?:\+|00)620*(?=\d)/, '0').replace(/^620*(?=8\d{3})/, '')
    : ejaTelepon(text)
}

/** As wa.me takes it: '0812-3456-7890' → '6281234567890'; null for what nobody could be called by. */
export function nomorWa(no_hp: string): string | null {
  const eja = ejaTelepon(no_hp)
  const nomor = inti(eja)
  if (nomor !== undefined) return `62${nomor}`
  return LUAR_NEGERI.test(eja) ? eja.slice(1) : null
}
