/** Where what is kept of people stands, by its kind: which rows are due, and what becomes of them. */
import type { JenisRetensi } from '#domain/rules/retensi.ts'
import { PEMEGANG, type Pemegang } from '../../dokumen/pemegang.ts'
import type { FolderFoto } from '../../foto/foto.ts'
import { DOKUMEN, LIMIT, jatuhIdentitas, jatuhPelanggan } from './dokumen.ts'

/** Members are forgotten one by one (member/anonim.ts), row and all. */
export type JenisKolom = Exclude<JenisRetensi, 'MEMBER'>

/** A table of which rows are due: `baris` is the alias of a row in its conditions. */
export interface Tempat {
  table: string
  no: string
  baris: 'd' | 'i'
  /** By what the oldest are forgotten first. */
  urut: string
  /** The day it ended, as it is told. */
  selesai: string
  jatuh: string
  /** What becomes of its columns. */
  menjadi: string
  foto?: { column: string; folder: FolderFoto }
}

/** Of a column beside a document. */
export const tempatIdentitas = (one: Pemegang): Tempat => ({
  table: one.table,
  no: one.no,
  baris: 'i',
  urut: 'i.tgl_system',
  selesai: 'i.tgl_system',
  jatuh: jatuhIdentitas(one),
  menjadi: `${one.column} = NULL`,
  ...(one.folder && { foto: { column: one.column, folder: one.folder } }),
})

export const TEMPAT: Record<JenisKolom, readonly Tempat[]> = {
  IDENTITAS: PEMEGANG.filter(({ jenis }) => jenis === 'IDENTITAS').map(tempatIdentitas),
  PELANGGAN: DOKUMEN.map((dokumen): Tempat => ({
    table: dokumen.table,
    no: dokumen.no,
    baris: 'd',
    urut: `d.${dokumen.awal}`,
    selesai: dokumen.selesai,
    jatuh: jatuhPelanggan(dokumen),
    menjadi: dokumen.columns
      .map((column) => `${column} = ${column === 'nama_customer' ? `'ANONIM'` : `'-'`}`)
      .join(', '),
  })),
}

const dari = ({ table, baris, jatuh }: Tempat): string => `FROM ${LIMIT} JOIN ${table} ${baris} ON ${jatuh}`

/** Counts the due rows of a kind. */
export const textHitung = (jenis: JenisKolom): string =>
  `SELECT sum(jumlah)::int AS jumlah, min(tertua) AS tertua FROM (
   ${TEMPAT[jenis]
     .map((tempat) => `SELECT count(*) AS jumlah, min(${tempat.selesai}) AS tertua\n   ${dari(tempat)}`)
     .join('\n UNION ALL ')}) semua`

/** Forgets the oldest :maks of a table. */
export function textHapus(tempat: Tempat): string {
  const { table, no, baris, urut, menjadi, foto } = tempat
  return `WITH jatuh AS (
     SELECT ${baris}.${no} AS nomor, ${foto ? `${baris}.${foto.column}` : 'NULL::text'} AS foto
     ${dari(tempat)} ORDER BY ${urut} LIMIT :maks FOR UPDATE OF ${baris} SKIP LOCKED)
   UPDATE ${table} SET ${menjadi} FROM jatuh WHERE ${table}.${no} = jatuh.nomor
   RETURNING jatuh.nomor::text AS no, jatuh.foto`
}
