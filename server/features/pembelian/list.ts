/** Purchases and trade-ins of a range of days, newest first. */
import type { CallInput, CallReply } from '#domain/call.ts'
import type { listPembelian, PembelianRingkas } from '#domain/calls/pembelian.ts'
import type { Context } from '../../context.ts'
import { statement } from '../../db/statement.ts'
import { cariArsip, tampak, type Archived } from '../../faktur/arsip.ts'
import { kepala, listing, salesOf, sought, type Sought } from '../../faktur/list.ts'
import { denganAlasan } from './alasan.ts'

/** The columns of a purchase in a list; `f` is faktur_group, `s` its sales person. */
export const RINGKAS = `f.no_faktur_group, f.no_faktur_group_user,
  CASE f.jenis WHEN 'BELI' THEN 'PEMBELIAN' ELSE 'TUKAR' END AS kind, f.tgl_system,
  ${kepala('f')}, f.total_beli AS total, f.total_jual, f.ppn_rp, f.total_bayar, f.status_valid, f.input_by,
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

const listAll = statement<
  Omit<PembelianRingkas, 'alasan_tidak_bisa'>,
  Sought & Archived & { jenis: readonly string[]; status: string | null }
>(
  'daftar_pembelian',
  listing(
    {
      table: 'faktur_group',
      alias: 'f',
      no: 'no_faktur_group',
      columns: RINGKAS,
      from: `${salesOf('f')} ${LINE_SUMMARY}`,
      lines: [
        ['beli_detail', 'kode_barcode', 'no_faktur_jual'],
        ['jual_detail', 'kode_barcode'],
      ],
    },
    `jenis = ANY (:jenis::text[]) AND tgl_system BETWEEN :from AND :to
       AND (:status::text IS NULL OR status_valid = :status) AND ${tampak(':nomor', ':barcode')}`,
  ),
)

const JENIS = { PEMBELIAN: ['BELI'], TUKAR: ['TUKAR'], SEMUA: ['BELI', 'TUKAR'] } as const

/** @throws errors.tanggalTerbalik */
export async function list(
  ctx: Context,
  { query }: CallInput<typeof listPembelian>,
): Promise<CallReply<typeof listPembelian>> {
  const rows = await ctx.sql(listAll, {
    ...sought(ctx, query, ctx.toko.tgl_system),
    ...cariArsip(query.cari),
    jenis: JENIS[query.kind ?? 'SEMUA'],
    status: query.status_valid ?? null,
  })
  return denganAlasan(ctx, rows)
}
