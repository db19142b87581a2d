/** Orders: without dates those that have not ended, the one promised first first; else of a range of days, the newest first. */
import type { CallInput, CallReply } from '#domain/call.ts'
import type { listPesanan, PesananRingkas } from '#domain/calls/pesanan.ts'
import type { Context } from '../../context.ts'
import { statement } from '../../db/statement.ts'
import { rentangDicari } from '../../faktur/rentang.ts'
import { cariHp, hpCocok, tampilkanHp } from '../../rantai/member.ts'
import { polaCari } from '../../rantai/nomor-dicari.ts'

/** Statuses of orders that have not ended, as their index says it. */
export const ALIVE = `('OPEN', 'PROSES', 'DONE')`

/** The columns of an order in a list; `t` is pesanan. */
export const RINGKAS = `t.no_pesanan, t.tgl_system AS tanggal, to_char(t.jam, 'HH24:MI:SS') AS jam,
  t.kode_sales, s.nama_sales, t.kode_member AS kode_customer, t.nama_customer, t.no_hp, t.kode_tukang,
  COALESCE(k.nama_tukang, '-') AS nama_tukang, t.estimasi_tanggal, t.status_pesanan IN ('OPEN', 'PROSES')
  AND t.estimasi_tanggal < toko.tgl_system AS terlambat, t.status_pesanan, d.nama_barang, d.total_qty,
  d.qty_jadi, d.total_berat, d.ongkos, d.total_harga, p.jumlah_bayar,
  CASE WHEN t.status_pesanan IN ${ALIVE} THEN GREATEST(d.total_harga - p.jumlah_bayar, 0) ELSE 0 END
  AS sisa_bayar, t.tgl_jadi, t.tgl_ambil AS tanggal_ambil, t.tgl_batal, t.no_faktur_group, t.input_by`
export const RINGKAS_DARI = `JOIN toko ON toko.kode_toko = t.kode_toko
  JOIN sales s ON s.kode_toko = t.kode_toko AND s.kode_sales = t.kode_sales
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

/** Rows are picked first, and only the picked ones are added up. */
const listing = (nama: string, yang: string, order: string) =>
  statement<PesananRingkas>(
    `daftar_pesanan_${nama}`,
    `SELECT ${RINGKAS} FROM (
       SELECT * FROM pesanan t
       WHERE kode_toko = $1 AND ${yang} AND ($4::text IS NULL OR status_pesanan = $4)
         AND ($5::text IS NULL OR no_pesanan LIKE '%' || $5 || '%' OR nama_customer LIKE '%' || $5 || '%'
           OR ${hpCocok('no_hp', '$7', '$8')}
           OR EXISTS (
             SELECT 1 FROM pesanan_detail j
             WHERE j.no_pesanan = t.no_pesanan AND j.nama_barang LIKE '%' || $5 || '%'))
       ORDER BY ${order} LIMIT $6) t ${RINGKAS_DARI}
     ORDER BY ${order.replaceAll(/(^|, )/g, '$1t.')}`,
  )
/** Written out, so that the few that have not ended are found among those of many years: by their index, not by their day. */
const alive = listing(
  'hidup',
  `status_pesanan IN ${ALIVE} AND ($2::date = '-infinity' OR tgl_system >= $2)
   AND ($3::date = 'infinity' OR tgl_system <= $3)`,
  'estimasi_tanggal, no_pesanan',
)
const all = listing('semua', 'tgl_system BETWEEN $2 AND $3', 'jam DESC, no_pesanan DESC')

const BERAKHIR = ['FINISH', 'CLOSE']

export async function list(
  ctx: Context,
  { query }: CallInput<typeof listPesanan>,
): Promise<CallReply<typeof listPesanan>> {
  const { from, to } = rentangDicari(query, null)
  const cari = query.cari ? polaCari(query.cari) : null
  const status = query.status_pesanan ?? null
  const opened = status ? !BERAKHIR.includes(status) : !from && !cari
  const rows = await ctx.sql(opened ? alive : all, [
    ctx.toko.kode_toko,
    from ?? '-infinity',
    to ?? 'infinity',
    status,
    cari,
    query.limit,
    ...cariHp(ctx, query.cari),
  ])
  return rows.map((row) => tampilkanHp(ctx, row))
}
