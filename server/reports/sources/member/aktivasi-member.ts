import { sql } from 'kysely'
import { ALL } from '#domain/report/filters.ts'
import report from '#domain/reports/member/aktivasi-member.ts'
import type { TanggalSystem } from '#domain/units.ts'
import { SEKALIGUS, sourceOf } from '../../source.ts'
import { hpColumn } from '../nomor-hp.ts'

const tglAktivasi = sql<TanggalSystem>`m.input_date::date`

export default sourceOf(report, {
  utama: (ctx, { start_date, end_date, kode_toko }) =>
    ctx.db
      .selectFrom('member as m')
      .where('m.status_aktif', '=', true)
      // Guests are in the list of their home.
      .where('m.rumah', 'is', null)
      // Two instants, for the day of an instant is found by no index.
      .where(sql<boolean>`m.input_date >= ${start_date}::date::timestamptz`)
      .where(sql<boolean>`m.input_date < (${end_date}::date + 1)::timestamptz`)
      .$if(kode_toko !== ALL, (q) => q.where('m.kode_toko_daftar', '=', kode_toko))
      .select([
        'm.kode_member',
        'm.nama_customer',
        hpColumn(ctx, report, 'm.no_hp').as('no_hp'),
        'm.point',
        'm.alamat_customer',
        'm.kecamatan',
        'm.kelurahan',
        'm.kota',
      ])
      .select([
        sql<string>`coalesce(to_char(m.tgl_lahir, 'YYYY-MM-DD'), '-')`.as('tgl_lahir'),
        tglAktivasi.as('input_date'),
      ])
      .orderBy('m.input_date')
      .orderBy('m.kode_member')
      .stream(SEKALIGUS),
})
