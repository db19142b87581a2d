/** A rule that must hold of the books, as the query for what breaks it. */
import { statement, type Statement } from '../db/statement.ts'

/** A difference, in words: what is kept, and what it should be. */
export interface Selisih {
  kode_toko: string
  /** Account, place, document, day: where. */
  kunci: string
  tercatat: string
  seharusnya: string
}

export interface Pemeriksaan {
  nama: string
  /** Of a quick one, $1 is the shop; the others look at every shop that the transaction sees. */
  selisih: Statement<Selisih>
  /** Reads balances and the open day only: quick enough for every close. The others read everything ever posted. */
  cepat: boolean
}

/** The last closed day of shop $1; before every day when there is none. */
export const TERAKHIR_DITUTUP = `(SELECT COALESCE(max(tgl_system), '-infinity') FROM tutup_toko WHERE kode_toko = $1)`
/** Posted since then, to the open day. Two bounds, so that the planner expects few rows whatever the history. */
export const SEJAK_DITUTUP = (table: string): string =>
  `${table}.kode_toko = $1 AND ${table}.tanggal > ${TERAKHIR_DITUTUP}
   AND ${table}.tanggal <= (SELECT tgl_system FROM toko WHERE kode_toko = $1)`

const pemeriksaan =
  (cepat: boolean) =>
  (nama: string, text: string): Pemeriksaan => ({
    nama,
    cepat,
    selisih: statement(
      `periksa_${nama.replaceAll(' ', '_')}`,
      `SELECT kode_toko, kunci, tercatat::text, seharusnya::text FROM (${text}) temuan ORDER BY 1, 2 LIMIT 100`,
    ),
  })

/** `text` selects kode_toko, kunci, tercatat, seharusnya. */
export const cepat = pemeriksaan(true)
export const lengkap = pemeriksaan(false)
