import { sql } from 'kysely'
import { ALL, type FilterValues } from '#domain/report/filters.ts'
import report from '#domain/reports/member/daftar-member.ts'
import { tambahBulan } from '#domain/rules/bulan.ts'
import type { Context } from '../../../context.ts'
import { SEKALIGUS, sourceOf } from '../../source.ts'
import { hpColumn } from '../nomor-hp.ts'

const bagian = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`
const hari = (column: string) => sql<string>`coalesce(to_char(${sql.ref(column)}, 'YYYY-MM-DD'), '-')`

function dari(
  ctx: Context,
  { kota, kecamatan, jenis_member, ...number }: FilterValues<typeof report.filters>,
) {
  const [trx_min, bulan_tidak_aktif] = [Number(number.trx_min), Number(number.bulan_tidak_aktif)]
  return (
    ctx.db
      .selectFrom('member as m')
      .where('m.status_aktif', '=', true)
      // Guests are in the list of their home.
      .where('m.rumah', 'is', null)
      .$if(kota !== '', (q) => q.where('m.kota', 'like', bagian(kota)))
      .$if(kecamatan !== '', (q) => q.where('m.kecamatan', 'like', bagian(kecamatan)))
      .$if(jenis_member !== ALL, (q) => q.where('m.jenis_member', '=', jenis_member))
      .$if(trx_min > 0, (q) => q.where('m.trx_count', '>=', trx_min))
      // A member who never came counts from the day of registration.
      .$if(bulan_tidak_aktif > 0, (q) =>
        q.where(
          sql<boolean>`coalesce(m.trx_terakhir, m.input_date::date) <= ${tambahBulan(ctx.toko.tgl_system, -bulan_tidak_aktif)}::date`,
        ),
      )
      .select(['m.kode_member', 'm.nama_customer', hpColumn(ctx, report, 'm.no_hp').as('no_hp')])
      .select(['m.alamat_customer', 'm.kecamatan', 'm.kelurahan', 'm.kota'])
      .select([
        hari('m.tgl_lahir').as('tgl_lahir'),
        'm.jenis_member',
        'm.point',
        'm.trx_count',
        hari('m.trx_terakhir').as('trx_terakhir'),
      ])
  )
}

export default sourceOf(
  report,
  { utama: (ctx, filters) => dari(ctx, filters).orderBy('m.kode_member').stream(SEKALIGUS) },
  { page: { dari, urut: ['kode_member'] } },
)
