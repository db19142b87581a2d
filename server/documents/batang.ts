/** The bars of a barcode: Code 128, which packs two digits into a character (subset C) by itself. */
import bwip from 'bwip-js/node'

/** Widths of bars and spaces in modules, beginning with a bar. */
export function batangBarcode(kode: string): number[] {
  const [{ sbs }] = bwip.raw('code128', kode, {} as object) as unknown as [{ sbs: number[] }]
  return sbs
}
