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
/** A month is what its report says: what was cancelled in a later month is still in it, as it is in the books. */
const batalNanti = (tabel: string, no: string): string =>
  `EXISTS (SELECT 1 FROM ${tabel} b WHERE b.kode_toko = $1 AND b.tgl_batal >= bulan.akhir AND b.${no} = d.${no})`
const DI_BULANNYA = {
  jual_detail: `d.status_valid = 'DONE' AND (d.status_kembali = 'OPEN' OR ${batalNanti('jual_batal', 'no_faktur_jual')})`,
  beli_detail: `(d.status_valid = 'DONE' OR d.status_valid = 'CANC' AND ${batalNanti('beli_batal', 'no_faktur_beli')})`,
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
    `WITH bulan AS MATERIALIZED (
       SELECT m::date AS awal, (m + interval '1 month')::date AS akhir
       FROM generate_series(date_trunc('month', $2::date) - interval '11 months', $2::date, interval '1 month') m)
     SELECT to_char(bulan.awal, 'YYYY-MM') AS bulan, COALESCE(s.value, 0)::bigint AS value
     FROM bulan CROSS JOIN LATERAL (
       SELECT sum(d.${RUPIAH[tabel]}) AS value FROM ${tabel} d
       WHERE d.kode_toko = $1 AND d.tgl_system >= bulan.awal AND d.tgl_system < bulan.akhir AND ${DI_BULANNYA[tabel]}) s
     ORDER BY bulan.awal`,
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
