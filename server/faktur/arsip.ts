/**
 * Condition by which lists of sales and purchases leave out what is archived whole, unless it is asked for by its
 * number or a barcode (DOMAIN §O.7-1).
 */
import { readNomorPendek } from '#domain/rules/kode.ts'
import { harfiah } from '../rantai/member.ts'

const LINES = (table: string, mana: string): string =>
  `EXISTS (SELECT 1 FROM ${table} a WHERE a.no_faktur_group = f.no_faktur_group AND ${mana})`
const hasRow = (mana: string): string => `(${LINES('jual_detail', mana)} OR ${LINES('beli_detail', mana)})`

/** Of faktur_group `f`; placeholders of what `cariArsip` answers. */
export const tampak = (nomor: string, barcode: string): string =>
  `(${hasRow('a.diarsipkan_at IS NULL')} OR f.no_faktur_group LIKE ${nomor}::text
     OR (${barcode}::text IS NOT NULL AND ${hasRow(`a.kode_barcode = ${barcode}::text`)}))`

const NOMOR = /^[A-Z]{2}-[A-Z0-9]{1,6}-\d{6}-\d{4,}$/
const BARCODE = /^\d{8}$/

/** Values that find a document among the archived ones. */
export interface Archived {
  nomor: string | null
  barcode: string | null
}
/** Only a whole number, a short one, or a whole barcode looks something up; any other text goes through the list. */
export function cariArsip(text: string | null | undefined): Archived {
  if (!text) return { nomor: null, barcode: null }
  if (NOMOR.test(text)) return { nomor: harfiah(text), barcode: null }
  if (BARCODE.test(text)) return { nomor: null, barcode: text }
  const pendek = readNomorPendek(text)
  const nomor = pendek ? `${pendek.jenis ?? '__'}-%-${pendek.hari ?? '%'}-${pendek.urut}` : null
  return { nomor, barcode: null }
}
