/** Repairs: without dates those whose goods are in the shop, the one promised first first; else of a range of days, the newest first. */
import type { CallInput, CallReply } from '#domain/call.ts'
import type { listService, ServiceRingkas } from '#domain/calls/service.ts'
import { tambahHari } from '#domain/units.ts'
import type { Context } from '../../context.ts'
import { statement } from '../../db/statement.ts'
import { kepala, listing, OF_ANY_DAY, salesOf, sought, unasked, type Sought } from '../../faktur/list.ts'
import { tampilkanHp } from '../../rantai/member.ts'

/** Statuses of repairs whose goods are in the shop, as their index says it. */
export const ALIVE = `('MASUK', 'SELESAI')`

/** The columns of a repair in a list; `t` is service. What is due of one in the shop leaves out a tax on top: that is reckoned when it is fetched. */
export const RINGKAS = `t.no_faktur_service, t.tgl_system, ${kepala('t')}, t.no_hp, d.nama_barang, d.qty, d.berat,
  t.estimasi_tanggal, t.status_service, t.status_service = 'MASUK'
  AND t.estimasi_tanggal < toko.tgl_system AS terlambat,
  CASE WHEN t.status_service = 'SELESAI' THEN toko.tgl_system - t.tgl_selesai ELSE 0 END AS hari_menunggu,
  t.total, p.dp, t.ppn_rp,
  CASE WHEN t.status_service IN ${ALIVE} THEN GREATEST(t.total - p.dp, 0) ELSE 0 END AS sisa, t.tgl_selesai,
  t.tgl_ambil, t.tgl_batal, t.input_by`
export const RINGKAS_DARI = `JOIN toko ON toko.kode_toko = t.kode_toko
  ${salesOf('t')}
  CROSS JOIN LATERAL (
    SELECT string_agg(nama_barang, ', ' ORDER BY no) AS nama_barang, sum(jumlah)::int AS qty,
      sum(COALESCE(berat_selesai, berat_terima))::bigint AS berat FROM service_detail
    WHERE no_faktur_service = t.no_faktur_service) d
  CROSS JOIN LATERAL (
    SELECT COALESCE(sum(total), 0)::bigint AS dp FROM setoran
    WHERE kode_toko = t.kode_toko AND ref_no = t.no_faktur_service AND jenis = 'DP' AND status_valid = 'DONE')
  p`

const service = {
  table: 'service',
  alias: 't',
  no: 'no_faktur_service',
  columns: RINGKAS,
  from: RINGKAS_DARI,
  lines: [['service_detail', 'nama_barang']],
} as const
const WHICH = `(:status::text IS NULL OR status_service = :status)
  AND (:selesai_sebelum::date IS NULL OR tgl_selesai < :selesai_sebelum)`
type Values = Sought & { status: string | null; selesai_sebelum: string | null }
const alive = statement<ServiceRingkas, Values>(
  'daftar_service_hidup',
  listing(
    service,
    `status_service IN ${ALIVE} AND ${OF_ANY_DAY} AND ${WHICH}`,
    'estimasi_tanggal, no_faktur_service',
  ),
)
const all = statement<ServiceRingkas, Values>(
  'daftar_service_semua',
  listing(service, `tgl_system BETWEEN :from AND :to AND ${WHICH}`),
)

const BERAKHIR = ['AMBIL', 'CANC']

export async function list(
  ctx: Context,
  { query }: CallInput<typeof listService>,
): Promise<CallReply<typeof listService>> {
  const { lewat_hari } = query
  const status = lewat_hari === undefined ? (query.status_service ?? null) : 'SELESAI'
  const opened = status ? !BERAKHIR.includes(status) : unasked(query)
  const rows = await ctx.sql(opened ? alive : all, {
    ...sought(ctx, query),
    status,
    selesai_sebelum: lewat_hari === undefined ? null : tambahHari(ctx.toko.tgl_system, -lewat_hari),
  })
  return rows.map((row) => tampilkanHp(ctx, row))
}
