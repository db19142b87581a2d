/** Labels in the languages of label printers: ZPL II (Zebra and its kin) and TSPL (TSC, Xprinter, Gprinter and theirs). */
import type { BarcodeLetak, Letak, PlacedText } from '../rules/label.ts'

/** A label and how many of it. */
export interface LabelDicetak {
  letak: Letak
  qty: number
}

/** In ^FD after ^FH: what would end the field or begin a command goes as its two hex digits. */
const fieldZpl = (text: string): string =>
  text.replace(/[\^~_\\]/g, (c) => `_${c.charCodeAt(0).toString(16).toUpperCase()}`)

const bagianZpl = (b: PlacedText | BarcodeLetak): string =>
  b.jenis === 'teks'
    ? `^FO${b.x},${b.y}^A0N,${b.height},${b.letterWidth}^FH_^FD${fieldZpl(b.text)}^FS`
    : // ">;" begins in subset C, in which two digits are one character.
      `^FO${b.x},${b.y}^BY${b.modul},3,${b.height}^BCN,${b.height},N,N,N,N^FD>;${b.kode}^FS`

/** ^CI28: what is sent is UTF-8, in which every letter stands for itself. */
export const zplLabel = (labels: readonly LabelDicetak[]): string =>
  labels
    .map(({ letak, qty }) =>
      [
        '^XA',
        '^CI28',
        `^PW${letak.width}`,
        `^LL${letak.height}`,
        '^LH0,0',
        ...letak.bagian.map(bagianZpl),
        `^PQ${qty},0,1,Y`,
        '^XZ',
        '',
      ].join('\n'),
    )
    .join('')

/** A quote is written \["]; no other escape is known, so a tilde, which begins a command at once, and "\[" are written otherwise. */
const stringTspl = (text: string): string =>
  text.replaceAll('\\[', '/[').replaceAll('~', '-').replaceAll('"', '\\["]')

/** Points of the scalable face 0: its height and the width of a letter. */
const titik = (dot: number, dpi: number): number => Math.max(1, Math.floor((dot * 72) / dpi))

const bagianTspl = (b: PlacedText | BarcodeLetak, { dpi }: Letak): string =>
  b.jenis === 'teks'
    ? `TEXT ${b.x},${b.y},"0",0,${titik(b.letterWidth, dpi)},${titik(b.height, dpi)},"${stringTspl(b.text)}"`
    : // 128M with !105 begins in subset C.
      `BARCODE ${b.x},${b.y},"128M",${b.height},0,0,${b.modul},${b.modul},"!105${b.kode}"`

const mm = (dot: number, dpi: number): string => `${Math.round((dot * 254) / dpi) / 10} mm`

/** The gap between labels is what the printer has measured itself. */
export const tsplLabel = (labels: readonly LabelDicetak[]): string =>
  labels
    .map(({ letak, qty }) =>
      [
        `SIZE ${mm(letak.width, letak.dpi)},${mm(letak.height, letak.dpi)}`,
        'DIRECTION 1',
        'REFERENCE 0,0',
        'CLS',
        ...letak.bagian.map((b) => bagianTspl(b, letak)),
        `PRINT 1,${qty}`,
        '',
      ].join('\r\n'),
    )
    .join('')
