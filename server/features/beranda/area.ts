/**
 * Totals of an area on a day, by the rule of its report: documents that were validated, and cancelled on a later day at
 * most.
 */
import type { CallReply } from '#domain/call.ts'
import type { berandaToko } from '#domain/calls/beranda.ts'
import type { Context } from '../../context.ts'
import { statement } from '../../db/statement.ts'
import type { Hari } from './hari.ts'

type Area = CallReply<typeof berandaToko>[number]['penjualan']
type Number = Area['hari']
interface Tanggal {
  kode_toko: string
  tanggal: string
}

const number = (nama: string, content: string) =>
  statement<Number & Tanggal, { hari: readonly Tanggal[] }>(`beranda_${nama}`, content)

/** R16. */
const penjualan = number(
  'penjualan',
  `SELECT hari.kode_toko, hari.tanggal, count(DISTINCT d.no_faktur_group)::int AS nota, count(*)::int AS qty,
     sum(d.berat)::bigint AS berat, sum(d.harga_total)::bigint AS rupiah
   FROM :hari(kode_toko text, tanggal date) JOIN jual_detail d ON d.kode_toko = hari.kode_toko
     AND d.tgl_system = hari.tanggal
   WHERE d.status_valid = 'DONE'
     AND (d.status_kembali = 'OPEN'
       OR EXISTS (
         SELECT 1 FROM jual_batal b
         WHERE b.kode_toko = d.kode_toko AND b.tgl_batal > d.tgl_system
           AND b.no_faktur_jual = d.no_faktur_jual))
   GROUP BY 1, 2`,
)
/** R24. */
const pembelian = number(
  'pembelian',
  `SELECT hari.kode_toko, hari.tanggal, count(DISTINCT d.no_faktur_group)::int AS nota, count(*)::int AS qty,
     sum(d.berat)::bigint AS berat, sum(d.harga)::bigint AS rupiah
   FROM :hari(kode_toko text, tanggal date) JOIN beli_detail d ON d.kode_toko = hari.kode_toko
     AND d.tgl_system = hari.tanggal
   WHERE d.status_valid = 'DONE' OR d.status_valid = 'CANC'
     AND EXISTS (
       SELECT 1 FROM beli_batal b
       WHERE b.kode_toko = d.kode_toko AND b.tgl_batal > d.tgl_system AND b.no_faktur_beli = d.no_faktur_beli)
   GROUP BY 1, 2`,
)
/** R21: deposits taken in that day, and what they have held. */
const titipan = number(
  'titipan',
  `SELECT hari.kode_toko, hari.tanggal, count(*)::int AS nota, COALESCE(sum(b.qty), 0)::int AS qty,
     COALESCE(sum(b.berat), 0)::bigint AS berat, COALESCE(sum(p.total), 0)::bigint AS rupiah
   FROM :hari(kode_toko text, tanggal date) JOIN titip t ON t.kode_toko = hari.kode_toko AND t.tgl_system = hari.tanggal
     CROSS JOIN LATERAL (
       SELECT count(*) AS qty, sum(d.berat) AS berat FROM titip_detail d
       WHERE d.no_titip_group = t.no_titip_group) b
     CROSS JOIN LATERAL (
       SELECT sum(p.total) AS total FROM titip_bayar p
       WHERE p.no_titip_group = t.no_titip_group AND p.status_valid = 'DONE') p
   WHERE t.status_valid = 'DONE' GROUP BY 1, 2`,
)
/** R13, without what was cancelled the same day: as it was agreed. */
const pesanan = number(
  'pesanan',
  `SELECT hari.kode_toko, hari.tanggal, count(DISTINCT p.no_pesanan)::int AS nota, count(*)::int AS qty,
     sum(d.perkiraan_berat)::bigint AS berat, sum(d.harga_total)::bigint AS rupiah
   FROM :hari(kode_toko text, tanggal date) JOIN pesanan p ON p.kode_toko = hari.kode_toko
     AND p.tgl_system = hari.tanggal JOIN pesanan_detail d ON d.no_pesanan = p.no_pesanan
   WHERE d.status <> 'BATAL' AND (p.status_pesanan <> 'CLOSE' OR p.tgl_batal > p.tgl_system)
   GROUP BY 1, 2`,
)
/** R30, the same: what came in, and what its customers were told that it costs. */
const service = number(
  'service',
  `SELECT hari.kode_toko, hari.tanggal, count(DISTINCT p.no_faktur_service)::int AS nota,
     sum(d.jumlah)::int AS qty, sum(d.berat_terima)::bigint AS berat, sum(d.ongkos)::bigint AS rupiah
   FROM :hari(kode_toko text, tanggal date) JOIN service p ON p.kode_toko = hari.kode_toko
     AND p.tgl_system = hari.tanggal JOIN service_detail d ON d.no_faktur_service = p.no_faktur_service
   WHERE p.status_service <> 'CANC' OR p.tgl_batal > p.tgl_system
   GROUP BY 1, 2`,
)
const AREA = { penjualan, pembelian, titipan, pesanan, service }

const NOL = { nota: 0, qty: 0, berat: 0, rupiah: 0 } as Number

/** Of each of these shops its day, and the day beside it. */
export async function areaNumbers(
  ctx: Context,
  area: keyof typeof AREA,
  hari: readonly Hari[],
): Promise<(toko: Hari) => Area> {
  const asked = hari.flatMap(({ kode_toko, tanggal, banding }) => [
    { kode_toko, tanggal },
    { kode_toko, tanggal: banding },
  ])
  const rows = await ctx.sql(AREA[area], { hari: asked })
  const found = new Map(
    rows.map(({ kode_toko, tanggal, ...sums }) => [`${kode_toko} ${tanggal}`, sums as Number]),
  )
  const pada = (kode_toko: string, tanggal: string) => found.get(`${kode_toko} ${tanggal}`) ?? NOL
  return ({ kode_toko, tanggal, banding }) => ({
    hari: pada(kode_toko, tanggal),
    lalu: pada(kode_toko, banding),
  })
}
