/** What a report over a period in one shop or all of them is asked (`periodeDanToko`), and how its query says which. */
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { ALL } from '#domain/report/filters.ts'
import type { TanggalSystem } from '#domain/units.ts'

export interface Diminta {
  tgl_from: TanggalSystem
  tgl_to: TanggalSystem
  kode_toko: string
}

/** Whose rows are seen at all is decided before (diToko); days alone find no index. */
export const diTokoItu = (column: string, kode_toko: string): RawBuilder<SqlBool> =>
  kode_toko === ALL
    ? sql<SqlBool>`${sql.ref(column)} = ANY (ARRAY(SELECT kode_toko FROM toko))`
    : sql<SqlBool>`${sql.ref(column)} = ${kode_toko}`
