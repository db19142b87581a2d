/** Figures of the dashboard's counters and charts: what was validated, or posted when it was saved, and not cancelled, by the shop's own day (DOMAIN §J). */
import type { CallInput, CallReply } from '#domain/call.ts'
import type { grafikPenjualan } from '#domain/calls/beranda.ts'
import type { Context } from '../../context.ts'
import { statement } from '../../db/statement.ts'
import { hitungan } from '../../ledger/jumlah-harian.ts'
import { SEJAK_DITUTUP } from '../../ledger/pemeriksaan.ts'

type Grafik = CallReply<typeof grafikPenjualan>
type Input = CallInput<typeof grafikPenjualan>

interface Sumber {
  /** Documents of the day $2. */
  hariIni: string
  /** Rupiah of the month `bulan`, as `value`. */
  sebulan: string
}

const hariIni = (table: string, alive: string): string =>
  `SELECT count(DISTINCT no_faktur_group)::int AS n FROM ${table} WHERE kode_toko = $1 AND tgl_system = $2 AND ${alive}`

/**
 * Amounts that count for a day, as the view gerak_penjualan has them line by line. They are read by nota: a nota knows
 * what its lines come to (periksa-buku compares), and the open day of a large shop is read whole each time that
 * somebody looks.
 */
const NOTA_TERJUAL = `(
    SELECT kode_toko, tgl_system AS tanggal, tgl_system AS tgl_nota, total_jual::bigint AS harga_total
    FROM faktur_group WHERE valid_by IS NOT NULL
    UNION ALL SELECT b.kode_toko, b.tgl_batal, d.tgl_system, -d.harga_total
    FROM jual_batal b JOIN jual_detail d ON d.kode_toko = b.kode_toko AND d.no_faktur_jual = b.no_faktur_jual)`

/** A month is what its report says: closed days out of their totals; what was cancelled in a later month is still in it, as it is in the books. */
const sebulan = (table: 'penjualan_harian' | 'pembelian_harian', rupiah: string, opened: string): string => {
  const hari = (from: string, mana: string) =>
    `SELECT sum(d.${rupiah}) AS value FROM ${from} d
     WHERE ${mana} AND d.tanggal >= bulan.awal AND d.tanggal < bulan.akhir AND d.tgl_nota >= bulan.awal`
  return `SELECT sum(h.value) AS value
    FROM (${hari(table, 'd.kode_toko = $1')} UNION ALL ${hari(opened, SEJAK_DITUTUP('d'))}) h`
}

const SUMBER = {
  penjualan: {
    hariIni: hariIni('jual_detail', `status_valid = 'DONE' AND status_kembali = 'OPEN'`),
    sebulan: sebulan('penjualan_harian', 'harga_total', NOTA_TERJUAL),
  },
  pembelian: {
    hariIni: hariIni('beli_detail', `status_valid = 'DONE'`),
    sebulan: sebulan('pembelian_harian', 'harga', hitungan('pembelian_harian')),
  },
  /** Orders: their estimate, by the day they were taken in. */
  pesanan: {
    hariIni: `SELECT count(*)::int AS n FROM pesanan
      WHERE kode_toko = $1 AND tgl_system = $2 AND status_pesanan <> 'CLOSE'`,
    sebulan: `SELECT sum(b.harga_total) AS value FROM pesanan d JOIN pesanan_detail b ON b.no_pesanan = d.no_pesanan
       WHERE d.kode_toko = $1 AND d.tgl_system >= bulan.awal AND d.tgl_system < bulan.akhir
         AND b.status <> 'BATAL' AND (d.status_pesanan <> 'CLOSE' OR d.tgl_batal >= bulan.akhir)`,
  },
  /** Today those that came in; of a month what was earned with those that were fetched in it. */
  service: {
    hariIni: `SELECT count(*)::int AS n FROM service
      WHERE kode_toko = $1 AND tgl_system = $2 AND status_service <> 'CANC'`,
    sebulan: `SELECT sum(d.total) AS value FROM service d
       WHERE d.kode_toko = $1 AND d.tgl_ambil >= bulan.awal AND d.tgl_ambil < bulan.akhir AND d.tgl_ambil IS NOT NULL`,
  },
} satisfies Record<string, Sumber>

/** Documents of today, and rupiah of each of the twelve months that end with this one. */
const grafik = (nama: keyof typeof SUMBER) => {
  const { hariIni, sebulan } = SUMBER[nama]
  const sehari = statement<{ n: number }>(`grafik_hari_ini_${nama}`, hariIni)
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
    if (type === 'today') return { value: (await ctx.sql(sehari, given))[0]!.n, series: [] }
    const series = await ctx.sql(bulanan, given)
    return { value: series.at(-1)!.value, series }
  }
}

export const penjualan = grafik('penjualan')
export const pembelian = grafik('pembelian')
export const pesanan = grafik('pesanan')
export const service = grafik('service')
