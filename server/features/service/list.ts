/** Repairs: without dates those whose goods are in the shop, the one promised first first; else of a range of days, the newest first. */
import type { CallInput, CallReply } from '#domain/call.ts'
import type { listService, ServiceRingkas } from '#domain/calls/service.ts'
import { tambahHari } from '#domain/units.ts'
import type { Context } from '../../context.ts'
import { statement } from '../../db/statement.ts'
import { rentangDicari } from '../../faktur/rentang.ts'
import { cariHp, hpCocok, tampilkanHp } from '../../rantai/member.ts'
import { polaCari } from '../../rantai/nomor-dicari.ts'

/** Statuses of repairs whose goods are in the shop, as their index says it. */
export const ALIVE = `('MASUK', 'SELESAI')`

/** The columns of a repair in a list; `t` is service. What is due of one in the shop leaves out a tax on top: that is reckoned when it is fetched. */
export const RINGKAS = `t.no_faktur_service, t.tgl_system, to_char(t.jam, 'HH24:MI:SS') AS jam, t.kode_sales,
  s.nama_sales, t.kode_member AS kode_customer, t.nama_customer, t.no_hp, d.nama_barang, d.qty, d.berat,
  t.estimasi_tanggal, t.status_service, t.status_service = 'MASUK'
  AND t.estimasi_tanggal < toko.tgl_system AS terlambat,
  CASE WHEN t.status_service = 'SELESAI' THEN toko.tgl_system - t.tgl_selesai ELSE 0 END AS hari_menunggu,
  t.total, p.dp, t.ppn_rp,
  CASE WHEN t.status_service IN ${ALIVE} THEN GREATEST(t.total - p.dp, 0) ELSE 0 END AS sisa, t.tgl_selesai,
  t.tgl_ambil, t.tgl_batal, t.input_by`
export const RINGKAS_DARI = `JOIN toko ON toko.kode_toko = t.kode_toko
  JOIN sales s ON s.kode_toko = t.kode_toko AND s.kode_sales = t.kode_sales
  CROSS JOIN LATERAL (
    SELECT string_agg(nama_barang, ', ' ORDER BY no) AS nama_barang, sum(jumlah)::int AS qty,
      sum(COALESCE(berat_selesai, berat_terima))::bigint AS berat FROM service_detail
    WHERE no_faktur_service = t.no_faktur_service) d
  CROSS JOIN LATERAL (
    SELECT COALESCE(sum(total), 0)::bigint AS dp FROM setoran
    WHERE kode_toko = t.kode_toko AND ref_no = t.no_faktur_service AND jenis = 'DP' AND status_valid = 'DONE')
  p`

/** Rows are picked first, and only the picked ones are added up. */
const listing = (nama: string, yang: string, order: string) =>
  statement<ServiceRingkas>(
    `daftar_service_${nama}`,
    `SELECT ${RINGKAS} FROM (
       SELECT * FROM service t
       WHERE kode_toko = $1 AND ${yang} AND ($4::text IS NULL OR status_service = $4)
         AND ($9::date IS NULL OR tgl_selesai < $9)
         AND ($5::text IS NULL OR no_faktur_service LIKE '%' || $5 || '%'
           OR nama_customer LIKE '%' || $5 || '%' OR ${hpCocok('no_hp', '$7', '$8')}
           OR EXISTS (
             SELECT 1 FROM service_detail j
             WHERE j.no_faktur_service = t.no_faktur_service AND j.nama_barang LIKE '%' || $5 || '%'))
       ORDER BY ${order} LIMIT $6) t ${RINGKAS_DARI}
     ORDER BY ${order.replaceAll(/(^|, )/g, '$1t.')}`,
  )
/** Written out, so that those in the shop are found among those of many years: by their index, not by their day. */
const alive = listing(
  'hidup',
  `status_service IN ${ALIVE} AND ($2::date = '-infinity' OR tgl_system >= $2)
   AND ($3::date = 'infinity' OR tgl_system <= $3)`,
  'estimasi_tanggal, no_faktur_service',
)
const all = listing('semua', 'tgl_system BETWEEN $2 AND $3', 'jam DESC, no_faktur_service DESC')

const BERAKHIR = ['AMBIL', 'CANC']

export async function list(
  ctx: Context,
  { query }: CallInput<typeof listService>,
): Promise<CallReply<typeof listService>> {
  const { from, to } = rentangDicari(query, null)
  const cari = query.cari ? polaCari(query.cari) : null
  const { lewat_hari } = query
  const status = lewat_hari === undefined ? (query.status_service ?? null) : 'SELESAI'
  const opened = status ? !BERAKHIR.includes(status) : !from && !cari
  const rows = await ctx.sql(opened ? alive : all, [
    ctx.toko.kode_toko,
    from ?? '-infinity',
    to ?? 'infinity',
    status,
    cari,
    query.limit,
    ...cariHp(ctx, query.cari),
    lewat_hari === undefined ? null : tambahHari(ctx.toko.tgl_system, -lewat_hari),
  ])
  return rows.map((row) => tampilkanHp(ctx, row))
}
