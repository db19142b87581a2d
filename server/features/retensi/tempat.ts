/** Places where something is kept of people, by kind: the rows that are due, and what becomes of them. */
import type { JenisRetensi } from '#domain/rules/retensi.ts'
import { PEMEGANG, type Pemegang } from '../../dokumen/pemegang.ts'
import type { FolderFoto } from '../../foto/foto.ts'
import { DOKUMEN, LIMIT, jatuhIdentitas, jatuhPelanggan } from './dokumen.ts'

/** Members are forgotten one by one (member/anonim.ts), row and all. */
export type JenisColumn = Exclude<JenisRetensi, 'MEMBER'>

/** A table of which rows are due: `row` is the alias of a row in its conditions. */
export interface Tempat {
  table: string
  no: string
  row: 'd' | 'i'
  /** By what the oldest are forgotten first. */
  urut: string
  /** The day it ended, as it is told. */
  selesai: string
  jatuh: string
  /** The SET of a row that is forgotten. */
  menjadi: string
  foto?: { column: string; folder: FolderFoto }
}

/** Place of a column that stands beside a document. */
export const tempatIdentitas = (one: Pemegang): Tempat => ({
  table: one.table,
  no: one.no,
  row: 'i',
  urut: 'i.tgl_system',
  selesai: 'i.tgl_system',
  jatuh: jatuhIdentitas(one),
  menjadi: `${one.column} = NULL`,
  ...(one.folder && { foto: { column: one.column, folder: one.folder } }),
})

export const TEMPAT: Record<JenisColumn, readonly Tempat[]> = {
  IDENTITAS: PEMEGANG.filter(({ jenis }) => jenis === 'IDENTITAS').map(tempatIdentitas),
  PAJAK: [
    {
      table: 'pembeli_pajak',
      no: 'ref_no',
      row: 'i',
      urut: 'i.tgl_system',
      selesai: 'i.tgl_system',
      jatuh: 'i.kode_toko = batas.kode_toko AND i.nomor_enc IS NOT NULL AND i.tgl_system < batas.hari',
      menjadi: `nomor_enc = NULL, nomor_akhir = '-', nama = 'ANONIM'`,
    },
  ],
  PELANGGAN: DOKUMEN.map((dokumen): Tempat => ({
    table: dokumen.table,
    no: dokumen.no,
    row: 'd',
    urut: `d.${dokumen.awal}`,
    selesai: dokumen.selesai,
    jatuh: jatuhPelanggan(dokumen),
    menjadi: dokumen.columns
      .map((column) => `${column} = ${column === 'nama_customer' ? `'ANONIM'` : `'-'`}`)
      .join(', '),
  })),
}

const dari = ({ table, row, jatuh }: Tempat): string => `FROM ${LIMIT} JOIN ${table} ${row} ON ${jatuh}`

/** Counts the due rows of a kind. */
export const textHitung = (jenis: JenisColumn): string =>
  `SELECT sum(jumlah)::int AS jumlah, min(tertua) AS tertua FROM (
   ${TEMPAT[jenis]
     .map((tempat) => `SELECT count(*) AS jumlah, min(${tempat.selesai}) AS tertua\n   ${dari(tempat)}`)
     .join('\n UNION ALL ')}) semua`

/** Forgets the oldest :maks of a table. */
export function textHapus(tempat: Tempat): string {
  const { table, no, row, urut, menjadi, foto } = tempat
  return `WITH jatuh AS (
     SELECT ${row}.${no} AS nomor, ${foto ? `${row}.${foto.column}` : 'NULL::text'} AS foto
     ${dari(tempat)} ORDER BY ${urut} LIMIT :maks FOR UPDATE OF ${row} SKIP LOCKED)
   UPDATE ${table} SET ${menjadi} FROM jatuh WHERE ${table}.${no} = jatuh.nomor
   RETURNING jatuh.nomor::text AS no, jatuh.foto`
}
