/** Figures of the dashboard's counters and charts: what was validated and not cancelled, by the shop's own day (DOMAIN §J). */
import type { CallInput, CallReply } from '#domain/call.ts'
import type { grafikPenjualan } from '#domain/calls/beranda.ts'
import type { Context } from '../../context.ts'
import { statement } from '../../db/statement.ts'

type Grafik = CallReply<typeof grafikPenjualan>
type Input = CallInput<typeof grafikPenjualan>

const HIDUP = {
  jual_detail: `status_valid = 'DONE' AND status_kembali = 'OPEN'`,
  beli_detail: `status_valid = 'DONE'`,
} as const
const RUPIAH = { jual_detail: 'harga_total', beli_detail: 'harga' } as const

/** Both of one table of lines: documents of today, and rupiah of each of the twelve months that end with this one. */
const grafik = (tabel: keyof typeof HIDUP) => {
  const hariIni = statement<{ n: number }>(
    `grafik_hari_ini_${tabel}`,
    `SELECT count(DISTINCT no_faktur_group)::int AS n FROM ${tabel} WHERE kode_toko = $1 AND tgl_system = $2 AND ${HIDUP[tabel]}`,
  )
  const bulanan = statement<Grafik['series'][number]>(
    `grafik_bulanan_${tabel}`,
    `SELECT to_char(m, 'YYYY-MM') AS bulan, COALESCE(s.value, 0)::bigint AS value
     FROM generate_series(date_trunc('month', $2::date) - interval '11 months', $2::date, interval '1 month') m
     LEFT JOIN (
       SELECT date_trunc('month', tgl_system) AS m, sum(${RUPIAH[tabel]}) AS value FROM ${tabel}
       WHERE kode_toko = $1 AND tgl_system >= (date_trunc('month', $2::date) - interval '11 months')::date AND tgl_system <= $2::date AND ${HIDUP[tabel]}
       GROUP BY 1
     ) s USING (m)
     ORDER BY m`,
  )
  return async (ctx: Context, { query: { type } }: Input): Promise<Grafik> => {
    const given = [ctx.toko.kode_toko, ctx.toko.tgl_system]
    if (type === 'today') return { value: (await ctx.sql(hariIni, given))[0]!.n, series: [] }
    const series = await ctx.sql(bulanan, given)
    return { value: series.at(-1)!.value, series }
  }
}

export const penjualan = grafik('jual_detail')
export const pembelian = grafik('beli_detail')
