/**
 * Reads what counts of a period, day by day: closed days out of their totals, the days since then added up now by the
 * same text (docs/decisions/38).
 */
import { sql, type AliasedExpression, type RawBuilder, type Selectable } from 'kysely'
import { tambahHari, type TanggalSystem } from '#domain/units.ts'
import type { Context } from '../../context.ts'
import type { DB } from '../../db/schema.ts'
import { statement } from '../../db/statement.ts'
import { hitungan, punyaTglNota, type JumlahHarian } from '../../ledger/jumlah-harian.ts'
import type { Hari } from './penjualan/sold-lines.ts'

/** Shops that were closed on the same day are asked together: a day that the planner sees is found by index. $1 a shop, or null: all of them. */
const terakhirDitutup = statement<{ toko: string[]; ditutup: TanggalSystem | null }>(
  'laporan_terakhir_ditutup',
  `SELECT array_agg(kode_toko::text) AS toko, ditutup
   FROM (
       SELECT kode_toko, (SELECT max(tgl_system) FROM tutup_toko c WHERE c.kode_toko = t.kode_toko) AS ditutup
       FROM toko t WHERE kode_toko = $1 OR $1 IS NULL) t
   GROUP BY ditutup`,
)

/**
 * Rows `d`; their sums are those of the lines that stand at the end of the period. Nothing is left where the sum of `qty` is zero.
 * @param kode_toko undefined: every shop that the transaction looks at
 */
export async function jumlahHari<T extends JumlahHarian>(
  ctx: Context,
  table: T,
  { tgl_awal, tgl_akhir }: Hari,
  kode_toko: string | undefined,
): Promise<AliasedExpression<Selectable<DB[T]>, 'd'>> {
  const nota = punyaTglNota(table) ? sql` AND tgl_nota >= ${tgl_awal}` : sql``
  const rows = (from: string, toko: string[], mulai: TanggalSystem): RawBuilder<unknown> =>
    sql`SELECT * FROM ${sql.table(from)}
      WHERE ${kode_toko === undefined ? sql`kode_toko = ANY (${toko})` : sql`kode_toko = ${kode_toko}`}
        AND tanggal >= ${mulai} AND tanggal <= ${tgl_akhir}${nota}`
  const tutup = await ctx.sql(terakhirDitutup, [kode_toko ?? null])
  const all = tutup.flatMap(({ toko }) => toko)
  const opened = tutup.flatMap(({ toko, ditutup }) => {
    const mulai = openStart(ditutup, tgl_awal)
    return mulai <= tgl_akhir ? [rows(hitungan(table), toko, mulai)] : []
  })
  return sql<Selectable<DB[T]>>`(${sql.join([rows(table, all, tgl_awal), ...opened], sql` UNION ALL `)})`.as(
    'd',
  )
}

/** The first day from `awal` on that is not closed. */
const openStart = (ditutup: TanggalSystem | null, awal: TanggalSystem): TanggalSystem =>
  ditutup === null || ditutup < awal ? awal : tambahHari(ditutup, 1)
