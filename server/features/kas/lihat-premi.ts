/** Premi that sales people would be paid now: line by line for one person, in sum for everybody (DOMAIN §C.13). */
import type { CallInput, CallReply } from '#domain/call.ts'
import type { listPremi, hitungPremiSales, PremiOrang } from '#domain/calls/premi.ts'
import { refuseAll } from '#domain/errors.ts'
import { premiSales, tolakHariPremi } from '#domain/rules/premi.ts'
import { rupiah, type Rupiah } from '#domain/units.ts'
import type { Context } from '../../context.ts'
import { statement } from '../../db/statement.ts'
import { lihatPremiSales } from './load-premi.ts'

/** @throws errors.premiHariBelumDitutup, salesTidakAda */
export async function lihatPremi(
  ctx: Context,
  { query }: CallInput<typeof hitungPremiSales>,
): Promise<CallReply<typeof hitungPremiSales>> {
  refuseAll(tolakHariPremi(query.sampai, ctx.toko.tgl_system))
  return lihatPremiSales(ctx, query)
}

interface Orang extends Pick<PremiOrang, 'kode_sales' | 'nama_sales' | 'qty' | 'berat' | 'potongan'> {
  premi_per_gram: Rupiah
}
const all = statement<Orang>(
  'premi_orang',
  `SELECT kode_sales, s.nama_sales, s.premi_per_gram, COALESCE(b.qty, 0)::int AS qty,
     COALESCE(b.berat, 0)::bigint AS berat, COALESCE(p.potongan, 0)::bigint AS potongan
   FROM sales s
     LEFT JOIN (SELECT kode_sales, count(*) AS qty, sum(berat - berat_customer) AS berat FROM jual_detail
       WHERE kode_toko = $1 AND tgl_system <= $2 AND status_premi = 'OPEN' AND status_valid = 'DONE'
         AND status_kembali = 'OPEN' GROUP BY 1) b USING (kode_sales)
     LEFT JOIN (SELECT kode_sales, sum(premi_rp) AS potongan FROM jual_detail
       WHERE kode_toko = $1 AND status_premi = 'DONE' AND status_kembali = 'CANC' AND no_kas_potong = '-'
       GROUP BY 1) p USING (kode_sales)
   WHERE s.kode_toko = $1 ORDER BY kode_sales`,
)

/** @throws errors.premiHariBelumDitutup */
export async function listed(
  ctx: Context,
  { query: { sampai } }: CallInput<typeof listPremi>,
): Promise<CallReply<typeof listPremi>> {
  refuseAll(tolakHariPremi(sampai, ctx.toko.tgl_system))
  return (await ctx.sql(all, [ctx.toko.kode_toko, sampai]))
    .map(({ premi_per_gram, ...orang }) => {
      const premi = premiSales(orang.berat, premi_per_gram)
      return { ...orang, premi, jumlah: rupiah(premi - orang.potongan) }
    })
    .filter(({ premi, potongan }) => premi > 0 || potongan > 0)
}
