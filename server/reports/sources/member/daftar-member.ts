import { sql } from 'kysely'
import { ALL } from '#domain/report/filters.ts'
import report from '#domain/reports/member/daftar-member.ts'
import { tambahBulan } from '#domain/rules/bulan.ts'
import { sourceOf } from '../../source.ts'
import { denganHp } from '../nomor-hp.ts'

const bagian = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`
const hari = (column: string) => sql<string>`coalesce(to_char(${sql.ref(column)}, 'YYYY-MM-DD'), '-')`

export default sourceOf(report, {
  utama: async (ctx, { kota, kecamatan, jenis_member, ...angka }) => {
    const [trx_min, bulan_tidak_aktif] = [Number(angka.trx_min), Number(angka.bulan_tidak_aktif)]
    const rows = await ctx.db
      .selectFrom('member as m')
      .where('m.status_aktif', '=', true)
      // Guests are in the list of their home.
      .where('m.rumah', 'is', null)
      .$if(kota !== '', (q) => q.where('m.kota', 'like', bagian(kota)))
      .$if(kecamatan !== '', (q) => q.where('m.kecamatan', 'like', bagian(kecamatan)))
      .$if(jenis_member !== ALL, (q) => q.where('m.jenis_member', '=', jenis_member))
      .$if(trx_min > 0, (q) => q.where('m.trx_count', '>=', trx_min))
      // Who never came counts from the day of registration.
      .$if(bulan_tidak_aktif > 0, (q) =>
        q.where(
          sql<boolean>`coalesce(m.trx_terakhir, m.input_date::date) <= ${tambahBulan(ctx.toko.tgl_system, -bulan_tidak_aktif)}::date`,
        ),
      )
      .select([
        'm.kode_member',
        'm.nama_customer',
        'm.no_hp',
        'm.alamat_customer',
        'm.kecamatan',
        'm.kelurahan',
        'm.kota',
      ])
      .select([
        hari('m.tgl_lahir').as('tgl_lahir'),
        'm.jenis_member',
        'm.point',
        'm.trx_count',
        hari('m.trx_terakhir').as('trx_terakhir'),
      ])
      .orderBy('m.kode_member')
      .execute()
    return denganHp(ctx, report, rows)
  },
})
