/**
 * Data of a member that the customers' app may see, and the code with which it may ask (DOMAIN §G-6,
 * docs/decisions/33).
 */
import type { Random } from './kode.ts'

/** Without 0 and O, 1, I and L: what is read off a screen, or called out, is typed as it was meant. */
export const KODE_LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
const LENGTH = 8

/** '3F7K9QXM': one of 31^8, some 850,000,000,000. */
export const kodeKatalog = (random: Random): string =>
  Array.from({ length: LENGTH }, () => KODE_LETTERS[random(KODE_LETTERS.length)]).join('')

/** As it is shown: '3F7K-9QXM'. */
export const writeKode = (kode: string): string => `${kode.slice(0, 4)}-${kode.slice(4)}`

export const isKodeKatalog = (text: string): boolean =>
  text.length === LENGTH && [...text].every((c) => KODE_LETTERS.includes(c))

/** 'SITI AMINAH' → 'SITI': enough to know that it is oneself. */
export const namaDepan = (nama: string): string => nama.trim().split(/\s+/)[0] ?? ''

/** 'MTK010000017' → '********0017'. */
export const samarkanKode = (kode: string): string =>
  `${'*'.repeat(Math.max(0, kode.length - 4))}${kode.slice(-4)}`

/** A movement of points in the customer's words: what staff wrote of it, and other members' codes, stay here. */
const KETERANGAN: Readonly<Record<string, string>> = {
  PENJUALAN: 'Belanja',
  'BATAL PENJUALAN': 'Belanja dibatalkan',
  'TUKAR POIN': 'Ditukar hadiah',
  HANGUS: 'Masa berlaku habis',
}
export const keteranganPoin = (kategori: string): string => KETERANGAN[kategori] ?? 'Penyesuaian oleh toko'
