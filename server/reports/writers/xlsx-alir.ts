/**
 * A workbook of any length: hucre makes it with an empty table, and its rows are written into their place as they come. A
 * library that holds every cell needs a hundred bytes for each; a year of a shop has millions.
 */
import { constants, crc32, deflateRawSync } from 'node:zlib'
import { strFromU8, unzipSync, Zip, type AsyncFlateStreamHandler, type ZipInputFile } from 'fflate'
import type { CellValue } from 'hucre/xlsx'
import type { Output } from '../../threads/output.ts'
import { letters } from '../../files/write-xlsx.ts'

const SHEET = 'xl/worksheets/sheet1.xml'
/** Characters that are packed at a time. */
const SEPOTONG = 1 << 18

/**
 * @param book a workbook whose first sheet has a head and one row without values, which says how each column looks
 * @param rows the values that stand there in its place
 */
export function alirkan(book: Uint8Array, rows: Iterable<readonly CellValue[]>, keluar: Output): void {
  const zip = new Zip((error, part) => {
    if (error) throw error
    keluar.write(part)
  })
  for (const [name, content] of Object.entries(unzipSync(book))) {
    const entry = new Packed(name)
    zip.add(entry)
    const xml = strFromU8(content)
    let waiting = ''
    for (const text of name === SHEET ? sheetXml(xml, rows) : [xml]) {
      waiting += text
      if (waiting.length < SEPOTONG) continue
      entry.push(waiting)
      waiting = ''
    }
    entry.push(waiting, true)
  }
  zip.end()
}

/** An entry that zlib packs: fflate's own deflate takes half as long again for the whole, its checksum a seventh. */
class Packed implements ZipInputFile {
  readonly filename: string
  readonly compression = 8
  /** The same table is the same file, whenever it is written. */
  readonly mtime = new Date(1980, 0, 1)
  size = 0
  crc = 0
  ondata!: AsyncFlateStreamHandler

  constructor(filename: string) {
    this.filename = filename
  }

  push(text: string, final = false): void {
    const bytes = Buffer.from(text)
    this.size += bytes.length
    this.crc = crc32(bytes, this.crc)
    // Every piece ends on a byte: behind one another they are one stream.
    const finishFlush = final ? constants.Z_FINISH : constants.Z_SYNC_FLUSH
    this.ondata(null, deflateRawSync(bytes, { finishFlush }), final)
  }
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
