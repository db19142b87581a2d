/** An Excel workbook from its parts, for what no writer of ours makes: charts as sheets, hidden rows as other programs write them. */
import { crc32 } from 'node:zlib'

/** Files as a zip, not packed. */
export function zipOf(files: Readonly<Record<string, string>>): Uint8Array {
  const local: Buffer[] = []
  const directory: Buffer[] = []
  let at = 0
  for (const [name, text] of Object.entries(files)) {
    const [nama, content] = [Buffer.from(name), Buffer.from(text)]
    const head = bytes('504b0304', 30)
    const entry = bytes('504b0102', 46)
    for (const [part, from] of [
      [head, 14],
      [entry, 16],
    ] as const) {
      part.writeUInt32LE(crc32(content), from)
      part.writeUInt32LE(content.length, from + 4)
      part.writeUInt32LE(content.length, from + 8)
      part.writeUInt16LE(nama.length, from + 12)
    }
    entry.writeUInt32LE(at, 42)
    local.push(head, nama, content)
    directory.push(entry, nama)
    at += head.length + nama.length + content.length
  }
  const end = bytes('504b0506', 22)
  const count = Object.keys(files).length
  end.writeUInt16LE(count, 8)
  end.writeUInt16LE(count, 10)
  end.writeUInt32LE(Buffer.concat(directory).length, 12)
  end.writeUInt32LE(at, 16)
  return Buffer.concat([...local, ...directory, end])
}

function bytes(signature: string, length: number): Buffer {
  const all = Buffer.alloc(length)
  Buffer.from(signature, 'hex').copy(all)
  return all
}

export interface LembarMentah {
  nama: string
  /** The content of <worksheet>; missing for a chart. */
  content?: string
  state?: 'hidden' | 'veryHidden'
}

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const DOC = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'

export function bukuMentah(lembar: readonly LembarMentah[]): Uint8Array {
  const rel = (id: string, type: string, target: string) =>
    `<Relationship Id="${id}" Type="${DOC}/${type}" Target="${target}"/>`
  const rels = (all: string) => `<Relationships xmlns="${PACKAGE}/relationships">${all}</Relationships>`
  const folder = ({ content }: LembarMentah) => (content === undefined ? 'chartsheets' : 'worksheets')
  return zipOf({
    '[Content_Types].xml': `<Types xmlns="${PACKAGE}/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>`,
    '_rels/.rels': rels(rel('rId1', 'officeDocument', 'xl/workbook.xml')),
    'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${DOC}"><sheets>${lembar
      .map(
        ({ nama, state }, i) =>
          `<sheet name="${nama}" sheetId="${i + 1}"${state ? ` state="${state}"` : ''} r:id="rId${i + 1}"/>`,
      )
      .join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': rels(
      lembar
        .map((sheet, i) =>
          rel(`rId${i + 1}`, folder(sheet).slice(0, -1), `${folder(sheet)}/sheet${i + 1}.xml`),
        )
        .join(''),
    ),
    ...Object.fromEntries(
      lembar.map((sheet, i) => [
        `xl/${folder(sheet)}/sheet${i + 1}.xml`,
        sheet.content === undefined
          ? `<chartsheet xmlns="${MAIN}"/>`
          : `<worksheet xmlns="${MAIN}">${sheet.content}</worksheet>`,
      ]),
    ),
  })
}

/** A row of texts and numbers; `atribut` as a program writes them. */
export const rawRow = (no: number, cells: readonly (string | number | null)[], atribut = ''): string =>
  `<row r="${no}"${atribut && ` ${atribut}`}>${cells
    .map((cell, i) => {
      const r = `${String.fromCharCode(65 + i)}${no}`
      if (cell === null) return ''
      return typeof cell === 'number'
        ? `<c r="${r}"><v>${cell}</v></c>`
        : `<c r="${r}" t="inlineStr"><is><t xml:space="preserve">${cell}</t></is></c>`
    })
    .join('')}</row>`

/** Rows of a sheet from the first on. */
export const dataMentah = (
  rows: readonly (readonly (string | number | null)[])[],
  atribut: Readonly<Record<number, string>> = {},
): string => `<sheetData>${rows.map((cells, i) => rawRow(i + 1, cells, atribut[i + 1])).join('')}</sheetData>`
