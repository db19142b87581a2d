import { ALL } from '#domain/report/filters.ts'
import report from '#domain/reports/member/transaksi-member.ts'
import { sourceOf } from '../../source.ts'

export default sourceOf(report, {
  utama: (ctx, { transaksi, jenis }) =>
    ctx.db
      .selectFrom('transaksi_member')
      .select([
        '_id',
        'tanggal',
        'kode_member',
        'nama_member',
        'transaksi',
        'jenis',
        'status',
        'no_nota',
        'keterangan',
        'input_by',
      ])
      .where('kode_toko', '=', ctx.toko.kode_toko)
      .where('deleted_at', 'is', null)
      .$if(transaksi !== ALL, (q) => q.where('transaksi', '=', transaksi))
      .$if(jenis !== ALL, (q) => q.where('jenis', '=', jenis))
      .orderBy('_id', 'desc')
      .execute(),
})
