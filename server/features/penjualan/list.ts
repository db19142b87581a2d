/** Sales of a range of days, newest first. */
import type { CallInput, CallReply } from '#domain/call.ts'
import type { listPenjualan, PenjualanRingkas } from '#domain/calls/penjualan.ts'
import type { Context } from '../../context.ts'
import { statement } from '../../db/statement.ts'
import { cariArsip, tampak, type Archived } from '../../faktur/arsip.ts'
import { kepala, listing, salesOf, sought, type Sought } from '../../faktur/list.ts'
import { denganAlasan } from './alasan.ts'

/** The columns of a sale in a list; `f` is faktur_group, `s` its sales person. */
export const RINGKAS = `f.no_faktur_group, f.no_faktur_group_user, f.tgl_system,
  ${kepala('f')}, f.total_jual AS total, f.ppn_rp, f.total_bayar, f.status_valid, f.input_by,
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

const listAll = statement<
  Omit<PenjualanRingkas, 'alasan_tidak_bisa'>,
  Sought & Archived & { status: string | null }
>(
  'daftar_penjualan',
  listing(
    {
      table: 'faktur_group',
      alias: 'f',
      no: 'no_faktur_group',
      columns: RINGKAS,
      from: `${salesOf('f')} ${LINE_SUMMARY}`,
      lines: [['jual_detail', 'kode_barcode']],
    },
    `jenis = 'JUAL' AND tgl_system BETWEEN :from AND :to
       AND (:status::text IS NULL OR status_valid = :status) AND ${tampak(':nomor', ':barcode')}`,
  ),
)

export async function list(
  ctx: Context,
  { query }: CallInput<typeof listPenjualan>,
): Promise<CallReply<typeof listPenjualan>> {
  const rows = await ctx.sql(listAll, {
    ...sought(ctx, query, ctx.toko.tgl_system),
    ...cariArsip(query.cari),
    status: query.status_valid ?? null,
  })
  return denganAlasan(ctx, rows)
}
