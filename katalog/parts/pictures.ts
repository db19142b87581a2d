/** Pictures: each keeps its place before it is there, and is fetched when it comes near. */
import { html, type Html } from './html.ts'
import type { Picture } from './replies.ts'

interface Cara {
  alt: string
  class: string
  /** Size of its place, before the picture is known: the real picture is cut to it. */
  width: number
  height: number
  /** In sight at once: fetched before the others. */
  utama?: boolean
}

const pictureAt = (src: string, { alt, class: kelas, width, height, utama = false }: Cara): Html =>
  html`<img
    class="${kelas}"
    src="${src}"
    alt="${alt}"
    width="${width}"
    height="${height}"
    ${utama ? html`fetchpriority="high"` : html`loading="lazy"`}
    decoding="async"
  />`

/** As it was sent. */
export const largePicture = ({ besar }: Picture, cara: Cara): Html => pictureAt(besar, cara)
/** The small one that stands beside it, for lists. */
export const smallPicture = ({ kecil }: Picture, cara: Cara): Html => pictureAt(kecil, cara)
