/** Finds the document that a number means, ignoring the end of the number: a line, or the document that undid it. */
import type { DokumenDefinition } from '../dokumen.ts'
import { allDokumen } from './index.ts'

/** 'JL-TK01-250115-0001-01': its kind, its shop, the document's own number. */
const NOMOR = /^(([A-Z]{2})-([A-Z0-9]+)-\d{6}-\d{4,})(?:-|$)/

/** Of this shop's own documents alone: another's are not to be looked at from here. */
export function dokumenBernomor(
  nomor: string,
  kode_toko: string,
): { dokumen: DokumenDefinition; no: string } | undefined {
  const [, no, jenis, toko] = NOMOR.exec(nomor) ?? []
  if (!no || toko !== kode_toko) return undefined
  const dokumen = allDokumen.find((d) => d.nomor === jenis)
  return dokumen && { dokumen, no }
}
