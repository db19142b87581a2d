/** Paper settings of each kind of nota in a shop (DOMAIN §F.2 settingNota, §F.5). */
import { collected } from '../area.ts'
import { areas } from '../areas/index.ts'

export const NAMA_NOTA = collected(areas, 'nota')
export type JenisNota = keyof typeof NAMA_NOTA
export const JENIS_NOTA = Object.keys(NAMA_NOTA) as JenisNota[]

/** A5 across, a continuous form of 9½ × 5½ inches, a roll of 80 mm. */
export const KERTAS_NOTA = ['A5', 'CONTINUOUS', '80'] as const
export type KertasNota = (typeof KERTAS_NOTA)[number]
export const NAMA_KERTAS: Record<KertasNota, string> = { A5: 'A5', CONTINUOUS: 'Continuous', '80': '80 mm' }

export const LEMBAR_MAKS = 5
export const MAX_KEPALA_LINES = 4
export const MAX_KAKI_LINES = 6

export interface PengaturanNota {
  /** Lines below the shop's address. */
  kepala: string[]
  /** Said below the shop's buy-back policy; '' for nothing. Lines are kept. */
  kaki: string
  /** Shows the price per gram. */
  harga_gram: boolean
  /** Number of sheets per print. */
  lembar: number
  kertas: KertasNota
  /** Prints the QR that proves the nota. */
  qr: boolean
  /** Prints which scale weighed it, on notas of NOTA_DITIMBANG. */
  timbangan: boolean
}

/** Notas of what was weighed when it was sold or bought: only these keep the scale. */
export const NOTA_DITIMBANG: readonly JenisNota[] = ['JUAL', 'BELI', 'TUKAR']

/** The settings of a shop that never set anything. */
export const PENGATURAN_NOTA_BAWAAN: PengaturanNota = {
  kepala: [],
  kaki: '',
  harga_gram: true,
  lembar: 1,
  kertas: 'A5',
  qr: true,
  timbangan: false,
}
