/** Deposits: without dates those that are open, whatever their day; else of a range of days. Newest first. */
import type { CallInput, CallReply } from '#domain/call.ts'
import type { listTitipan, TitipanRingkas } from '#domain/calls/titipan.ts'
import type { Context } from '../../context.ts'
import { statement } from '../../db/statement.ts'
import { kepala, listing, OF_ANY_DAY, salesOf, sought, unasked, type Sought } from '../../faktur/list.ts'
import { tampilkanHp } from '../../rantai/member.ts'

/** The columns of a deposit in a list; `t` is titip, `s` its sales person. */
export const RINGKAS = `t.no_titip_group, t.no_titip_group_user, t.tgl_system,
  ${kepala('t')}, t.no_hp, d.qty, d.berat, d.nama_barang, t.total, p.titipan, p.menunggu,
  CASE WHEN t.status_titipan = 'OPEN' THEN GREATEST(t.total - p.titipan - p.menunggu, 0) ELSE 0 END AS sisa,
  t.tgl_kunci_harga, t.status_valid, t.status_titipan, t.no_faktur_group, t.tgl_ambil, t.tgl_batal_titip,
  t.input_by`
export const RINGKAS_DARI = `${salesOf('t')}
  CROSS JOIN LATERAL (
    SELECT count(*)::int AS qty, COALESCE(sum(berat), 0)::bigint AS berat,
      COALESCE(string_agg(nama_barang, ', ' ORDER BY no), 'TITIP UANG') AS nama_barang FROM titip_detail
    WHERE no_titip_group = t.no_titip_group) d
  CROSS JOIN LATERAL (
    SELECT COALESCE(sum(total) FILTER (WHERE status_valid = 'DONE'), 0)::bigint AS titipan,
      COALESCE(sum(total) FILTER (WHERE status_valid = 'OPEN'), 0)::bigint AS menunggu FROM titip_bayar
    WHERE no_titip_group = t.no_titip_group) p`

const titipan = {
  table: 'titip',
  alias: 't',
  no: 'no_titip_group',
  columns: RINGKAS,
  from: RINGKAS_DARI,
  lines: [['titip_detail', 'kode_barcode']],
} as const
type Values = Sought & { status: string | null }
const opened = statement<TitipanRingkas, Values>(
  'daftar_titipan_terbuka',
  listing(titipan, `status_titipan = 'OPEN' AND ${OF_ANY_DAY}`),
)
const all = statement<TitipanRingkas, Values>(
  'daftar_titipan_semua',
  listing(
    titipan,
    'tgl_system BETWEEN :from AND :to AND (:status::text IS NULL OR status_titipan = :status)',
  ),
)

export async function list(
  ctx: Context,
  { query }: CallInput<typeof listTitipan>,
): Promise<CallReply<typeof listTitipan>> {
  const status = query.status_titipan ?? (unasked(query) ? 'OPEN' : null)
  const rows = await ctx.sql(status === 'OPEN' ? opened : all, { ...sought(ctx, query), status })
  return rows.map((row) => tampilkanHp(ctx, row))
}
