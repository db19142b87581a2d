/** How a list of documents is asked for what was typed: a short number finds its kind's, anything else any part. */
import { readNomorPendek } from '#domain/rules/kode.ts'
import { harfiah } from './member.ts'

/** For `LIKE '%' || $n || '%'`: 'JL 0001' → 'JL-%-0001', 'TK01-2501' → itself. */
export function polaCari(text: string): string {
  const nomor = readNomorPendek(text)
  if (!nomor?.jenis) return harfiah(text)
  return [nomor.jenis, '%', ...(nomor.hari ? [nomor.hari] : []), nomor.urut].join('-')
}
