/** Pieces of a page. Whatever stands in a `html` that is no `Html` itself is text: nothing a shop has typed becomes a tag. */

export class Html {
  readonly teks: string
  constructor(text: string) {
    this.teks = text
  }
}

type Content = Html | string | number | false | null | undefined | readonly Content[]

const TANDA: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const aman = (text: string): string => text.replace(/[&<>"']/g, (tanda) => TANDA[tanda]!)

const write = (content: Content): string => {
  if (content instanceof Html) return content.teks
  if (Array.isArray(content)) return content.map(write).join('')
  return content === false || content === null || content === undefined ? '' : aman(String(content))
}

/** Attributes stand in double quotes, always. */
export const html = (bagian: TemplateStringsArray, ...content: readonly Content[]): Html =>
  new Html(rapat(bagian).reduce((text, berikut, i) => text + write(content[i - 1]) + berikut))

/** Lines as they stand in the sources are not sent. */
const pernah = new WeakMap<TemplateStringsArray, readonly string[]>()
function rapat(bagian: TemplateStringsArray): readonly string[] {
  const ada = pernah.get(bagian)
  if (ada) return ada
  const baru = bagian.map((text) => text.replace(/\s*\n\s*/g, ' '))
  pernah.set(bagian, baru)
  return baru
}

export const EMPTY = new Html('')
