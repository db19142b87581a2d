/** A5 across, in points: everything on it stands between the margins. A continuous form carries the same, a little smaller. */
import type { Pdf } from './pdf.ts'

export const WIDTH = 595.28
export const HEIGHT = 419.53
export const MARGIN = 26
export const ROOM = WIDTH - 2 * MARGIN

/** Points of each paper; a continuous form is 9½ × 5½ inches, its holes at both sides. */
export const UKURAN = {
  A5: { width: WIDTH, height: HEIGHT },
  CONTINUOUS: { width: 684, height: 396 },
} as const
export type KertasLebar = keyof typeof UKURAN

/** Makes the page that was just begun take what is drawn for A5. */
export function siapkanHalaman(doc: Pdf, kertas: KertasLebar): void {
  const { width, height } = UKURAN[kertas]
  const scale = height / HEIGHT
  if (kertas !== 'A5') doc.translate((width - WIDTH * scale) / 2, 0).scale(scale)
}
