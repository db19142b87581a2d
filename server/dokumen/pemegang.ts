/**
 * Columns that tell who somebody is and stand beside a document: identities, and pictures of people's papers. A new one
 * is a line here, and is forgotten with the others of its kind. What stands in no kind is refused by
 * features/retensi/pemegang.test.ts, which reads the catalog.
 */
import type { JenisRetensi } from '#domain/rules/retensi.ts'
import type { FolderFoto } from '../foto/foto.ts'

/** Expressions are over its row `i`. */
export interface Pemegang {
  jenis: Extract<JenisRetensi, 'IDENTITAS'>
  /** A table with kode_toko and tgl_system. */
  table: string
  /** The key of its rows. */
  no: string
  column: string
  /** The number of the document; i.dokumen when not said. */
  dokumen?: string
  /** The member that it was; i.kode_member when not said. */
  orang?: string
  /** The column is the name of a picture, whose objects go with it. */
  folder?: FolderFoto
}

export const PEMEGANG: readonly Pemegang[] = [
  { jenis: 'IDENTITAS', table: 'identitas_pelanggan', no: 'ref_no', column: 'identitas_enc' },
  {
    jenis: 'IDENTITAS',
    table: 'beli_detail',
    no: 'no_faktur_beli',
    column: 'foto',
    dokumen: 'i.no_faktur_group',
    orang: '(SELECT f.kode_member FROM faktur_group f WHERE f.no_faktur_group = i.no_faktur_group)',
    folder: 'PEMBELIAN',
  },
]

/** Takes away the pictures of a member and of who was merged into them: their papers go as they ask, whatever is due. */
export const textLepas = ({ table, no, column, orang = 'i.kode_member' }: Pemegang): string =>
  `WITH ini AS (
     SELECT i.${no} AS nomor, i.${column} AS foto FROM ${table} i
     WHERE ${orang} IN (SELECT kode_member FROM member WHERE kode_member = $1 OR gabung_ke = $1)
       AND i.${column} IS NOT NULL FOR UPDATE OF i)
   UPDATE ${table} SET ${column} = NULL FROM ini WHERE ${table}.${no} = ini.nomor RETURNING ini.foto`
