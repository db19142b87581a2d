/**
 * Filters of a report over a period in one shop or all of them (`periodeDanToko`), and how its query says which shop.
 */
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { ALL } from '#domain/report/filters.ts'
import type { TanggalSystem } from '#domain/units.ts'

export interface Diminta {
  tgl_from: TanggalSystem
  tgl_to: TanggalSystem
  kode_toko: string
}

/**
 * Names the shops in the query, since days alone find no index. The user's right to their rows is decided before
 * (diToko).
 */
export const diTokoItu = (column: string, kode_toko: string): RawBuilder<SqlBool> =>
  kode_toko === ALL
    ? sql<SqlBool>`${sql.ref(column)} = ANY (ARRAY(SELECT kode_toko FROM toko))`
    : sql<SqlBool>`${sql.ref(column)} = ${kode_toko}`
