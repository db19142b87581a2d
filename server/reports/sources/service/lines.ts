/** A repair as a row of a report: its goods added up, and what was paid ahead. */
import { sql, type SqlBool } from 'kysely'
import type { Milligram, Rupiah, TanggalSystem } from '#domain/units.ts'
import type { Context } from '../../../context.ts'
import { diTokoItu, type Diminta } from '../toko-itu.ts'

/** The day of the repair that the period is of. */
type Hari = 'tgl_system' | 'tgl_selesai' | 'tgl_ambil' | 'tgl_batal'

/** `s` the repair, `b` its lines, `p` its DP; the columns as far as the reports agree: what is left to pay (`sisa`) differs. */
export const servicePada = (ctx: Context, hari: Hari, { tgl_from, tgl_to, kode_toko }: Diminta) =>
  ctx.db
    .selectFrom('service as s')
    .innerJoinLateral(
      (db) =>
        db
          .selectFrom('service_detail as d')
          .whereRef('d.no_faktur_service', '=', 's.no_faktur_service')
          .select([
            sql<string>`coalesce(string_agg(d.nama_barang, ', ' ORDER BY d.no), '-')`.as('nama_barang'),
            sql<string>`coalesce(string_agg(DISTINCT d.jenis_service, ', '), '-')`.as('jenis_service'),
            sql<string>`coalesce(string_agg(DISTINCT d.kode_tukang, ', ') FILTER (WHERE d.kode_tukang <> '-'), '-')`.as(
              'kode_tukang',
            ),
            sql<number>`coalesce(sum(d.jumlah), 0)::int`.as('qty'),
            sql<Milligram>`coalesce(sum(d.berat_terima), 0)::bigint`.as('berat_terima'),
            sql<Milligram>`coalesce(sum(d.berat_selesai), 0)::bigint`.as('berat_selesai'),
            sql<Milligram>`coalesce(sum(greatest(d.berat_terima - d.berat_selesai, 0)), 0)::bigint`.as(
              'susut',
            ),
            sql<Milligram>`coalesce(sum(greatest(d.berat_selesai - d.berat_terima, 0)), 0)::bigint`.as(
              'tambahan',
            ),
          ])
          .as('b'),
      (on) => on.onTrue(),
    )
    .innerJoinLateral(
      (db) =>
        db
          .selectFrom('setoran as t')
          .whereRef('t.kode_toko', '=', 's.kode_toko')
          .whereRef('t.ref_no', '=', 's.no_faktur_service')
          .where('t.jenis', '=', 'DP')
          .where('t.status_valid', '=', 'DONE')
          .select(sql<Rupiah>`coalesce(sum(t.total), 0)::bigint`.as('dp'))
          .as('p'),
      (on) => on.onTrue(),
    )
    .where(`s.${hari}`, '>=', tgl_from)
    .where(`s.${hari}`, '<=', tgl_to)
    .where(diTokoItu('s.kode_toko', kode_toko))
    .orderBy(`s.${hari}`)
    .orderBy('s.no_faktur_service')
    .select(['s.no_faktur_service', 's.tgl_system as tgl_masuk'])
    .select([tanggalAtau('tgl_selesai'), tanggalAtau('tgl_ambil'), 's.nama_customer'])
    .select(['b.nama_barang', 'b.jenis_service', 'b.kode_tukang', 'b.qty', 'b.berat_terima'])
    .select(['b.berat_selesai', 's.total', 'p.dp'])

const tanggalAtau = <N extends Hari>(name: N) =>
  sql<string>`coalesce(to_char(${sql.ref(`s.${name}`)}, 'YYYY-MM-DD'), '-')`.as(name)

/** Still to come: nothing of what was fetched or cancelled. A tax on top is reckoned when it is fetched. */
export const SISA =
  sql<Rupiah>`CASE WHEN s.status_service IN ('MASUK', 'SELESAI') THEN greatest(s.total - p.dp, 0) ELSE 0 END`.as(
    'sisa',
  )

/** Not cancelled as of that day: a cancel of later days leaves what the days before it say. */
export const berlakuPada = (tgl: TanggalSystem) => sql<SqlBool>`(s.tgl_batal IS NULL OR s.tgl_batal > ${tgl})`
