/** Text of people: how what they type is tidied at the edge, and what one line may hold. */
import { z } from 'zod'

/**
 * Control characters (a pasted tab, a line break, a zero byte), other ends of a line, and what turns the direction of letters:
 * behind one of those a weight reads backwards to whoever is to allow it.
 */
const KENDALI = String.raw`\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069`
/** Matches text without any of these characters; other text is refused at its field. */
export const ONE_LINE = new RegExp(`^[^${KENDALI}]*$`, 'u')
/** Finds every one of these characters in text that is typed or pasted. */
export const NOT_LETTERS = new RegExp(`[${KENDALI}]`, 'gu')

/** The quotes that telephones and word processors put for ' and ". */
export const KUTIP_TUNGGAL = '‘’‚‛′´`ʹʻʼˈ＇'
export const KUTIP_GANDA = '“”„‟″＂'
const TUNGGAL = new RegExp(`[${KUTIP_TUNGGAL}]`, 'gu')
const GANDA = new RegExp(`[${KUTIP_GANDA}]`, 'gu')
/**
 * Characters without width. A joiner and a selector of colour stay where they make a picture, and characters that are
 * refused are not tidied away.
 */
const ZERO_WIDTH =
  /(?<!\p{Extended_Pictographic})\ufe0f(?!\u20e3)|\u200d(?!\p{Extended_Pictographic})|(?!\ufe0f|[\u061c\u200d-\u200f\u202a-\u202e\u2066-\u2069])\p{Default_Ignorable_Code_Point}/gu

/**
 * Tidies a text that customers read, and keeps the quotes it was written with: one way to write each letter (NFC),
 * single blanks, no characters without width.
 */
export const rapiTerbit = (text: string): string =>
  text
    .replace(ZERO_WIDTH, '')
    .normalize('NFC')
    .replace(/\p{Zs}+/gu, ' ')
    .trim()
/** A text as it is kept and sought: the same with straight quotes. Two that look alike are alike; twice is once. */
export const rapi = (text: string): string =>
  rapiTerbit(text).replace(TUNGGAL, "'").replace(GANDA, '"').replace(/ +/g, ' ').trim()
/** As two texts are compared: small letters and wide ones are no others. */
export const lipat = (text: string): string => rapi(text.normalize('NFKC').toUpperCase().replace(/\s+/g, ' '))

/** Upper-case text that must be there. @param empty the refusal of none */
export const zRequired = (empty: string, max: number, tooLong?: string) =>
  z.string(empty).overwrite(rapi).toUpperCase().min(1, empty).max(max, tooLong)
/** The reason for a cancel, a correction or a merge. */
export const zAlasan = zRequired('Alasan Harus Diisi', 200).regex(ONE_LINE, 'Alasan Tidak Valid')

/** Nothing is written: blanks and strokes stand for nothing. */
export const isBlank = (text: string): boolean => text.replace(/[-\s]/g, '') === ''
