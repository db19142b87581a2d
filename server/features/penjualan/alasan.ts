/** Tells, for each OPEN sale of a list, why the caller cannot validate it: staff see it before they click. */
import type { PenjualanRingkas } from '#domain/calls/penjualan.ts'
import type { Refusal } from '#domain/errors.ts'
import { alasanPenjualan, type PenjualanDisimpan } from '#domain/rules/validasi.ts'
import type { Rupiah } from '#domain/units.ts'
import type { Context } from '../../context.ts'
import { statement } from '../../db/client.ts'
import { alasanKelebihan } from '../../faktur/kelebihan-titipan.ts'

const statusBarang = statement<{ no_faktur_group: string; baris: PenjualanDisimpan['baris'] }>(
  'status_barang_jual',
  `SELECT d.no_faktur_group, json_agg(json_build_object('kode_barcode', d.kode_barcode, 'status_barang', b.status) ORDER BY d.no) AS baris
   FROM jual_detail d JOIN barang b ON b.kode_toko = d.kode_toko AND b.id = d.barang_id
   WHERE d.kode_toko = $1 AND d.no_faktur_group = ANY ($2::text[]) GROUP BY d.no_faktur_group`,
)

export async function denganAlasan<R extends Omit<PenjualanRingkas, 'alasan_tidak_bisa'>>(ctx: Context, rows: readonly R[]): Promise<(R & Pick<PenjualanRingkas, 'alasan_tidak_bisa'>)[]> {
  const open = rows.filter((r) => r.status_valid === 'OPEN').map((r) => r.no_faktur_group)
  const pieces = open.length === 0 ? [] : await ctx.sql(statusBarang, [ctx.toko.kode_toko, open])
  const baris = new Map(pieces.map((p) => [p.no_faktur_group, p.baris]))
  const kelebihan = await alasanKelebihan(ctx, open)
  return rows.map((row) => ({ ...row, alasan_tidak_bisa: [...alasan(ctx, row, baris.get(row.no_faktur_group)), ...(kelebihan.get(row.no_faktur_group) ?? [])].map((refusal) => refusal.message) }))
}

const alasan = (ctx: Context, row: Omit<PenjualanRingkas, 'alasan_tidak_bisa'>, baris: PenjualanDisimpan['baris'] | undefined): Refusal[] =>
  baris ? alasanPenjualan({ ...row, total_bayar: row.total_bayar as Rupiah, baris }, { beda_user: ctx.settings.VALIDASI_BEDA_USER, user_id: ctx.user.user_id }) : []
