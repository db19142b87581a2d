/** Orders: without dates those that have not ended, the one promised first first; else of a range of days, the newest first. */
import type { CallInput, CallReply } from '#domain/call.ts'
import type { listPesanan, PesananRingkas } from '#domain/calls/pesanan.ts'
import type { Context } from '../../context.ts'
import { statement } from '../../db/statement.ts'
import { kepala, listing, OF_ANY_DAY, salesOf, sought, unasked, type Sought } from '../../faktur/list.ts'
import { tampilkanHp } from '../../rantai/member.ts'

/** Statuses of orders that have not ended, as their index says it. */
export const ALIVE = `('OPEN', 'PROSES', 'DONE')`

/** The columns of an order in a list; `t` is pesanan. */
export const RINGKAS = `t.no_pesanan, t.tgl_system AS tanggal, ${kepala('t')}, t.no_hp, t.kode_tukang,
  COALESCE(k.nama_tukang, '-') AS nama_tukang, t.estimasi_tanggal, t.status_pesanan IN ('OPEN', 'PROSES')
  AND t.estimasi_tanggal < toko.tgl_system AS terlambat, t.status_pesanan, d.nama_barang, d.total_qty,
  d.qty_jadi, d.total_berat, d.ongkos, d.total_harga, p.jumlah_bayar,
  CASE WHEN t.status_pesanan IN ${ALIVE} THEN GREATEST(d.total_harga - p.jumlah_bayar, 0) ELSE 0 END
  AS sisa_bayar, t.tgl_jadi, t.tgl_ambil AS tanggal_ambil, t.tgl_batal, t.no_faktur_group, t.input_by`
export const RINGKAS_DARI = `JOIN toko ON toko.kode_toko = t.kode_toko
  ${salesOf('t')}
  LEFT JOIN tukang k ON k.kode_toko = t.kode_toko AND k.kode_tukang = t.kode_tukang
  CROSS JOIN LATERAL (
    SELECT COALESCE(string_agg(l.nama_barang, ', ' ORDER BY l.no) FILTER (WHERE l.status <> 'BATAL'), '-')
      AS nama_barang, (count(*) FILTER (WHERE l.status <> 'BATAL'))::int AS total_qty,
      (count(*) FILTER (WHERE l.status = 'JADI'))::int AS qty_jadi,
      COALESCE(sum(COALESCE(b.berat, l.perkiraan_berat)) FILTER (WHERE l.status <> 'BATAL'), 0)::bigint AS total_berat,
      COALESCE(sum(l.ongkos) FILTER (WHERE l.status <> 'BATAL'), 0)::bigint AS ongkos,
      COALESCE(sum(l.harga_total) FILTER (WHERE l.status <> 'BATAL'), 0)::bigint AS total_harga
    FROM pesanan_detail l LEFT JOIN barang b ON b.kode_toko = l.kode_toko AND b.id = l.barang_id
    WHERE l.no_pesanan = t.no_pesanan) d
  CROSS JOIN LATERAL (
    SELECT COALESCE(sum(total), 0)::bigint AS jumlah_bayar FROM setoran
    WHERE kode_toko = t.kode_toko AND ref_no = t.no_pesanan AND jenis = 'DP' AND status_valid = 'DONE') p`

const pesanan = {
  table: 'pesanan',
  alias: 't',
  no: 'no_pesanan',
  columns: RINGKAS,
  from: RINGKAS_DARI,
  lines: [['pesanan_detail', 'nama_barang']],
} as const
const STATUS = '(:status::text IS NULL OR status_pesanan = :status)'
type Values = Sought & { status: string | null }
const alive = statement<PesananRingkas, Values>(
  'daftar_pesanan_hidup',
  listing(
    pesanan,
    `status_pesanan IN ${ALIVE} AND ${OF_ANY_DAY} AND ${STATUS}`,
    'estimasi_tanggal, no_pesanan',
  ),
)
const all = statement<PesananRingkas, Values>(
  'daftar_pesanan_semua',
  listing(pesanan, `tgl_system BETWEEN :from AND :to AND ${STATUS}`),
)

const BERAKHIR = ['FINISH', 'CLOSE']

export async function list(
  ctx: Context,
  { query }: CallInput<typeof listPesanan>,
): Promise<CallReply<typeof listPesanan>> {
  const status = query.status_pesanan ?? null
  const opened = status ? !BERAKHIR.includes(status) : unasked(query)
  const rows = await ctx.sql(opened ? alive : all, { ...sought(ctx, query), status })
  return rows.map((row) => tampilkanHp(ctx, row))
}
