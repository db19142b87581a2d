/** R47's queries: the lines of the months, of the shop the transaction looks at. */
import { sql } from 'kysely'
import { ALL, periodeOf, type FilterValues } from '#domain/report/filters.ts'
import { filtersSemua, polaTanggal } from '#domain/report/rekap-bulanan.ts'
import type { Milligram, Rupiah } from '#domain/units.ts'
import type { Context } from '../../../context.ts'
import { barisDibeliRantai } from '../pembelian/baris-dibeli.ts'
import { barisTerjualRantai } from '../penjualan/baris-terjual.ts'

type Asked = FilterValues<typeof filtersSemua>

const hari = (asked: Asked) => {
  const { awal, akhir } = periodeOf(filtersSemua, asked)!
  return { tgl_awal: awal, tgl_akhir: akhir }
}
const tanggalOf = ({ tgl_from, tgl_to }: Asked) =>
  sql<string>`to_char(d.tgl_system, ${sql.lit(polaTanggal(tgl_from, tgl_to))})`

export const jualBulanan = (ctx: Context, asked: Asked) =>
  barisTerjualRantai(ctx, hari(asked))
    .$if(asked.kategori !== ALL, (q) => q.where('d.status_gold', '=', asked.kategori))
    .groupBy(tanggalOf(asked))
    .select(({ fn }) => [
      tanggalOf(asked).as('tanggal'),
      fn.countAll<number>().as('qty'),
      fn.sum<Milligram>('d.berat').as('berat'),
      fn.sum<Rupiah>('d.harga_jual').as('harga'),
      fn.sum<Rupiah>('d.ongkos').as('ongkos'),
      fn.sum<Rupiah>('d.harga_total').as('total'),
    ])
    .orderBy('tanggal')
    .execute()

export const beliBulanan = (ctx: Context, asked: Asked) =>
  barisDibeliRantai(ctx, hari(asked))
    .$if(asked.kategori !== ALL, (q) => q.where('d.status_gold', '=', asked.kategori))
    .groupBy(tanggalOf(asked))
    .select(({ fn }) => [
      tanggalOf(asked).as('tanggal'),
      fn.countAll<number>().as('qty'),
      fn.sum<Milligram>('d.berat').as('berat'),
      fn.sum<Rupiah>('d.harga_nota').as('harga_nota'),
      fn.sum<Rupiah>('d.harga').as('harga_beli'),
    ])
    .orderBy('tanggal')
    .execute()
