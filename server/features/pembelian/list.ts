/** Purchases and trade-ins of a range of days, newest first. */
import type { CallInput, CallReply } from '#domain/call.ts'
import type { listPembelian, PembelianRingkas } from '#domain/calls/pembelian.ts'
import type { Context } from '../../context.ts'
import { statement } from '../../db/statement.ts'
import { cariArsip, tampak } from '../../faktur/arsip.ts'
import { rentangDicari } from '../../faktur/rentang.ts'
import { polaCari } from '../../rantai/nomor-dicari.ts'
import { cariHp, hpCocok } from '../../rantai/member.ts'
import { denganAlasan } from './alasan.ts'

/** The columns of a purchase in a list; `f` is faktur_group, `s` its sales person. */
export const RINGKAS = `f.no_faktur_group, f.no_faktur_group_user,
  CASE f.jenis WHEN 'BELI' THEN 'PEMBELIAN' ELSE 'TUKAR' END AS kind, f.tgl_system,
  to_char(f.jam, 'HH24:MI:SS') AS jam, f.kode_sales, s.nama_sales, f.kode_member AS kode_customer,
  f.nama_customer, f.total_beli AS total, f.total_jual, f.ppn_rp, f.total_bayar, f.status_valid, f.input_by,
  COALESCE(f.valid_by, '-') AS valid_by, f.no_faktur_hutang, f.cetak, d.qty, d.berat, j.qty AS qty_jual,
  j.berat AS berat_jual, d.diarsipkan AND j.diarsipkan AS diarsipkan,
  COALESCE((
      SELECT json_agg(json_build_object('jenis', p.jenis, 'nominal', p.nominal, 'arah', p.arah)
          ORDER BY p.urut) FROM pembayaran p WHERE p.ref_no = f.no_faktur_group), '[]') AS pembayaran`

const jumlah = (table: string): string =>
  `CROSS JOIN LATERAL (
     SELECT count(*)::int AS qty, COALESCE(sum(berat), 0)::bigint AS berat,
       COALESCE(bool_and(diarsipkan_at IS NOT NULL), true) AS diarsipkan FROM ${table}
     WHERE no_faktur_group = f.no_faktur_group)`
export const LINE_SUMMARY = `${jumlah('beli_detail')} d ${jumlah('jual_detail')} j`

/** The newest are picked first: only they are added up. */
const listAll = statement<Omit<PembelianRingkas, 'alasan_tidak_bisa'>>(
  'daftar_pembelian',
  `SELECT ${RINGKAS}
   FROM (
     SELECT * FROM faktur_group f
     WHERE kode_toko = $1 AND jenis = ANY ($2::text[]) AND tgl_system BETWEEN $3 AND $4
       AND ($5::text IS NULL OR status_valid = $5)
       AND ($6::text IS NULL OR no_faktur_group LIKE '%' || $6 || '%' OR nama_customer LIKE '%' || $6 || '%'
         OR ${hpCocok('no_hp', '$8', '$9')}
         OR EXISTS (
           SELECT 1 FROM beli_detail b
           WHERE b.no_faktur_group = f.no_faktur_group
             AND (b.kode_barcode LIKE '%' || $6 || '%' OR b.no_faktur_jual LIKE '%' || $6 || '%'))
         OR EXISTS (
           SELECT 1 FROM jual_detail k
           WHERE k.no_faktur_group = f.no_faktur_group AND k.kode_barcode LIKE '%' || $6 || '%'))
       AND ${tampak('$10', '$11')}
     ORDER BY jam DESC, no_faktur_group DESC
     LIMIT $7) f JOIN sales s ON s.kode_toko = f.kode_toko AND s.kode_sales = f.kode_sales ${LINE_SUMMARY}
   ORDER BY f.jam DESC, f.no_faktur_group DESC`,
)

const JENIS = { PEMBELIAN: ['BELI'], TUKAR: ['TUKAR'], SEMUA: ['BELI', 'TUKAR'] } as const

/** @throws errors.tanggalTerbalik */
export async function list(
  ctx: Context,
  { query }: CallInput<typeof listPembelian>,
): Promise<CallReply<typeof listPembelian>> {
  const { from, to } = rentangDicari(query, ctx.toko.tgl_system)
  const cari = query.cari ? polaCari(query.cari) : null
  const rows = await ctx.sql(listAll, [
    ctx.toko.kode_toko,
    JENIS[query.kind ?? 'SEMUA'],
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
