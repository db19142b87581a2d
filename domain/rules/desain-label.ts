/** Ready designs of labels, and what a design must keep so that its labels can be printed and read. */
import type { FieldError } from '../errors.ts'
import { HARGA_LETTERS } from './kode-harga.ts'
import {
  dariDot,
  DOT_MODUL_MIN,
  MODUL_BARCODE,
  MODUL_TENANG,
  modulBarcode,
  FIELD_NAMES,
  type LabelField,
  type DesainLabel,
  type DpiLabel,
  type ElemenLabel,
} from './label.ts'

interface DesainSiap extends Omit<DesainLabel, 'asal' | 'elemen'> {
  nama: string
  /** A place for everything: [x, y, lebar, tinggi]. */
  tempat: Record<LabelField, readonly [number, number, number, number]>
}

const SIAP: Record<string, DesainSiap> = {
  'KUPU-KUPU': {
    nama: 'Kupu-kupu 72 × 12 mm',
    lebar: 720,
    tinggi: 120,
    ekor: { x: 260, lebar: 200 },
    tempat: {
      barcode: [28, 10, 202, 70],
      kode_barcode: [28, 84, 202, 28],
      nama_barang: [472, 8, 240, 28],
      kadar: [472, 38, 85, 28],
      berat: [562, 38, 150, 28],
      kode_harga: [472, 69, 125, 22],
      ongkos: [602, 69, 110, 22],
      kode_intern: [472, 94, 115, 20],
      nama_toko: [592, 94, 120, 20],
    },
  },
  '30X20': {
    nama: 'Polos 30 × 20 mm',
    lebar: 300,
    tinggi: 200,
    ekor: null,
    tempat: {
      nama_barang: [15, 10, 270, 24],
      barcode: [50, 38, 202, 62],
      kode_barcode: [50, 103, 202, 22],
      kadar: [15, 130, 95, 24],
      berat: [115, 130, 170, 24],
      kode_harga: [15, 157, 140, 19],
      ongkos: [160, 157, 125, 19],
      kode_intern: [15, 179, 130, 17],
      nama_toko: [150, 179, 135, 17],
    },
  },
  '50X25': {
    nama: 'Polos 50 × 25 mm',
    lebar: 500,
    tinggi: 250,
    ekor: null,
    tempat: {
      nama_toko: [20, 10, 290, 20],
      kode_intern: [320, 10, 160, 20],
      nama_barang: [20, 36, 460, 28],
      barcode: [100, 70, 300, 76],
      kode_barcode: [100, 149, 300, 26],
      kadar: [20, 182, 130, 28],
      berat: [160, 182, 150, 28],
      kode_harga: [320, 182, 160, 28],
      ongkos: [20, 216, 220, 26],
    },
  },
}
/** Printed when nobody has said otherwise. */
const LAZIM: readonly LabelField[] = [
  'barcode',
  'kode_barcode',
  'nama_barang',
  'kadar',
  'berat',
  'ongkos',
  'kode_intern',
]

export const DESAIN_SIAP: readonly { asal: string; nama: string }[] = Object.entries(SIAP).map(
  ([asal, { nama }]) => ({ asal, nama }),
)

/** The place of this field in a ready design. */
export function tempatSiap(asal: string, field: LabelField): ElemenLabel {
  const [x, y, width, height] = (SIAP[asal] ?? SIAP['KUPU-KUPU']!).tempat[field]
  return { bidang: field, x, y, lebar: width, tinggi: height }
}

export function desainSiap(asal: string, fields: readonly LabelField[] = LAZIM): DesainLabel {
  const { lebar: width, tinggi: height, ekor } = SIAP[asal]!
  return { asal, lebar: width, tinggi: height, ekor, elemen: fields.map((b) => tempatSiap(asal, b)) }
}

export const DESAIN_BAWAAN = desainSiap('KUPU-KUPU')

/** Letters that are lower than this nobody reads; bars that are, no scanner. */
const MIN_LETTER_HEIGHT = 13
const MIN_BARCODE_HEIGHT = 40

interface Box {
  nama: string
  field: string
  x: number
  y: number
  lebar: number
  tinggi: number
}

/** '19.8': in millimetres, rounded up. */
const mm = (sepersepuluh: number): string => String(Math.ceil(sepersepuluh) / 10)

/** Lists the faults of a label of this design; fields are 'elemen.2' and so on. */
export function periksaDesain(desain: DesainLabel, dpi: DpiLabel, huruf_harga: string): FieldError[] {
  const found: FieldError[] = []
  const say = (field: string, message: string) => void found.push({ field, message })
  const seen = new Set<LabelField>()
  const boxes = desain.elemen.map((e, i): Box => {
    const field = `elemen.${i}`
    const nama = FIELD_NAMES[e.bidang]
    if (seen.has(e.bidang)) say(field, `${nama} Ada Dua Kali`)
    seen.add(e.bidang)
    if (e.bidang === 'barcode') return barcodeBox(e, field, dpi, say)
    if (e.tinggi < MIN_LETTER_HEIGHT)
      say(field, `Huruf ${nama} Terlalu Kecil, Minimal ${mm(MIN_LETTER_HEIGHT)} mm`)
    if (e.bidang === 'kode_harga' && !HARGA_LETTERS.test(huruf_harga))
      say(field, 'Huruf Kode Harga Belum Diisi')
    return { ...e, nama, field }
  })
  if (!seen.has('barcode')) say('elemen', 'Barcode Harus Dicetak')
  const { ekor } = desain
  if (ekor && ekor.x + ekor.lebar > desain.lebar) say('ekor', 'Ekor Keluar Dari Label')
  boxes.forEach((k, i) => {
    if (k.x < 0 || k.y < 0 || k.x + k.lebar > desain.lebar || k.y + k.tinggi > desain.tinggi)
      say(k.field, `${k.nama} Keluar Dari Label`)
    else if (ekor && k.x < ekor.x + ekor.lebar && k.x + k.lebar > ekor.x)
      say(k.field, `${k.nama} Masuk Ke Ekor Label`)
    for (const other of boxes.slice(0, i))
      if (bertumpuk(k, other)) say(k.field, `${k.nama} Dan ${other.nama} Bertumpuk`)
  })
  return found
}

/** With the white that belongs to it. */
function barcodeBox(
  e: ElemenLabel,
  field: string,
  dpi: DpiLabel,
  say: (field: string, message: string) => void,
): Box {
  const modul = modulBarcode(e.lebar, dpi)
  if (modul < DOT_MODUL_MIN)
    say(
      field,
      `Barcode Terlalu Sempit Untuk Printer ${dpi} dpi, Minimal ${mm(dariDot(DOT_MODUL_MIN * MODUL_BARCODE, dpi))} mm`,
    )
  if (e.tinggi < MIN_BARCODE_HEIGHT)
    say(field, `Barcode Terlalu Pendek, Minimal ${mm(MIN_BARCODE_HEIGHT)} mm`)
  const tenang = dariDot(Math.max(modul, DOT_MODUL_MIN) * MODUL_TENANG, dpi)
  const length = dariDot(Math.max(modul, DOT_MODUL_MIN) * MODUL_BARCODE, dpi)
  return {
    nama: `Barcode (Dengan ${mm(tenang)} mm Kosong Di Kiri Dan Kanan)`,
    field,
    x: e.x - tenang,
    y: e.y,
    lebar: length + 2 * tenang,
    tinggi: e.tinggi,
  }
}

const bertumpuk = (a: Box, b: Box): boolean =>
  a.x < b.x + b.lebar && b.x < a.x + a.lebar && a.y < b.y + b.tinggi && b.y < a.y + a.tinggi
