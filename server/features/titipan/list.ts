/** Deposits: without dates those that are open, whatever their day; else of a range of days. Newest first. */
import type { CallInput, CallReply } from '#domain/call.ts'
import type { listTitipan, TitipanRingkas } from '#domain/calls/titipan.ts'
import type { Context } from '../../context.ts'
import { statement } from '../../db/statement.ts'
import { rentangDicari } from '../../faktur/rentang.ts'
import { polaCari } from '../../rantai/nomor-dicari.ts'
import { cariHp, hpCocok, tampilkanHp } from '../../rantai/member.ts'

/** The columns of a deposit in a list; `t` is titip, `s` its sales person. */
export const RINGKAS = `t.no_titip_group, t.no_titip_group_user, t.tgl_system,
  to_char(t.jam, 'HH24:MI:SS') AS jam, t.kode_sales, s.nama_sales, t.kode_member AS kode_customer,
  t.nama_customer, t.no_hp, d.qty, d.berat, d.nama_barang, t.total, p.titipan, p.menunggu,
  CASE WHEN t.status_titipan = 'OPEN' THEN GREATEST(t.total - p.titipan - p.menunggu, 0) ELSE 0 END AS sisa,
  t.tgl_kunci_harga, t.status_valid, t.status_titipan, t.no_faktur_group, t.tgl_ambil, t.tgl_batal_titip,
  t.input_by`
export const RINGKAS_DARI = `JOIN sales s ON s.kode_toko = t.kode_toko AND s.kode_sales = t.kode_sales
  CROSS JOIN LATERAL (
    SELECT count(*)::int AS qty, COALESCE(sum(berat), 0)::bigint AS berat,
      COALESCE(string_agg(nama_barang, ', ' ORDER BY no), 'TITIP UANG') AS nama_barang FROM titip_detail
    WHERE no_titip_group = t.no_titip_group) d
  CROSS JOIN LATERAL (
    SELECT COALESCE(sum(total) FILTER (WHERE status_valid = 'DONE'), 0)::bigint AS titipan,
      COALESCE(sum(total) FILTER (WHERE status_valid = 'OPEN'), 0)::bigint AS menunggu FROM titip_bayar
    WHERE no_titip_group = t.no_titip_group) p`

/** The newest are picked first: only they are added up. */
const listing = (nama: string, yang: string) =>
  statement<TitipanRingkas>(
    `daftar_titipan_${nama}`,
    `SELECT ${RINGKAS} FROM (
       SELECT * FROM titip t
       WHERE kode_toko = $1 AND ${yang}
         AND ($5::text IS NULL OR no_titip_group LIKE '%' || $5 || '%' OR nama_customer LIKE '%' || $5 || '%'
           OR ${hpCocok('no_hp', '$7', '$8')}
           OR EXISTS (
             SELECT 1 FROM titip_detail j
             WHERE j.no_titip_group = t.no_titip_group AND j.kode_barcode LIKE '%' || $5 || '%'))
       ORDER BY jam DESC, no_titip_group DESC LIMIT $6) t ${RINGKAS_DARI}
     ORDER BY t.jam DESC, t.no_titip_group DESC`,
  )
/** Written out, so that the few that are open are found among those of many years: by their index, not by their day. */
const opened = listing(
  'terbuka',
  `status_titipan = 'OPEN' AND $4 = 'OPEN' AND ($2::date = '-infinity' OR tgl_system >= $2)
   AND ($3::date = 'infinity' OR tgl_system <= $3)`,
)
const all = listing('semua', 'tgl_system BETWEEN $2 AND $3 AND ($4::text IS NULL OR status_titipan = $4)')

export async function list(
  ctx: Context,
  { query }: CallInput<typeof listTitipan>,
): Promise<CallReply<typeof listTitipan>> {
  const { from, to } = rentangDicari(query, null)
  const cari = query.cari ? polaCari(query.cari) : null
  const status = query.status_titipan ?? (from || cari ? null : 'OPEN')
  const rows = await ctx.sql(status === 'OPEN' ? opened : all, [
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
