/** Numbers of documents, pieces and members (DOMAIN §B.0.8): upper case, A-Z, 0-9 and '-'. */
import { collected } from '../area.ts'
import { areas } from '../areas/index.ts'

/** Meaning of the first two letters of each number; they also name its counter. */
export const JENIS_NOMOR = collected(areas, 'nomor')
export type JenisNomor = keyof typeof JENIS_NOMOR

/** '2025-01-15' → '250115'. */
export const yymmdd = (tgl_system: string): string => tgl_system.slice(2).replaceAll('-', '')
/** At least `width` digits: a day with more than 9,999 documents goes on with five. */
const urut = (seq: number, width: number): string => {
  if (!Number.isSafeInteger(seq) || seq < 1) throw new RangeError(`${seq} is no sequence number`)
  return String(seq).padStart(width, '0')
}

/** ('JL', 'TK01', '2025-01-15', 1) → 'JL-TK01-250115-0001'. */
export const noFaktur = (jenis: JenisNomor, kode_toko: string, tgl_system: string, seq: Order): string =>
  `${jenis}-${kode_toko}-${yymmdd(tgl_system)}-${order(seq)}`

/** Stands where the count of the day will be, until the database has drawn it (server/process/later-nomor.ts). */
export const NOMOR_BELUM = '####'
export type Order = number | typeof NOMOR_BELUM
const order = (seq: Order): string => (seq === NOMOR_BELUM ? seq : urut(seq, 4))

/**
 * The short number as the API writes it: '250115-0001'. People see `nomorPendek`, because a sale and a deposit of the
 * same day have the same short number.
 */
export const noFakturUser = (tgl_system: string, seq: Order): string => `${yymmdd(tgl_system)}-${order(seq)}`

const NOMOR = /^([A-Z]{2})-[A-Z0-9]{1,6}-\d{6}-(\d{4,})$/
/** The short number, as it is printed and called out to the cashier: 'JL-TK01-250115-0001' → 'JL 0001'. What is no such number stays as it is. */
export const nomorPendek = (no: string): string => no.replace(NOMOR, '$1 $2')

/** A short number as somebody typed it: 'JL 0001', 'jl0001', 'JL 250115-0001', '250115-0001'. */
export interface NomorDicari {
  jenis?: JenisNomor
  /** yyMMdd. */
  hari?: string
  urut: string
}
const PENDEK = /^(?:([A-Z]{2})[ -]?)?(?:(\d{6})-)?(\d{1,6})$/
/** undefined for anything else; also for '0001' alone, which may be a part of any number. */
export function readNomorPendek(text: string): NomorDicari | undefined {
  const [, jenis, hari, seq] = PENDEK.exec(text.trim().toUpperCase()) ?? []
  if (!seq || (!jenis && !hari) || (jenis && !(jenis in JENIS_NOMOR))) return undefined
  return {
    ...(jenis ? { jenis: jenis as JenisNomor } : {}),
    ...(hari ? { hari } : {}),
    urut: seq.padStart(4, '0'),
  }
}

/**
 * Tells whether a document matches the text typed or scanned: its whole number, a short one ('JL 4'), or the QR of its
 * nota.
 */
export function cocokNomor(no: string, dicari: string): boolean {
  const text = dicari.trim().toUpperCase()
  if (text === no || text.startsWith(`${no}-`)) return true
  const pendek = readNomorPendek(text)
  if (!pendek) return false
  const [jenis, , hari, seq] = no.split('-')
  return (pendek.jenis ?? jenis) === jenis && (pendek.hari ?? hari) === hari && pendek.urut === seq
}

/** Tells whether documents of several days may have this number: a short number, or its last figures alone. */
export const notWholeNomor = (text: string): boolean =>
  readNomorPendek(text) !== undefined || /^\d{4,6}$/.test(text.trim())

export const MAX_LINES = 99
/** The number of line `no` (1 to 99): 'JL-TK01-250115-0001-01'. */
export const lineNo = (no_faktur_group: string, no: number): string => {
  if (no > MAX_LINES) throw new RangeError(`a document has at most ${MAX_LINES} lines`)
  return `${no_faktur_group}-${urut(no, 2)}`
}

/** The number of line `no` of a stock document, which may have hundreds: 'PB-TK01-250115-0001-001'. */
export const stokLineNo = (no_dokumen: string, no: number): string => `${no_dokumen}-${urut(no, 3)}`

/** The number of the posting that undoes a document: '…-R'; of its second, third … part (cancelled by line): '…-R2'. */
export const noKoreksi = (no: string, ke = 1): string => `${no}-R${ke === 1 ? '' : ke}`

/** Chain-wide sequence as 8 digits: 12345 → '00012345'. */
export const kodeBarcode = (seq: number): string => {
  const kode = urut(seq, 8)
  if (kode.length > 8) throw new RangeError('barcodes are used up')
  return kode
}

/** A uniformly random whole number from 0 to `limit` − 1. */
export type Random = (limit: number) => number

const LETTERS_DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'
const randomLetters = (random: Random, length: number): string =>
  Array.from({ length: length }, () => LETTERS_DIGITS[random(LETTERS_DIGITS.length)]).join('')
/** no_generate: 16 random letters and digits (spec 000 §9). */
export const randomKode = (random: Random): string => randomLetters(random, 16)

/**
 * id_trx: 16 letters and digits (spec 000 §9), the first eight the milliseconds in base 36 (until 2059), so that what is written together
 * lies together in an index: a random key has a page of its own to change, and to log whole, for every sale (docs/decisions/37-satu-toko.md).
 */
export const kodeIdTrx = (random: Random, now: Date): string =>
  now.getTime().toString(36).toUpperCase().padStart(8, '0').slice(-8) + randomLetters(random, 8)

/** Weights 1, 3, 1, 3 … over the character codes: one wrong character never goes unseen but for letters ten apart. */
const digitUji = (kode: string): number => {
  const sum = [...kode].reduce((total, c, i) => total + c.charCodeAt(0) * (i % 2 === 0 ? 1 : 3), 0)
  return (10 - (sum % 10)) % 10
}

/** First part of the member codes of a shop: 'MTK01'. */
export const awalanMember = (kode_toko: string): string => `M${kode_toko.padStart(4, '0')}`

/** 'M' + shop (at least 4) + 6 digits + check digit: ('TK01', 123) → 'MTK010001237'. Never as short as NONMEMBER. */
export const kodeMember = (kode_toko: string, seq: number): string => {
  const kode = `${awalanMember(kode_toko)}${urut(seq, 6)}`
  return `${kode}${digitUji(kode)}`
}

/** Tells whether a typed kode_member can be a member's code. */
export const isKodeMember = (kode: string): boolean =>
  /^M[A-Z0-9]{4,6}\d{7,}$/.test(kode) && Number(kode.slice(-1)) === digitUji(kode.slice(0, -1))
