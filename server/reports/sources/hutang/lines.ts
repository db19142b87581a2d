/** A loan with its goods, as reports have it. */
import { sql } from 'kysely'
import type { Benda } from '#domain/report/columns.ts'
import type { Context } from '../../../context.ts'

/** Loans of the shop that were validated, each with its goods as `b`. */
export const hutangSah = (ctx: Context) =>
  ctx.db
    .selectFrom('hutang as h')
    .innerJoinLateral(
      (db) =>
        db
          .selectFrom('hutang_detail as d')
          .whereRef('d.no_faktur_hutang', '=', 'h.no_faktur_hutang')
          .select([
            sql<
              readonly Benda[]
            >`coalesce(jsonb_agg(jsonb_build_object('nama_barang', d.nama_barang, 'jumlah', d.jumlah)
                  ORDER BY d.no), '[]')`.as('detail_barang'),
            sql<number>`coalesce(sum(d.jumlah), 0)::int`.as('jumlah'),
            sql<string>`coalesce(string_agg(DISTINCT d.kondisi, ', '), '-')`.as('kondisi'),
            sql<string>`coalesce(string_agg(DISTINCT d.kode_group, ', '), '-')`.as('kategori'),
          ])
          .as('b'),
      (on) => on.onTrue(),
    )
    .where('h.kode_toko', '=', ctx.toko.kode_toko)
    .where('h.valid_at', 'is not', null)
