/** R47's queries: the totals of the months' days, of one shop or of every shop that the transaction looks at. */
import { sql } from 'kysely'
import { ALL, periodeOf, type FilterValues } from '#domain/report/filters.ts'
import { allFilters, polaTanggal } from '#domain/report/rekap-bulanan.ts'
import type { Milligram, Rupiah } from '#domain/units.ts'
import type { Context } from '../../../context.ts'
import { jumlahHari } from '../jumlah-hari.ts'

type Asked = FilterValues<typeof allFilters>

const hari = (asked: Asked) => {
  const { awal, akhir } = periodeOf(allFilters, asked)!
  return { tgl_awal: awal, tgl_akhir: akhir }
}
const tanggalOf = ({ tgl_from, tgl_to }: Asked) =>
  sql<string>`to_char(d.tgl_nota, ${sql.lit(polaTanggal(tgl_from, tgl_to))})`

export const jualBulanan = async (ctx: Context, asked: Asked, kode_toko?: string) =>
  ctx.db
    .selectFrom(await jumlahHari(ctx, 'penjualan_harian', hari(asked), kode_toko))
    .$if(asked.kategori !== ALL, (q) => q.where('d.status_gold', '=', asked.kategori))
    .groupBy(tanggalOf(asked))
    .having((eb) => eb.fn.sum('d.qty'), '<>', 0)
    .select(({ fn }) => [
      tanggalOf(asked).as('tanggal'),
      fn.sum<number>('d.qty').as('qty'),
      fn.sum<Milligram>('d.berat').as('berat'),
      fn.sum<Rupiah>('d.harga_jual').as('harga'),
      fn.sum<Rupiah>('d.ongkos').as('ongkos'),
      fn.sum<Rupiah>('d.harga_atribut').as('atribut'),
      fn.sum<Rupiah>('d.harga_total').as('total'),
    ])
    .orderBy('tanggal')
    .execute()

export const beliBulanan = async (ctx: Context, asked: Asked, kode_toko?: string) =>
  ctx.db
    .selectFrom(await jumlahHari(ctx, 'pembelian_harian', hari(asked), kode_toko))
    .$if(asked.kategori !== ALL, (q) => q.where('d.status_gold', '=', asked.kategori))
    .groupBy(tanggalOf(asked))
    .having((eb) => eb.fn.sum('d.qty'), '<>', 0)
    .select(({ fn }) => [
      tanggalOf(asked).as('tanggal'),
      fn.sum<number>('d.qty').as('qty'),
      fn.sum<Milligram>('d.berat').as('berat'),
      fn.sum<Rupiah>('d.harga_nota').as('harga_nota'),
      fn.sum<Rupiah>('d.harga').as('harga_beli'),
    ])
    .orderBy('tanggal')
    .execute()
