/** Pictures of the demonstration's catalogue, drawn here: pieces before a colour, and gifts. No letters: a computer may have none. */
import { perhiasan } from './pictures.ts'

export interface Adegan {
  benda: string
  group: string
  /** From above, and below. */
  color: readonly [string, string]
}

const svg = (width: number, height: number, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>`
const latar = (width: number, height: number, [atas, bawah]: readonly [string, string]): string =>
  `<defs><linearGradient id="latar" x1="0" y1="0" x2=".4" y2="1"><stop offset="0" stop-color="${atas}"/><stop offset="1" stop-color="${bawah}"/></linearGradient></defs>
   <rect width="${width}" height="${height}" fill="url(#latar)"/>`

/** Light that falls on it from one side. */
const cahaya = (x: number, y: number, r: number): string =>
  [1, 0.72, 0.46]
    .map((bagian) => `<circle cx="${x}" cy="${y}" r="${r * bagian}" fill="#fff" fill-opacity=".07"/>`)
    .join('')

const benda = (
  { benda: nama_barang, group: kode_group }: Pick<Adegan, 'benda' | 'group'>,
  letak: { x: number; y: number; kali: number; putar?: number },
): string =>
  `<g transform="translate(${letak.x} ${letak.y}) scale(${letak.kali}) rotate(${letak.putar ?? 0} 240 300)">${perhiasan({ nama_barang, kode_group })}</g>`

/** A square tile. */
export const lukisKategori = (nama: string, color: string): string =>
  svg(
    480,
    480,
    `<rect width="480" height="480" fill="${color}"/>${cahaya(240, 220, 210)}${benda({ benda: nama, group: 'G750' }, { x: 48, y: -10, kali: 0.8 })}`,
  )

/** As wide as a phone, and not half as high. */
export const lukisBanner = (adegan: Adegan): string =>
  svg(
    1200,
    560,
    latar(1200, 560, adegan.color) +
      cahaya(900, 260, 330) +
      benda(adegan, { x: 690, y: 10, kali: 0.9, putar: -8 }),
  )

/** A phone's screen; the text of the app stands above or below. */
export const drawScreen = (adegan: Adegan): string =>
  svg(
    1241,
    2348,
    latar(1241, 2348, adegan.color) + cahaya(620, 1150, 620) + benda(adegan, { x: 140, y: 520, kali: 2 }),
  )

/** A piece as a shop photographs it: before cloth, before marble, near. */
export function lukisItem(adegan: Pick<Adegan, 'benda' | 'group'>, ke: number): string {
  const [color, letak] = SUDUT[ke % SUDUT.length]!
  return svg(720, 900, latar(720, 900, color) + cahaya(360, 380, 340) + benda(adegan, letak))
}
const SUDUT: readonly [readonly [string, string], { x: number; y: number; kali: number; putar?: number }][] =
  [
    [['#F1E4CA', '#CBB084'], { x: 0, y: 0, kali: 1.5 }],
    [['#5B2333', '#2A0F18'], { x: 60, y: 60, kali: 1.25, putar: 12 }],
    [['#EDEFF1', '#BFC6CC'], { x: -180, y: -190, kali: 2.2, putar: -10 }],
  ]

const HADIAH: Readonly<Record<string, string>> = {
  mug: '<path d="M150 170h200v220q0 50 -50 50h-100q-50 0 -50 -50Z" fill="#fff"/><path d="M350 220h40q50 0 50 60t-50 60h-40v-34h34q22 0 22 -26t-22 -26h-34Z" fill="#fff"/><path d="M250 230l56 70l-56 70l-56 -70Z" fill="#C89B3C"/>',
  payung:
    '<path d="M240 110q170 0 190 190q-48 -40 -95 0q-48 -40 -95 0q-48 -40 -95 0q-48 -40 -95 0q20 -190 190 -190Z" fill="#8C2F45"/><path d="M240 290v120q0 40 36 40t36 -36" fill="none" stroke="#C89B3C" stroke-width="14" stroke-linecap="round"/><path d="M240 110v-24" stroke="#C89B3C" stroke-width="12" stroke-linecap="round"/>',
  dompet:
    '<rect x="90" y="170" width="300" height="220" rx="26" fill="#5B2333"/><path d="M90 240h300" stroke="#C89B3C" stroke-width="8"/><circle cx="240" cy="240" r="24" fill="#C89B3C"/><path d="M120 170q120 -90 240 0Z" fill="#7A2F45"/>',
  setrika:
    '<path d="M90 370q20 -150 170 -150h90q30 0 40 60l14 90Z" fill="#6B7C8C"/><path d="M76 376h342v30H76Z" fill="#C9CED4"/><path d="M180 220q10 -70 90 -70h60q30 0 34 40l4 30" fill="none" stroke="#3B3A36" stroke-width="30" stroke-linecap="round"/><circle cx="300" cy="300" r="22" fill="#C89B3C"/>',
}
export const lukisHadiah = (shape: string): string =>
  svg(
    480,
    520,
    `${latar(480, 520, ['#FBF5E9', '#E5D5B4'])}<ellipse cx="240" cy="460" rx="150" ry="20" fill="#000" fill-opacity=".12"/>${HADIAH[shape]!}`,
  )
