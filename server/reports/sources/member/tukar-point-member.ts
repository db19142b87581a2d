import type { FilterValues } from '#domain/report/filters.ts'
import report from '#domain/reports/member/tukar-point-member.ts'
import type { Context } from '../../../context.ts'
import { sourceOf } from '../../source.ts'
import { diToko } from '../../../rantai/all-toko.ts'

type Asked = FilterValues<typeof report.filters>

const mutasi = (ctx: Context, { tgl_awal, tgl_akhir, kategori, kode_member }: Asked) =>
  ctx.db
    .selectFrom('mutasi_poin as p')
    .innerJoin('member as m', 'm.kode_member', 'p.kode_member')
    .where('p.tgl_trx', '>=', tgl_awal)
    .where('p.tgl_trx', '<=', tgl_akhir)
    .where('p.kategori', '=', kategori)
    .$if(kode_member !== '', (q) => q.where('p.kode_member', '=', kode_member))

export default sourceOf(report, {
  DETAIL: (ctx, filters) =>
    diToko(ctx, filters.kode_toko, () =>
      mutasi(ctx, filters)
        .select([
          'p.kode_member',
          'm.nama_customer',
          'p.kode_toko',
          'p.tgl_trx',
          'p.deskripsi',
          'p.poin_awal',
          'p.poin',
          'p.poin_akhir',
        ])
        .orderBy('p.tgl_trx')
        .orderBy('p.id')
        .execute(),
    ),

  REKAP: (ctx, filters) =>
    diToko(ctx, filters.kode_toko, () =>
      mutasi(ctx, filters)
        .groupBy(['p.kode_member', 'm.nama_customer'])
        .select(({ fn }) => [
          'p.kode_member',
          'm.nama_customer',
          fn.countAll<number>().as('qty'),
          fn.sum<number>('p.poin').as('poin'),
        ])
        .orderBy('p.kode_member')
        .execute(),
    ),
})
