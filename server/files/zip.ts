/** Facts that a zip states about itself, before anything in it is unpacked. */
import { inflateRawSync } from 'node:zlib'
import { MAX_ROWS, MAX_COLUMNS } from '#domain/impor/result.ts'
import { errors } from '#domain/errors.ts'

const AKHIR = 0x06054b50
const CONTENT = 0x02014b50
/** The most that an .xlsx may unpack to: a sheet of 50,000 rows is half of it. */
const URAI_MAKS = 150_000_000
const MAX_CONTENT = 1_000

/** An entry as the directory tells of it. */
interface Content {
  nama: string
  /** 0: stored, 8: deflated. */
  cara: number
  packed: number
  unpacked: number
  /** Offset at which the entry's own head begins. */
  at: number
}

/** hucre unpacks no entry further than the directory declares, so the declared sizes are the limit. @throws errors.berkasRusak, errors.terlaluBesar */
export function periksaZip(bytes: Buffer): void {
  for (const content of zipContent(bytes))
    if (LEMBAR.test(content.nama)) periksaLembar(uraikan(bytes, content))
}

/**
 * Finds which of the workbook's sheets are worksheets, by their place in its list: others are charts. Returns undefined
 * if the workbook does not stand where every program puts it.
 */
export function worksheet(bytes: Buffer): Set<number> | undefined {
  const content = zipContent(bytes)
  const text = (path: string): string => {
    const found = content.find(({ nama }) => nama === path)
    return found ? uraikan(bytes, found) : ''
  }
  const work = new Set(
    elemen(text('xl/_rels/workbook.xml.rels'), 'Relationship').flatMap((tag) =>
      atribut(tag, 'Type').endsWith('/worksheet') ? [atribut(tag, 'Id')] : [],
    ),
  )
  const sheets = elemen(text('xl/workbook.xml'), 'sheet').map((tag) => atribut(tag, '\\w+:id'))
  return work.size > 0 && sheets.length > 0
    ? new Set(sheets.flatMap((id, at) => (work.has(id) ? [at] : [])))
    : undefined
}

const elemen = (xml: string, name: string): string[] =>
  xml.match(new RegExp(`<(?:\\w+:)?${name}\\s[^<>]*>`, 'g')) ?? []
const atribut = (tag: string, name: string): string =>
  new RegExp(`\\s${name}\\s*=\\s*["']([^"']*)["']`).exec(tag)?.[1] ?? ''

function zipContent(bytes: Buffer): Content[] {
  const end = bytes.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]))
  if (end < 0 || end + 22 > bytes.length || bytes.readUInt32LE(end) !== AKHIR) throw errors.berkasRusak()
  const count = bytes.readUInt16LE(end + 10)
  if (count > MAX_CONTENT) throw errors.terlaluBesar()
  let at = bytes.readUInt32LE(end + 16)
  let total = 0
  const all: Content[] = []
  for (let i = 0; i < count; i++) {
    if (at + 46 > bytes.length || bytes.readUInt32LE(at) !== CONTENT) throw errors.berkasRusak()
    const [packed, unpacked] = [bytes.readUInt32LE(at + 20), bytes.readUInt32LE(at + 24)]
    // Declared as nothing, it would be unpacked without a limit.
    if (unpacked === 0 && packed > 2) throw errors.berkasRusak()
    total += Math.max(packed, unpacked)
    if (total > URAI_MAKS) throw errors.terlaluBesar()
    const nama = bytes.subarray(at + 46, at + 46 + bytes.readUInt16LE(at + 28)).toString('latin1')
    all.push({ nama, cara: bytes.readUInt16LE(at + 10), packed, unpacked, at: bytes.readUInt32LE(at + 42) })
    at += 46 + bytes.readUInt16LE(at + 28) + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
  }
  return all
}

function uraikan(bytes: Buffer, { cara, packed, unpacked, at }: Content): string {
  if (at + 30 > bytes.length) throw errors.berkasRusak()
  const begin = at + 30 + bytes.readUInt16LE(at + 26) + bytes.readUInt16LE(at + 28)
  const body = bytes.subarray(begin, begin + packed)
  try {
    return (cara === 0 ? body : inflateRawSync(body, { maxOutputLength: Math.max(unpacked, 1) })).toString(
      'latin1',
    )
  } catch {
    throw errors.berkasRusak()
  }
}

/** Every sheet is asked: which of them is read is not known yet. */
const LEMBAR = /^\/?xl\/worksheets\/[^/]*\.xml$/i
/** The position that a row or a cell states: 'r="1048576"', 'r="XFD7"'. */
const LETAK = /\sr\s*=\s*["']([^"']*)["']/g
const TANPA_NOMOR = /<(?:\w+:)?row\s(?=[^<>]*\bhidden\s*=\s*["'](?:1|true)["'])(?![^<>]*\br\s*=)[^<>]*>/
/** Further out there are no rows of ours; a grid up to there would be made before anybody counts what is in it. */
const FURTHEST_ROW = MAX_ROWS + 1_000
const FURTHEST_COLUMN = 1_000

/** Columns that say how they look, each as many as it says; a sheet has 16,384 of them, and no program says one twice. */
const COLUMN = /<(?:\w+:)?col\s[^<>]*>/g
const MAX_NAMED_COLUMNS = 20_000

/** @throws errors.berkasRusak, errors.berkasTerlaluPanjang, errors.berkasTerlaluLebar */
function periksaLembar(xml: string): void {
  // In another encoding, or by a sign's number, it could be written so that it is not seen here.
  if (/^(?:\xff\xfe|\xfe\xff|<\0|\0<)/.test(xml)) throw errors.berkasRusak()
  // A row is known to be hidden by its number.
  if (TANPA_NOMOR.test(xml)) throw errors.berkasRusak()
  for (const [, letak = ''] of xml.matchAll(LETAK)) {
    if (letak.includes('&')) throw errors.berkasRusak()
    const [, column = '', row = ''] = /^([A-Z]*)(\d+)$/i.exec(letak) ?? []
    if (Number(row) > FURTHEST_ROW) throw errors.berkasTerlaluPanjang({ maks: MAX_ROWS })
    if (columnTo(column.toUpperCase()) > FURTHEST_COLUMN)
      throw errors.berkasTerlaluLebar({ maks: MAX_COLUMNS })
  }
  let column = 0
  for (const [tag] of xml.matchAll(COLUMN)) {
    column += 1 + Math.max(0, Number(atribut(tag, 'max')) - Number(atribut(tag, 'min')))
    if (!(column <= MAX_NAMED_COLUMNS)) throw errors.berkasRusak()
  }
}

/** 'A' is 1, 'XFD' 16,384. */
const columnTo = (letters: string): number =>
  Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0)
