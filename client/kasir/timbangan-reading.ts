/** Scales by their makers: how each port is set when it is bought, and what a line of each says. Pure. */
import { GRAM_MAKS } from '#domain/limits.ts'
import { milligram, type Milligram } from '#domain/units.ts'

/** Settings for opening a serial port, in the words of Web Serial. */
export interface SetelanPort {
  baudRate: number
  dataBits: 7 | 8
  parity: 'none' | 'even' | 'odd'
  stopBits: 1 | 2
  flowControl: 'none' | 'hardware'
}

interface Profil {
  nama: string
  /** As it is bought. */
  port: SetelanPort
  /** A whole line of a weight that stands still. */
  pola: RegExp
  /** The command sent again and again to ask for the weight; scales without it speak by themselves. */
  minta?: string
}

/** A blank between thousands is read; a comma and a point together are not, nor a number without its unit. */
const NUMBER = String.raw`(?<tanda>[+-]?) *(?<angka>(?:[1-9]\d{0,2}(?: \d{3})+|\d+)(?:[.,]\d+)?)`
const SATUAN = '(?<satuan>k?g)'
const line = (awal: string, akhir: string): RegExp => new RegExp(`^${awal}${NUMBER}${akhir}$`, 'i')

const DELAPAN: SetelanPort = {
  baudRate: 9600,
  dataBits: 8,
  parity: 'none',
  stopBits: 1,
  flowControl: 'none',
}

export const PROFIL = {
  AND: {
    nama: 'A&D',
    port: { ...DELAPAN, baudRate: 2400, dataBits: 7, parity: 'even' },
    pola: line('ST,(?:(?:GS|NT),)?', ` *${SATUAN}`),
  },
  // The unit marks a settled weight: a weight that still moves has none.
  SARTORIUS: {
    nama: 'Sartorius',
    port: { ...DELAPAN, baudRate: 1200, dataBits: 7, parity: 'odd', flowControl: 'hardware' },
    pola: line('(?:[NG] +)?', ` +${SATUAN}`),
  },
  // Asked for the weight as it is: what moves is to be known too.
  METTLER: {
    nama: 'Mettler Toledo (SICS)',
    port: DELAPAN,
    pola: line('S S +', ` *${SATUAN}`),
    minta: 'SI\r\n',
  },
  // A weight that moves has a question mark behind it.
  OHAUS: { nama: 'Ohaus', port: DELAPAN, pola: line('', ` +${SATUAN}(?: +(?:N|NET|G))?`) },
  CAS: {
    nama: 'CAS / Kern',
    port: DELAPAN,
    pola: line('(?:ST,(?:(?:GS|NT),)?|S(?: S)?,? *)', ` *${SATUAN}`),
  },
  UMUM: {
    nama: 'Umum',
    port: DELAPAN,
    pola: line('(?:ST,(?:(?:GS|NT),)?|S S? *|[NG] +|w[nw])?', ` *${SATUAN}`),
  },
  // A decimal sign at least: a year or an operator's number stands alone too.
  UMUM_TANPA_SATUAN: {
    nama: 'Umum, Tanpa Satuan',
    port: DELAPAN,
    pola: /^(?<tanda>[+-]?) *(?<angka>\d+[.,]\d+)$/,
  },
} as const satisfies Record<string, Profil>

export type NamaProfil = keyof typeof PROFIL
export const ALL_PROFIL = Object.keys(PROFIL) as NamaProfil[]
export const profilTimbangan = (nama: NamaProfil): Profil => PROFIL[nama]

/** Reasons why a line gives no usable weight, in words for the user at the scale. */
export const SEBAB = {
  PARITAS: 'Paritas Salah: Samakan Bit Data Dan Paritas Dengan Timbangan',
  KESALAHAN: 'Timbangan Melaporkan Kesalahan',
  LEBIH: 'Beban Terlalu Berat',
  BERGERAK: 'Belum Diam',
  SATUAN: 'Satuan Bukan g Atau kg',
  KOSONG: 'Timbangan Kosong',
  MINUS: 'Di Bawah Nol',
  DESIMAL: 'Lebih Dari Tiga Desimal',
  BUKAN_BERAT: 'Bukan Baris Berat',
} as const
export type Sebab = keyof typeof SEBAB

export type Reading = { berat: Milligram } | { sebab: Sebab }

/** A byte is a character here (U+0080 to U+00FF), unless somebody has decoded it: then it is U+FFFD. */
const BIT_PARITAS = /[\u0080-\uffff]/

/** By what a line that is no weight says why. */
const TANDA: readonly [Sebab, RegExp][] = [
  ['KESALAHAN', /^(?:err|e[stl]$)/i],
  ['LEBIH', /^(?:ol\b|s [+-]$|stat +(?:h|high|l|low)$)/i],
  ['BERGERAK', /^(?:us\b|(?:s ?d|[udm])\b *[+-]? *\d)|\?$/i],
  ['SATUAN', /\d *(?:ct|dwt|mom|momme|gn|grain|mg|lb|oz|ozt|tl|t|tola|baht)$/i],
]

/** 'ST,GS,+   2.350 g' → 2350. Only a whole line as the profile's maker sends it is a weight, and only above nothing. */
export function readingOf(line: string, profil: NamaProfil): Reading {
  // First of all: a blank with its parity bit is one that trim() takes away.
  if (BIT_PARITAS.test(line)) return { sebab: 'PARITAS' }
  const text = line.trim()
  const { tanda, angka: number, satuan } = PROFIL[profil].pola.exec(text)?.groups ?? {}
  if (number === undefined) return { sebab: TANDA.find(([, pola]) => pola.test(text))?.[0] ?? 'BUKAN_BERAT' }
  const written = number.replaceAll(' ', '').replace(',', '.')
  const mg = Number(`${written}e${satuan?.toLowerCase() === 'kg' ? 6 : 3}`)
  if (mg === 0) return { sebab: 'KOSONG' }
  if (tanda === '-') return { sebab: 'MINUS' }
  if (mg > GRAM_MAKS * 1000) return { sebab: 'LEBIH' }
  return Number.isInteger(mg) ? { berat: milligram(mg) } : { sebab: 'DESIMAL' }
}

/** A line as it came, with what is no letter told by its number. */
export const terlihat = (line: string): string =>
  line.replace(/[^ -~]/g, (c) => `\\x${c.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`)

/** Treats STX and ETX as line ends: some makers put a line between them. */
const akhir = (byte: number): number => (byte === 2 || byte === 3 ? 10 : byte)

/** Longer than any line of a scale: its end is not found, because the speed is wrong. */
const TERPANJANG = 120

/** Lines out of bytes, as they come in pieces. What stands before the first end may be the rest of a line: 2.350 of 12.350. */
export function pemotong(terima: (line: string) => void): {
  bytes: (part: Uint8Array) => void
  /** Bytes were lost: the rest of this line is not taken as a line. */
  disconnect: () => void
} {
  let rest = ''
  let whole = false
  return {
    bytes(part) {
      const lines = (rest + String.fromCharCode(...part.map(akhir))).split(/[\r\n]+/)
      rest = lines.pop()!
      for (const line of lines) {
        if (whole && line.trim() !== '') terima(line)
        whole = true
      }
      if (rest.length <= TERPANJANG) return
      terima(rest)
      rest = ''
      whole = false
    },
    disconnect() {
      rest = ''
      whole = false
    },
  }
}
