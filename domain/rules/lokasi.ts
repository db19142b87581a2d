/** Places of pieces and grams (DOMAIN §B.0.6): 'gudang/baki' inside a shop, or virtual, 'V:…'. */
import type { StatusBarang } from './status.ts'

/** Made with every shop; each but TOKO has one baki of the same code. */
export const GUDANG_SISTEM = [
  'TOKO',
  'BELI',
  'TITIP',
  'PESANAN',
  'CUCI',
  'SORTIR',
  'LEBUR',
  'SERVICE',
  'HUTANG',
] as const
export type GudangSistem = (typeof GUDANG_SISTEM)[number]

/** Goods that belong to customers: never counted as the shop's stock. */
export const GUDANG_MILIK_CUSTOMER: readonly GudangSistem[] = ['SERVICE', 'HUTANG']

export const LOKASI_MAYA = [
  'V:AWAL',
  'V:PEMASOK',
  'V:CUSTOMER',
  'V:TUKANG',
  'V:TRANSIT',
  'V:PUSAT',
  'V:CABANG',
  'V:HANCUR',
  'V:SUSUT',
  'V:HILANG',
  'V:KOREKSI',
] as const
export type LokasiMaya = (typeof LOKASI_MAYA)[number]

/** A real place of a shop, written 'gudang/baki'. */
export const lokasiNyata = (kode_gudang: string, kode_baki: string): string => `${kode_gudang}/${kode_baki}`
/** The one baki of a reserved gudang: 'BELI/BELI'. */
export const lokasiSistem = (gudang: GudangSistem): string => lokasiNyata(gudang, gudang)

export const isMaya = (lokasi: string): lokasi is LokasiMaya =>
  (LOKASI_MAYA as readonly string[]).includes(lokasi)

/** Kind of place. TRAY is any place to sell from (gudang TOKO and the shop's own gudang). */
export type JenisLokasi = 'TRAY' | Exclude<GudangSistem, 'TOKO'> | LokasiMaya

/** @returns undefined for a text that is no place */
export function jenisLokasi(lokasi: string): JenisLokasi | undefined {
  if (lokasi.startsWith('V:')) return isMaya(lokasi) ? lokasi : undefined
  const [gudang, baki, more] = lokasi.split('/')
  if (!gudang || !baki || more !== undefined) return undefined
  return gudang !== 'TOKO' && (GUDANG_SISTEM as readonly string[]).includes(gudang)
    ? (gudang as Exclude<GudangSistem, 'TOKO'>)
    : 'TRAY'
}

const STATUS: Record<JenisLokasi, StatusBarang | undefined> = {
  TRAY: 'READY',
  BELI: 'BELI',
  TITIP: 'TITIP',
  PESANAN: 'PESANAN',
  CUCI: 'CUCI',
  SORTIR: 'SORTIR',
  // grams alone (§O.1-3)
  LEBUR: undefined,
  SERVICE: undefined,
  HUTANG: undefined,
  'V:AWAL': undefined,
  'V:PEMASOK': 'HANCUR',
  'V:CUSTOMER': 'TERJUAL',
  'V:TUKANG': 'HANCUR',
  'V:TRANSIT': 'KIRIM',
  'V:PUSAT': 'KIRIM',
  // a shop with a server of its own
  'V:CABANG': 'KIRIM',
  'V:HANCUR': 'HANCUR',
  'V:SUSUT': undefined,
  'V:HILANG': 'HILANG',
  'V:KOREKSI': undefined,
}

/** The status of a piece is that of the place it has come to; undefined where no piece can lie. (BOOKED alone is a status in place.) */
export const statusDi = (lokasi: string): StatusBarang | undefined => {
  const kind = jenisLokasi(lokasi)
  return kind && STATUS[kind]
}
