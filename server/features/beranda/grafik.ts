/** Figures of the dashboard's counters and charts: what was validated, or posted when it was saved, and not cancelled, by the shop's own day (DOMAIN §J). */
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

interface Sumber {
  /** Documents of the day $2. */
  hariIni: string
  /** Rupiah of the month `bulan`, as `value`. */
  sebulan: string
}

const perBaris = (tabel: keyof typeof HIDUP): Sumber => ({
  hariIni: `SELECT count(DISTINCT no_faktur_group)::int AS n FROM ${tabel} WHERE kode_toko = $1 AND tgl_system = $2 AND ${HIDUP[tabel]}`,
  sebulan: `SELECT sum(d.${RUPIAH[tabel]}) AS value FROM ${tabel} d
       WHERE d.kode_toko = $1 AND d.tgl_system >= bulan.awal AND d.tgl_system < bulan.akhir AND ${DI_BULANNYA[tabel]}`,
})

const SUMBER = {
  penjualan: perBaris('jual_detail'),
  pembelian: perBaris('beli_detail'),
  /** What was ordered: its estimate, by the day it was taken in. */
  pesanan: {
    hariIni: `SELECT count(*)::int AS n FROM pesanan WHERE kode_toko = $1 AND tgl_system = $2 AND status_pesanan <> 'CLOSE'`,
    sebulan: `SELECT sum(b.harga_total) AS value FROM pesanan d JOIN pesanan_detail b ON b.no_pesanan = d.no_pesanan
       WHERE d.kode_toko = $1 AND d.tgl_system >= bulan.awal AND d.tgl_system < bulan.akhir
         AND b.status <> 'BATAL' AND (d.status_pesanan <> 'CLOSE' OR d.tgl_batal >= bulan.akhir)`,
  },
  /** Today those that came in; of a month what was earned with those that were fetched in it. */
  service: {
    hariIni: `SELECT count(*)::int AS n FROM service WHERE kode_toko = $1 AND tgl_system = $2 AND status_service <> 'CANC'`,
    sebulan: `SELECT sum(d.total) AS value FROM service d
       WHERE d.kode_toko = $1 AND d.tgl_ambil >= bulan.awal AND d.tgl_ambil < bulan.akhir AND d.tgl_ambil IS NOT NULL`,
  },
} satisfies Record<string, Sumber>

/** Documents of today, and rupiah of each of the twelve months that end with this one. */
const grafik = (nama: keyof typeof SUMBER) => {
  const { hariIni: dihitung, sebulan } = SUMBER[nama]
  const hariIni = statement<{ n: number }>(`grafik_hari_ini_${nama}`, dihitung)
  const bulanan = statement<Grafik['series'][number]>(
    `grafik_bulanan_${nama}`,
    `WITH bulan AS MATERIALIZED (
       SELECT m::date AS awal, (m + interval '1 month')::date AS akhir
       FROM generate_series(date_trunc('month', $2::date) - interval '11 months', $2::date, interval '1 month') m)
     SELECT to_char(bulan.awal, 'YYYY-MM') AS bulan, COALESCE(s.value, 0)::bigint AS value
     FROM bulan CROSS JOIN LATERAL (
       ${sebulan}) s
     ORDER BY bulan.awal`,
  )
  return async (ctx: Context, { query: { type } }: Input): Promise<Grafik> => {
    const given = [ctx.toko.kode_toko, ctx.toko.tgl_system]
    if (type === 'today') return { value: (await ctx.sql(hariIni, given))[0]!.n, series: [] }
    const series = await ctx.sql(bulanan, given)
    return { value: series.at(-1)!.value, series }
  }
}

export const penjualan = grafik('penjualan')
export const pembelian = grafik('pembelian')
export const pesanan = grafik('pesanan')
export const service = grafik('service')
