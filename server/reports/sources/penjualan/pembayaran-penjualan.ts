import { sql } from 'kysely'
import { ALL } from '#domain/report/filters.ts'
import report from '#domain/reports/penjualan/pembayaran-penjualan.ts'
import type { Rupiah } from '#domain/units.ts'
import type { Context } from '../../../context.ts'
import { sourceOf } from '../../source.ts'
import type { Hari } from './sold-lines.ts'
import { masihTerjual } from './masih-terjual.ts'

/**
 * Notas of which something was cancelled in the period: what that had cost, and whether anything of them stands. Lines are cancelled
 * one by one only where there is one payment: it was given back out of it. Of all others no line is read.
 */
const dibatalkan = (ctx: Context, { tgl_awal, tgl_akhir }: Hari) => {
  const berdiri = masihTerjual(tgl_akhir, ctx.toko.kode_toko)
  return ctx.db
    .selectFrom('jual_detail as d')
    .innerJoin('faktur_group as f', 'f.no_faktur_group', 'd.no_faktur_group')
    .where('d.kode_toko', '=', ctx.toko.kode_toko)
    .where('f.kode_toko', '=', ctx.toko.kode_toko)
    .where('d.no_faktur_group', 'in', (q) =>
      q
        .selectFrom('jual_batal as b')
        .where('b.kode_toko', '=', ctx.toko.kode_toko)
        .where('b.tgl_batal', '>=', tgl_awal)
        .where('b.tgl_batal', '<=', tgl_akhir)
        .select('b.no_faktur_group'),
    )
    .groupBy('d.no_faktur_group')
    .select('d.no_faktur_group')
    .select(sql<boolean>`bool_or(${berdiri})`.as('berdiri'))
    .select(
      sql<Rupiah>`sum(CASE WHEN ${berdiri} THEN 0
            ELSE d.harga_total + CASE f.ppn_mode WHEN 'EXCLUDE' THEN d.ppn_rp ELSE 0 END + d.pph_rp END)::bigint`.as(
        'kembali_rp',
      ),
    )
    .as('k')
}
const KEMBALI_RP = sql<Rupiah>`coalesce(k.kembali_rp, 0)`

export default sourceOf(report, {
  utama: (ctx, { jenis, nama_bank, ...days }) =>
    ctx.db
      .selectFrom('faktur_group as f')
      .innerJoin('pembayaran as p', 'p.ref_no', 'f.no_faktur_group')
      .leftJoin(dibatalkan(ctx, days), 'k.no_faktur_group', 'f.no_faktur_group')
      .where('f.kode_toko', '=', ctx.toko.kode_toko)
      .where('f.tgl_system', '>=', days.tgl_awal)
      .where('f.tgl_system', '<=', days.tgl_akhir)
      .where('f.jenis', '<>', 'BELI')
      // A trade-in that was validated and then cancelled says CANC of itself; its lines say when.
      .where('f.valid_by', 'is not', null)
      .where(sql<boolean>`coalesce(k.berdiri, true)`)
      .where('p.kode_toko', '=', ctx.toko.kode_toko)
      .where('p.arah', '=', 'MASUK')
      .$if(jenis !== ALL, (q) => q.where('p.jenis', '=', jenis))
      .$if(nama_bank !== ALL, (q) => q.where('p.nama_bank', '=', nama_bank))
      .select([
        'p.jenis',
        'p.nama_bank',
        'f.tgl_system as tanggal',
        'f.no_faktur_group',
        'f.nama_customer',
        'p.no_card',
      ])
      .select(sql<Rupiah>`p.nominal - ${KEMBALI_RP}`.as('nominal'))
      .select('p.fee')
      .select(
        sql<Rupiah>`CASE ${KEMBALI_RP} WHEN 0 THEN p.fee_rp ELSE (p.nominal - k.kembali_rp) * p.fee / 1000000 END`.as(
          'fee_rp',
        ),
      )
      .orderBy('p.jenis')
      .orderBy('p.nama_bank')
      .orderBy('f.tgl_system')
      .orderBy('f.no_faktur_group')
      .execute(),
})
