/** A CSV file as a table: comma, semicolon, tab or bar; UTF-8, UTF-16 or the old encoding of Excel. */
import Papa from 'papaparse'
import { undefused } from '#domain/csv.ts'
import { headerKey, type SoughtColumn } from '#domain/impor/headers.ts'
import { MAX_HEADER_ROWS, type Lembar } from '#domain/impor/lembar.ts'
import { MAX_ROWS } from '#domain/impor/result.ts'
import { errors } from '#domain/errors.ts'

/** @throws errors.berkasBukanTabel, errors.berkasRusak, errors.berkasTerlaluPanjang */
export function readCsv(bytes: Buffer, { label }: SoughtColumn): Lembar {
  const text = decode(bytes)
  if (text.includes('\0')) throw errors.berkasBukanTabel()
  const [, named] = /^sep=(.)\r?\n/i.exec(text) ?? []
  const body = named ? text.slice(text.indexOf('\n') + 1) : text
  const { data, errors: wrong } = Papa.parse<string[]>(body, {
    delimiter: named ?? delimiterOf(body, label),
    preview: MAX_ROWS + 100,
  })
  const quotes = wrong.find((e) => e.type === 'Quotes')
  if (quotes) throw errors.berkasKutip({ no: (quotes.row ?? 0) + 1 + (named ? 1 : 0) })
  const rows = data.map((row) => row.map(undefused))
  return {
    nama: '',
    tersembunyi: false,
    rows: named ? [[], ...rows] : rows,
    baris_tersembunyi: new Set(),
    kolom_tersembunyi: new Set(),
  }
}

function decode(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/**
 * Returns the sign that separates the headers, wherever they stand; if no header is known, the most frequent sign of
 * the first line.
 */
function delimiterOf(text: string, label: SoughtColumn['label']): string {
  const nameOf = headerKey(label)
  const lines = text
    .slice(0, DILIHAT)
    .split(/\r?\n|\r/)
    .filter((line) => line.trim() !== '')
    .slice(0, MAX_HEADER_ROWS)
  const named = (line: string, sign: string): number =>
    Papa.parse<string[]>(line, { delimiter: sign }).data[0]?.filter(nameOf).length ?? 0
  const signs = [',', ';', '\t', '|'].map((sign) => ({
    sign,
    named: Math.max(0, ...lines.map((line) => named(line, sign))),
    parts: (lines[0] ?? '').replace(/"[^"]*"/g, '').split(sign).length,
  }))
  return signs.reduce((best, one) =>
    one.named > best.named || (one.named === best.named && one.parts > best.parts) ? one : best,
  ).sign
}
/** Of the text, which may be one line of ten megabytes. */
const DILIHAT = 50_000
