/** One thing that must hold of the books, as the query for what breaks it. */
import { statement, type Statement } from '../../db/client.ts'

/** One difference, in words: what is kept, and what it should be. */
export interface Selisih {
  kode_toko: string
  /** Account, place, document, day: where. */
  kunci: string
  tercatat: string
  seharusnya: string
}

export interface Pemeriksaan {
  nama: string
  selisih: Statement<Selisih>
  /** Reads balances and the open day only: quick enough for every close. The others read everything ever posted. */
  cepat: boolean
}

const pemeriksaan = (cepat: boolean) => (nama: string, text: string): Pemeriksaan => ({
  nama,
  cepat,
  selisih: statement(`periksa_${nama.replaceAll(' ', '_')}`, `SELECT kode_toko, kunci, tercatat::text, seharusnya::text FROM (${text}) temuan ORDER BY 1, 2 LIMIT 100`),
})

/** `text` selects kode_toko, kunci, tercatat, seharusnya. It sees the shop of the transaction, or the whole chain. */
export const cepat = pemeriksaan(true)
export const lengkap = pemeriksaan(false)
