/**
 * A workbook of any length: hucre makes it with an empty table, and its rows are written into their place as they come. A
 * library that holds every cell needs a hundred bytes for each; a year of a shop has millions.
 */
import { crc32, deflateRawSync, inflateRawSync, constants } from 'node:zlib'
import type { CellValue } from 'hucre/xlsx'
import type { Output } from '../../threads/output.ts'
import { letters } from './xlsx-cell.ts'

const SHEET = 'xl/worksheets/sheet1.xml'
/** Characters that are packed at a time. */
const SEPOTONG = 1 << 18

/**
 * @param book a workbook whose first sheet has a head and one row without values, which says how each column looks
 * @param rows the values that stand there in its place
 */
export function alirkan(book: Uint8Array, rows: Iterable<readonly CellValue[]>, keluar: Output): void {
  const zip = Buffer.from(book.buffer, book.byteOffset, book.byteLength)
  const directory: Buffer[] = []
  let at = 0
  for (const entry of entriesOf(zip)) {
    const central = Buffer.from(entry.central)
    central.writeUInt32LE(at, OFFSET)
    directory.push(central)
    if (entry.name === SHEET) at += sheetTo(keluar, entry, central, rows)
    else {
      keluar.write(entry.whole)
      at += entry.whole.length
    }
  }
  const size = directory.reduce((sum, { length }) => sum + length, 0)
  const end = Buffer.from(zip.subarray(zip.length - END))
  end.writeUInt32LE(size, 12)
  end.writeUInt32LE(at, 16)
  for (const part of [...directory, end]) keluar.write(part)
}

/** Places in a record of the directory (APPNOTE 4.3.12), and how long the ends of a zip are. */
const [FLAGS, CRC, OFFSET, HEAD, END] = [8, 16, 42, 46, 22]
/** Flag: the entry's checksum and sizes stand behind it. */
const BEHIND = 8

interface Entry {
  name: string
  central: Buffer
  /** With what stands before it. */
  whole: Buffer
  data: Buffer
}

function* entriesOf(zip: Buffer): Generator<Entry> {
  const count = zip.readUInt16LE(zip.length - END + 10)
  let at = zip.readUInt32LE(zip.length - END + 16)
  for (let i = 0; i < count; i++) {
    const long = zip.readUInt16LE(at + 28)
    const central = zip.subarray(at, at + HEAD + long + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32))
    const from = central.readUInt32LE(OFFSET)
    const data = from + 30 + zip.readUInt16LE(from + 26) + zip.readUInt16LE(from + 28)
    const until = data + central.readUInt32LE(20)
    yield {
      name: central.toString('utf8', HEAD, HEAD + long),
      central,
      whole: zip.subarray(from, until),
      data: zip.subarray(data, until),
    }
    at += central.length
  }
}

/** @returns its bytes, with what stands around them; its record of the directory learns of them */
function sheetTo(
  keluar: Output,
  { whole, data }: Entry,
  central: Buffer,
  rows: Iterable<readonly CellValue[]>,
): number {
  const local = Buffer.from(whole.subarray(0, whole.length - data.length))
  local.writeUInt16LE(local.readUInt16LE(6) | BEHIND, 6)
  local.fill(0, 14, 26)
  keluar.write(local)
  let [crc, packed, size] = [0, 0, 0]
  const pack = (text: string, finishFlush = constants.Z_SYNC_FLUSH) => {
    const bytes = Buffer.from(text)
    // Every piece ends on a byte: behind one another they are one stream.
    const part = deflateRawSync(bytes, { finishFlush })
    crc = crc32(bytes, crc)
    size += bytes.length
    packed += part.length
    keluar.write(part)
  }
  let waiting = ''
  for (const text of sheetXml(inflateRawSync(data).toString(), rows)) {
    waiting += text
    if (waiting.length < SEPOTONG) continue
    pack(waiting)
    waiting = ''
  }
  pack(waiting, constants.Z_FINISH)
  const sizes = Buffer.alloc(16)
  sizes.writeUInt32LE(0x08074b50, 0)
  for (const [i, n] of [crc, packed, size].entries()) sizes.writeUInt32LE(n, 4 + 4 * i)
  keluar.write(sizes)
  central.writeUInt16LE(central.readUInt16LE(FLAGS) | BEHIND, FLAGS)
  sizes.copy(central, CRC, 4)
  return local.length + packed + sizes.length
}

const EMPTY_ROW = /<row r="2"(?:\/>|[^>]*>.*?<\/row>)/s
const CONTENT_END = '</sheetData>'

function* sheetXml(empty: string, rows: Iterable<readonly CellValue[]>): Generator<string> {
  const row = EMPTY_ROW.exec(empty)?.[0] ?? ''
  const styles = new Map([...row.matchAll(/<c r="([A-Z]+)2" s="(\d+)"/g)].map(([, column, s]) => [column, s]))
  // The sheet's extent is not known yet, and need not be said.
  const [before, after] = empty
    .replace(row, '')
    .replace(/<dimension [^>]*>/, '')
    .split(CONTENT_END) as [string, string]
  yield before
  let no = 1
  let cells: ((value: CellValue, no: number) => string)[] = []
  for (const values of rows) {
    no++
    if (cells.length < values.length) cells = values.map((_, i) => cellOf(letters(i), styles.get(letters(i))))
    let text = `<row r="${no}">`
    for (let i = 0; i < values.length; i++) text += cells[i]!(values[i]!, no)
    yield `${text}</row>`
  }
  yield CONTENT_END + after
}

const cellOf = (column: string, style: string | undefined) => {
  const s = style === undefined ? '' : ` s="${style}"`
  return (value: CellValue, no: number): string => {
    if (value === null) return ''
    const c = `<c r="${column}${no}"${s}`
    if (typeof value === 'string')
      return `${c} t="inlineStr"><is><t xml:space="preserve">${escaped(value)}</t></is></c>`
    return `${c}><v>${value instanceof Date ? serial(value) : value}</v></c>`
  }
}

/** Excel counts days. */
const serial = (date: Date): number => date.getTime() / 86_400_000 + 25_569

/**
 * Characters that XML has a meaning for, or no place for. Excel writes them as _x000D_, and so must write a text that
 * looks like it.
 */
// eslint-disable-next-line no-control-regex
const SPECIAL = /[&<>\x00-\x08\x0b-\x1f\ufffe\uffff]|_(?=x[0-9a-fA-F]{4}_)/g
const NAMED: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
const escaped = (text: string): string =>
  text.replace(
    SPECIAL,
    (c) => NAMED[c] ?? `_x${c.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`,
  )
