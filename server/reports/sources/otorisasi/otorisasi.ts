import { sql } from 'kysely'
import { ALL } from '#domain/report/filters.ts'
import report from '#domain/reports/otorisasi/otorisasi.ts'
import { DISETUJUI_DISEBUT } from '../../../rantai/otorisasi.ts'
import { sourceOf } from '../../source.ts'

export default sourceOf(report, {
  utama: (ctx, { tgl_awal, tgl_akhir, kategori, user_id }) =>
    ctx.db
      .selectFrom('otorisasi as o')
      .select([
        'o.tgl_system as tanggal',
        sql<string>`to_char(o.jam, 'HH24:MI:SS')`.as('jam'),
        'o.kategori',
        // With what was approved: it alone says what the password was given for.
        sql<string>`concat_ws(': ', nullif(o.description, '-'), ${sql.raw(DISETUJUI_DISEBUT)})`.as(
          'description',
        ),
        'o.ref_no',
      ])
      .select(['o.user_peminta', 'o.user_otorisasi', 'o.hasil', 'o.alasan', 'o.keterangan'])
      .where('o.kode_toko', '=', ctx.toko.kode_toko)
      .where('o.tgl_system', '>=', tgl_awal)
      .where('o.tgl_system', '<=', tgl_akhir)
      .$if(kategori !== ALL, (q) => q.where('o.kategori', '=', kategori))
      // Asked for or given by this user.
      .$if(user_id !== ALL, (q) =>
        q.where((eb) => eb.or([eb('o.user_peminta', '=', user_id), eb('o.user_otorisasi', '=', user_id)])),
      )
      .orderBy('o.tgl_system')
      .orderBy('o.id')
      .execute(),
})
