/** Paper settings of each kind of nota in a shop (DOMAIN §F.2 settingNota, §F.5). */

export const JENIS_NOTA = ['JUAL', 'BELI', 'TUKAR', 'TITIP', 'PESANAN', 'SERVICE', 'HUTANG', 'LUNAS'] as const
export type JenisNota = (typeof JENIS_NOTA)[number]

export const NAMA_NOTA: Record<JenisNota, string> = {
  JUAL: 'Penjualan',
  BELI: 'Pembelian',
  TUKAR: 'Tukar',
  TITIP: 'Titipan',
  PESANAN: 'Pesanan',
  SERVICE: 'Service',
  HUTANG: 'Hutang',
  LUNAS: 'Hutang Lunas',
}

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
}

/** The settings of a shop that never set anything. */
export const PENGATURAN_NOTA_BAWAAN: PengaturanNota = {
  kepala: [],
  kaki: '',
  harga_gram: true,
  lembar: 1,
  kertas: 'A5',
  qr: true,
}
