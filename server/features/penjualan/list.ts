/** Sales of a range of days, newest first. */
import type { CallInput, CallReply } from '#domain/call.ts'
import type { listPenjualan, PenjualanRingkas } from '#domain/calls/penjualan.ts'
import type { Context } from '../../context.ts'
import { statement } from '../../db/statement.ts'
import { cariArsip, tampak } from '../../faktur/arsip.ts'
import { rentangDicari } from '../../faktur/rentang.ts'
import { polaCari } from '../../rantai/nomor-dicari.ts'
import { cariHp, hpCocok } from '../../rantai/member.ts'
import { denganAlasan } from './alasan.ts'

/** The columns of a sale in a list; `f` is faktur_group, `s` its sales person. */
export const RINGKAS = `f.no_faktur_group, f.no_faktur_group_user, f.tgl_system,
  to_char(f.jam, 'HH24:MI:SS') AS jam, f.kode_sales, s.nama_sales, f.kode_member AS kode_customer,
  f.nama_customer, f.total_jual AS total, f.ppn_rp, f.total_bayar, f.status_valid, f.input_by,
  COALESCE(f.valid_by, '-') AS valid_by, f.cetak, d.qty, d.berat, d.kind, d.status_kembali, d.diarsipkan,
  COALESCE((
      SELECT json_agg(json_build_object('jenis', p.jenis, 'nominal', p.nominal) ORDER BY p.urut)
      FROM pembayaran p WHERE p.ref_no = f.no_faktur_group AND p.ref_type = 'PENJUALAN'), '[]') AS pembayaran`

/** Pieces and grams of a sale; CANC once no line of it lives. */
export const LINE_SUMMARY = `CROSS JOIN LATERAL (
  SELECT count(*)::int AS qty, COALESCE(sum(berat), 0)::bigint AS berat,
    CASE WHEN bool_and(no_titip_group = '-') THEN 'PENJUALAN' ELSE 'TITIPAN' END AS kind,
    CASE WHEN bool_and(status_kembali = 'CANC') THEN 'CANC' ELSE 'OPEN' END AS status_kembali,
    bool_and(diarsipkan_at IS NOT NULL) AS diarsipkan
  FROM jual_detail WHERE no_faktur_group = f.no_faktur_group) d`

/** The newest are picked first: only they are added up. */
const listAll = statement<Omit<PenjualanRingkas, 'alasan_tidak_bisa'>>(
  'daftar_penjualan',
  `SELECT ${RINGKAS}
   FROM (
     SELECT * FROM faktur_group f
     WHERE kode_toko = $1 AND jenis = 'JUAL' AND tgl_system BETWEEN $2 AND $3
       AND ($4::text IS NULL OR status_valid = $4)
       AND ($5::text IS NULL OR no_faktur_group LIKE '%' || $5 || '%' OR nama_customer LIKE '%' || $5 || '%'
         OR ${hpCocok('no_hp', '$7', '$8')}
         OR EXISTS (
           SELECT 1 FROM jual_detail j
           WHERE j.no_faktur_group = f.no_faktur_group AND j.kode_barcode LIKE '%' || $5 || '%'))
       AND ${tampak('$9', '$10')}
     ORDER BY jam DESC, no_faktur_group DESC
     LIMIT $6) f JOIN sales s ON s.kode_toko = f.kode_toko AND s.kode_sales = f.kode_sales ${LINE_SUMMARY}
   ORDER BY f.jam DESC, f.no_faktur_group DESC`,
)

export async function list(
  ctx: Context,
  { query }: CallInput<typeof listPenjualan>,
): Promise<CallReply<typeof listPenjualan>> {
  const { from, to } = rentangDicari(query, ctx.toko.tgl_system)
  const cari = query.cari ? polaCari(query.cari) : null
  const rows = await ctx.sql(listAll, [
    ctx.toko.kode_toko,
    from,
    to,
    query.status_valid ?? null,
    cari,
    query.limit,
    ...cariHp(ctx, query.cari),
    ...cariArsip(query.cari),
  ])
  return denganAlasan(ctx, rows)
}
