/**
 * Reads a search for a piece as somebody typed it: 'gelang 17k 3,5', 'cincin 1,5jt a1'. Word by word, with all possible
 * meanings of each word. Pure.
 */
import {
  milligram,
  percentToPersen,
  rupiah,
  type Milligram,
  type Persen,
  type Rupiah,
} from '#domain/units.ts'
import { isStatus, type StatusBarang } from './status.ts'

export interface Sekitar<N> {
  kira: N
  dari: N
  sampai: N
}
export type Arti =
  /** A part of the name or of the kode intern, or a whole kadar as printed, tray or group. */
  | { apa: 'bagian'; text: string }
  /** A whole word of the name. */
  | { apa: 'kata'; text: string }
  | { apa: 'kadar'; kadar: Persen }
  | { apa: 'berat'; berat: Sekitar<Milligram> }
  | { apa: 'harga'; harga: Sekitar<Rupiah> }
  | { apa: 'status'; status: StatusBarang }

/** So many words are read. */
const KATA_MAKS = 10
/** Around: a tenth more or less, of a light piece a quarter of a gram. */
const SEKITAR = 0.1
const SEKITAR_MG = 250

const SATUAN = /(\d)\s+(G|GR|GRAM|JT|JUTA|RB|RIBU|%)(?=\s|$)/g
const BERAT = /^(\d{1,4}(?:[.,]\d{1,3})?)(?:G|GR|GRAM)$/
const NUMBER = /^\d{1,3}(?:[.,]\d{1,3})?$/
/** 375, 700, 750: parts of a thousand. */
const PERSERIBU = /^[1-9]\d\d$/
const PERSEN = /^(\d{1,2}(?:[.,]\d{1,2})?)%$/
const RUPIAH = /^(?:RP\.?)?(\d+(?:[.,]\d+)?)(JT|JUTA|RB|RIBU)$/
const WHOLE_RUPIAH = /^(?:RP\.?(?=\d)|(?=[1-9]\d{4}|\d{1,3}[.,]\d{3}[.,]))(\d+(?:[.,]\d{3})*)$/
const KALI: Readonly<Record<string, number>> = { JT: 1_000_000, JUTA: 1_000_000, RB: 1_000, RIBU: 1_000 }

/** Reads each word with its meanings. A piece must match every word by at least one meaning. */
export const readCariBarang = (text: string): readonly (readonly Arti[])[] =>
  text.toUpperCase().replaceAll(SATUAN, '$1$2').split(/\s+/).filter(Boolean).slice(0, KATA_MAKS).map(artinya)

function artinya(text: string): readonly Arti[] {
  const bagian: Arti = { apa: 'bagian', text }
  if (isStatus('barang', text)) return [{ apa: 'status', status: text }, bagian]
  const berat = BERAT.exec(text)?.[1]
  if (berat) return [diSekitarBerat(berat)]
  const persen = PERSEN.exec(text)?.[1]
  if (persen) return [{ apa: 'kadar', kadar: percentToPersen(number(persen)) }, bagian]
  const [, jumlah, satuan] = RUPIAH.exec(text) ?? []
  if (jumlah) return [diSekitarHarga(number(jumlah) * KALI[satuan!]!)]
  if (PERSERIBU.test(text)) return [{ apa: 'kadar', kadar: percentToPersen(Number(text) / 10) }, bagian]
  // Short enough to stand in many codes: of a name it is a word.
  if (NUMBER.test(text)) return [diSekitarBerat(text), { apa: 'kata', text }]
  const whole = WHOLE_RUPIAH.exec(text)?.[1]?.replaceAll(/\D/g, '')
  return whole ? [diSekitarHarga(Number(whole)), bagian] : [bagian]
}

const number = (text: string): number => Number(text.replace(',', '.'))

function diSekitarBerat(gram: string): Arti {
  const kira = Math.round(number(gram) * 1000)
  const beda = Math.max(SEKITAR_MG, Math.round(kira * SEKITAR))
  return {
    apa: 'berat',
    berat: {
      kira: milligram(kira),
      dari: milligram(Math.max(0, kira - beda)),
      sampai: milligram(kira + beda),
    },
  }
}

function diSekitarHarga(nominal: number): Arti {
  const kira = Math.min(Math.round(nominal), Number.MAX_SAFE_INTEGER / 2)
  const beda = Math.round(kira * SEKITAR)
  return {
    apa: 'harga',
    harga: {
      kira: rupiah(Math.round(kira)),
      dari: rupiah(Math.round(kira - beda)),
      sampai: rupiah(Math.round(kira + beda)),
    },
  }
}
