import { isBarcode } from '#client/ui/burst.ts'

/** Keeps the characters that may be typed to find a nota: barcode, numbers, and the QR. */
export const kodeBeli = (text: string): string => text.toUpperCase().replace(/[^A-Z0-9.-]/g, '')

/** True for the text of a scanner: the barcode of a piece, or the QR of a nota. */
export const isScanBeli = (text: string): boolean =>
  isBarcode(text) || /^(JL|TK)-[A-Z0-9]{1,6}-\d{6}-\d{4,}-\d{2}\.[0-9A-Z]+$/.test(text)

/** The number of a purchase or trade-in, as a whole. */
export const NOMOR_BELI = /^(BL|TK)-[A-Z0-9]{1,6}-\d{6}-\d{4,}$/
