/** Actions that need a second person's password (DOMAIN §B.0.7). */
import { areas, type Area } from '../areas/index.ts'
import type { Level } from '../level.ts'

type Saying = Extract<Area, { otorisasi: unknown }>
export type KategoriOtorisasi = Saying['otorisasi'][number]
export const KATEGORI_OTORISASI: readonly KategoriOtorisasi[] = areas.flatMap((area) =>
  'otorisasi' in area ? [...area.otorisasi] : [],
)

/** Of a price outside its bounds: one of them, by how far. */
export const KATEGORI_HARGA = ['HARGA JUAL DILUAR BATAS', 'HARGA JUAL DIBAWAH LANTAI'] as const

/** Otorisasi that only these levels give: no other level and no user's right replaces them (DOMAIN §B.0.10). */
const HANYA: Partial<Record<KategoriOtorisasi, readonly Level[]>> = {
  'BATAL BEDA TANGGAL': ['OWN'],
  'HARGA JUAL DIBAWAH LANTAI': ['OWN', 'SU'],
  // The levels that keep the books of ten years answer for lines that leave the lists.
  'ARSIP TRANSAKSI': ['OWN', 'SU'],
}
/** The levels that alone give it; undefined where supervisors do, and whoever has the right. */
export const hanyaLevel = (kategori: KategoriOtorisasi): readonly Level[] | undefined => HANYA[kategori]

/**
 * Never by the one who asks, whoever they are: nobody gives gold away with their own password alone, and nobody makes
 * alone that a person was never here.
 */
const BERDUA: readonly KategoriOtorisasi[] = ['HARGA JUAL DIBAWAH LANTAI', 'HAPUS DATA PRIBADI']
export const dariOrangLain = (kategori: KategoriOtorisasi): boolean => BERDUA.includes(kategori)

/** Lines shown to the person who gives an otorisasi, and approved by it (disetujui.ts). */
export type Disetujui = readonly { nama: string; nilai: string }[]

/** A missing otorisasi, as it must be asked for. */
export interface OtorisasiDiminta {
  kategori: KategoriOtorisasi
  /** The number of the document, where that alone binds it. */
  description: string
  disetujui: Disetujui
}
