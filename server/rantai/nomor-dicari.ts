/**
 * Turns typed text into the search of a list of documents: a short number finds the documents of its kind, any other
 * text finds any part of a number.
 */
import { readNomorPendek } from '#domain/rules/kode.ts'
import { harfiah } from './member.ts'

/** For `LIKE '%' || $n || '%'`: 'JL 0001' → 'JL-%-0001', 'TK01-2501' → itself. */
export function polaCari(text: string): string {
  const nomor = readNomorPendek(text)
  if (!nomor?.jenis) return harfiah(text)
  return [nomor.jenis, '%', ...(nomor.hari ? [nomor.hari] : []), nomor.urut].join('-')
}
