/** Letters on paper: what the built-in faces of PDF have, what every label printer has, and what stands for all others. */
import { KUTIP_GANDA, KUTIP_TUNGGAL } from '../text.ts'

/** Windows-1252, which the faces of PDF know (docs/decisions/16-huruf.md): quotes, dashes, the ellipsis and the euro among them. */
const CETAK = /[\x20-\x7e\xa0-\xac\xae-\xff€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]/u
const LABEL = /[\x20-\x7e]/u

/** Replacements of characters that have no simpler form of their own (NFKD). */
const GANTI: Readonly<Record<string, string>> = {
  ...dari(KUTIP_TUNGGAL, "'"),
  ...dari(KUTIP_GANDA, '"'),
  ...dari('‐‑‒–—―−', '-'),
  ...dari('«', '<<'),
  ...dari('»', '>>'),
  ...dari('‹', '<'),
  ...dari('›', '>'),
  ...dari('•·∙●', '*'),
  ...dari('×✕', 'x'),
  ...dari('÷⁄', '/'),
  ...dari('≤', '<='),
  ...dari('≥', '>='),
  ...dari('≈', '~'),
  ...dari('→', '->'),
  ...dari('€', 'EUR'),
  ...dari('£', 'GBP'),
  ...dari('¥', 'JPY'),
  ...dari('°º', 'o'),
  ...dari('ª', 'a'),
  ...dari('±', '+/-'),
  ...dari('ß', 'ss'),
  ...dari('Æ', 'AE'),
  ...dari('æ', 'ae'),
  ...dari('Œ', 'OE'),
  ...dari('œ', 'oe'),
  ...dari('Øø', 'Oo'),
  ...dari('Łł', 'Ll'),
  ...dari('ĐÐđð', 'DDdd'),
  ...dari('Þþ', 'Pp'),
  ...dari('ı', 'i'),
}

/** Maps every letter to the letter at the same position of `ganti`, or all letters to the same text. */
function dari(letter: string, ganti: string): Record<string, string> {
  const masing = [...letter].length > 1 && ganti.length === letter.length
  return Object.fromEntries([...letter].map((c, i) => [c, masing ? ganti[i]! : ganti]))
}

const lipat = (text: string, ada: RegExp): string =>
  Array.from(text.normalize('NFC'), (c) => (ada.test(c) ? c : sederhana(c, ada))).join('')

/** 'É' becomes 'E' where there is no É; a mark of its own, or what is not seen, nothing; what is no Latin letter '?'. */
function sederhana(c: string, ada: RegExp): string {
  const ganti =
    GANTI[c] ??
    c
      .normalize('NFKD')
      .replace(/\p{Cc}/gu, ' ')
      .replace(/[\p{M}\p{Cf}]/gu, '')
  return Array.from(ganti, (d) => (ada.test(d) ? d : (GANTI[d] ?? '?'))).join('')
}

const BIASA = /^[\x20-\x7e]*$/

/** As a PDF can show it. */
export const printLetters = (text: string): string => (BIASA.test(text) ? text : lipat(text, CETAK))

/** As every printer shows it that sets its own letters; each letter stays where it stands. */
export const printerLetters = (text: string): string => (BIASA.test(text) ? text : lipat(text, LABEL))

/** As every label printer, and the preview of a label, can show it. */
export const labelLetters = (text: string): string => lipat(text, LABEL).trim()
