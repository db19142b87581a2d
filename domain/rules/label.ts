/**
 * The label of a piece: what stands where, in tenths of a millimetre, once for each shop; and the same in dots of a
 * printer, from which PDF, ZPL, TSPL and the picture on the screen are all drawn.
 */
import { labelLetters } from '../documents/letters.ts'
import { textWidth } from '../documents/label-letters.ts'

export const LABEL_FIELDS = [
  'barcode',
  'kode_barcode',
  'nama_barang',
  'berat',
  'kadar',
  'kode_harga',
  'ongkos',
  'kode_intern',
  'nama_toko',
] as const
export type LabelField = (typeof LABEL_FIELDS)[number]

export const FIELD_NAMES: Record<LabelField, string> = {
  barcode: 'Barcode',
  kode_barcode: 'Angka Barcode',
  nama_barang: 'Nama Barang',
  berat: 'Berat',
  kadar: 'Kadar',
  kode_harga: 'Kode Harga',
  ongkos: 'Ongkos',
  kode_intern: 'Kode Intern',
  nama_toko: 'Nama Toko',
}

/** Texts on the label of one piece; '' where the piece has none. */
export type LabelContent = Record<LabelField, string>

/** In tenths of a millimetre. Of a text, `height` is the height of its letters and `width` the room it may take. */
export interface ElemenLabel {
  bidang: LabelField
  x: number
  y: number
  lebar: number
  tinggi: number
}

export interface DesainLabel {
  /** The ready design it began as (desain-label.ts). */
  asal: string
  lebar: number
  tinggi: number
  /** Between the two flags of a jewellery tag: nothing is printed there. */
  ekor: { x: number; lebar: number } | null
  elemen: ElemenLabel[]
}

export const BAHASA_LABEL = ['PDF', 'ZPL', 'TSPL'] as const
export type BahasaLabel = (typeof BAHASA_LABEL)[number]
export const DPI_LABEL = [203, 300] as const
export type DpiLabel = (typeof DPI_LABEL)[number]

/** Code 128 C of 8 digits: start, four pairs, check (11 modules each) and stop (13). */
export const MODUL_BARCODE = 79
/** Modules of white that a scanner needs on either side. */
export const MODUL_TENANG = 10
/** A module of one dot runs into its neighbour on a thermal head. */
export const DOT_MODUL_MIN = 2

/** Letters become no narrower than this part of their width. */
const RAPAT_MIN = 0.7

export interface PlacedText {
  jenis: 'teks'
  field: LabelField
  text: string
  x: number
  y: number
  height: number
  /** Of a letter, where a printer wants it: `height` when nothing is narrowed. */
  letterWidth: number
  length: number
}
export interface BarcodeLetak {
  jenis: 'barcode'
  field: 'barcode'
  kode: string
  x: number
  y: number
  height: number
  modul: number
  length: number
}
/** All of it in dots. */
export interface Letak {
  dpi: DpiLabel
  width: number
  height: number
  bagian: (PlacedText | BarcodeLetak)[]
}

export const keDot = (sepersepuluh: number, dpi: DpiLabel): number => Math.round((sepersepuluh * dpi) / 254)
export const dariDot = (dot: number, dpi: DpiLabel): number => (dot * 254) / dpi
/** Dots of one module of a barcode in so much room; 0 where it has none. */
export const modulBarcode = (width: number, dpi: DpiLabel): number =>
  Math.floor((width * dpi) / 254 / MODUL_BARCODE)

export function letakLabel(
  { lebar: width, tinggi: height, elemen }: DesainLabel,
  content: LabelContent,
  dpi: DpiLabel,
): Letak {
  const dot = (n: number) => keDot(n, dpi)
  return {
    dpi,
    width: dot(width),
    height: dot(height),
    bagian: elemen.flatMap((e): Letak['bagian'] => {
      const text = labelLetters(content[e.bidang])
      if (text === '') return []
      const tempat = { x: dot(e.x), y: dot(e.y), height: dot(e.tinggi) }
      if (e.bidang !== 'barcode')
        return [
          {
            jenis: 'teks',
            field: e.bidang,
            ...tempat,
            ...load(e.bidang, text, tempat.height, dot(e.lebar)),
          },
        ]
      const modul = modulBarcode(e.lebar, dpi)
      return [
        { jenis: 'barcode', field: 'barcode', kode: text, ...tempat, modul, length: modul * MODUL_BARCODE },
      ]
    }),
  }
}

/** Names are known by their beginning; of a figure every digit counts. */
const DIPOTONG: readonly LabelField[] = ['nama_barang', 'nama_toko']

/** A text in its room: narrowed, then cut, or made smaller where it may not be cut. */
function load(field: LabelField, text: string, setinggi: number, room: number) {
  const sempit = (shown: string, height: number) => textWidth(shown) * height * RAPAT_MIN > room
  let [shown, height] = [text, setinggi]
  if (DIPOTONG.includes(field)) while (sempit(shown, height)) shown = shown.slice(0, -1).trimEnd()
  else if (sempit(shown, height)) height = Math.max(1, Math.floor(room / (textWidth(shown) * RAPAT_MIN)))
  const natural = textWidth(shown) * height
  const letterWidth = natural > room ? Math.max(1, Math.floor((height * room) / natural)) : height
  return { text: shown, height, letterWidth, length: (natural * letterWidth) / height }
}
