/** A5 across, in points: everything on it stands between the margins. A continuous form carries the same, a little smaller. */
import { FAINT, lineHeight, linesOf, write, type Pdf, type Style } from './pdf.ts'

export const WIDTH = 595.28
export const HEIGHT = 419.53
export const MARGIN = 26
export const ROOM = WIDTH - 2 * MARGIN

/** Points of each paper; a continuous form is 9½ × 5½ inches, its holes at both sides. */
export const UKURAN = {
  A5: { width: WIDTH, height: HEIGHT },
  CONTINUOUS: { width: 684, height: 396 },
} as const
export type WidePaper = keyof typeof UKURAN

/** Makes the page that was just begun take what is drawn for A5. */
export function preparePage(doc: Pdf, kertas: WidePaper): void {
  const { width, height } = UKURAN[kertas]
  const scale = height / HEIGHT
  if (kertas !== 'A5') doc.translate((width - WIDTH * scale) / 2, 0).scale(scale)
}

/** Share of the width that is the shop's; the rest says what paper this is. */
const KIRI = ROOM * 0.55
const NAMA: Style = { size: 16, display: true, bold: true }
const ALAMAT: Style = { size: 7.5, color: FAINT }

/** The shop at the left of a slip's head. @returns the y below it */
export function writeToko(doc: Pdf, { nama, alamat }: { nama: string; alamat: readonly string[] }): number {
  let y = MARGIN
  for (const text of linesOf(doc, nama, KIRI, NAMA)) {
    write(doc, text, MARGIN, y, NAMA)
    y += lineHeight(NAMA.size)
  }
  for (const text of alamat.flatMap((line) => linesOf(doc, line, KIRI, ALAMAT))) {
    write(doc, text, MARGIN, y + 1, ALAMAT)
    y += 10
  }
  return y
}
