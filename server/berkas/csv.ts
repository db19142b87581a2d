/** A CSV file as a table: comma, semicolon, tab or bar; UTF-8, UTF-16 or the old encoding of Excel. */
import Papa from 'papaparse'
import { undefused } from '#domain/csv.ts'
import { BARIS_MAKS } from '#domain/impor/result.ts'
import type { Sel } from '#domain/impor/sel.ts'
import { errors } from '#domain/errors.ts'

/** @throws errors.berkasBukanTabel, errors.berkasRusak, errors.berkasTerlaluPanjang */
export function bacaCsv(bytes: Buffer): Sel[][] {
  const text = decode(bytes)
  if (text.includes('\0')) throw errors.berkasBukanTabel()
  const [, named] = /^sep=(.)\r?\n/i.exec(text) ?? []
  const body = named ? text.slice(text.indexOf('\n') + 1) : text
  const { data, errors: wrong } = Papa.parse<string[]>(body, {
    delimiter: named ?? delimiterOf(body),
    preview: BARIS_MAKS + 100,
  })
  const quotes = wrong.find((e) => e.type === 'Quotes')
  if (quotes) throw errors.berkasKutip({ no: (quotes.row ?? 0) + 1 + (named ? 1 : 0) })
  const rows = data.map((row) => row.map(undefused))
  return named ? [[], ...rows] : rows
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

/** Whatever separates the headers: they hold no signs themselves. */
function delimiterOf(text: string): string {
  const head = text
    .trimStart()
    .split(/\r?\n|\r/, 1)[0]!
    .replace(/"[^"]*"/g, '')
  const count = (sign: string) => head.split(sign).length
  return [',', ';', '\t', '|'].reduce((best, sign) => (count(sign) > count(best) ? sign : best))
}
