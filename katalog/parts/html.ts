/** Pieces of a page. Whatever stands in a `html` that is no `Html` itself is text: nothing a shop has typed becomes a tag. */

export class Html {
  readonly teks: string
  constructor(teks: string) {
    this.teks = teks
  }
}

type Isi = Html | string | number | false | null | undefined | readonly Isi[]

const TANDA: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const aman = (teks: string): string => teks.replace(/[&<>"']/g, (tanda) => TANDA[tanda]!)

const write = (isi: Isi): string => {
  if (isi instanceof Html) return isi.teks
  if (Array.isArray(isi)) return isi.map(write).join('')
  return isi === false || isi === null || isi === undefined ? '' : aman(String(isi))
}

/** Attributes stand in double quotes, always. */
export const html = (bagian: TemplateStringsArray, ...isi: readonly Isi[]): Html =>
  new Html(rapat(bagian).reduce((teks, berikut, i) => teks + write(isi[i - 1]) + berikut))

/** Lines as they stand in the sources are not sent. */
const pernah = new WeakMap<TemplateStringsArray, readonly string[]>()
function rapat(bagian: TemplateStringsArray): readonly string[] {
  const ada = pernah.get(bagian)
  if (ada) return ada
  const baru = bagian.map((teks) => teks.replace(/\s*\n\s*/g, ' '))
  pernah.set(bagian, baru)
  return baru
}

export const KOSONG = new Html('')
