import { errors } from '#domain/errors.ts'
import { ALL } from '#domain/report/filters.ts'
import report from '#domain/reports/keuangan/transaksi-keuangan-cash.ts'
import { AKUN } from '#domain/rules/akun.ts'
import type { Rupiah } from '#domain/units.ts'
import { hitungButa } from '../../../faktur/saldo.ts'
import { sourceOf } from '../../source.ts'
import { JAM, jumlahAkun, KELUAR, KETERANGAN, MASUK, mutasiAkun, REKAP, saldoPerRekening } from './mutasi.ts'

export default sourceOf(
  report,
  {
    REKAP: async (ctx, { kategori, user_id, ...days }) =>
      (await jumlahAkun(ctx, AKUN.KAS, days))
        .$if(kategori !== ALL, (q) => q.where('d.kategori', '=', kategori))
        .$if(user_id !== ALL, (q) => q.where('d.user_id', '=', user_id))
        .groupBy('d.kategori')
        .orderBy('d.kategori')
        .select('d.kategori')
        .select(REKAP)
        .execute(),

    DETAIL: (ctx, { tgl_from, tgl_to }) =>
      mutasiAkun(ctx, AKUN.KAS, { tgl_from, tgl_to })
        .select(['j.tanggal', JAM.as('jam'), 'j.kategori', 'j.ref_no as deskripsi'])
        .select([KETERANGAN.as('keterangan'), MASUK.$castTo<Rupiah>().as('masuk')])
        .select([KELUAR.$castTo<Rupiah>().as('keluar'), 'j.user_id'])
        .orderBy('j.id')
        .orderBy('d.id')
        .execute(),
  },
  {
    saldo: async (ctx, days) => {
      // Refused where the drawer is counted blind: its opening balance and the moves since say what it should hold.
      if (hitungButa(ctx) && days.tgl_to >= ctx.toko.tgl_system)
        throw errors.kasHariIniTertutup().at('tgl_to')
      const [kas] = await saldoPerRekening(ctx, AKUN.KAS, days)
      return [{ saldo_awal: 0, masuk: 0, keluar: 0, ...kas, per: '' }]
    },
  },
)
