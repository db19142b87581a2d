/** Writes the head and the payments of a purchase in one statement; its lines follow (server/faktur/beli). */
import type { Pembayaran } from '#domain/rules/pembayaran.ts'
import type { Rupiah } from '#domain/units.ts'
import type { Context } from '../../context.ts'
import { statement } from '../../db/statement.ts'

export interface PembelianBaru {
  no_faktur_group: string
  no_faktur_group_user: string
  kode_sales: string
  kode_member: string
  nama_customer: string
  no_hp: string
  alamat_customer: string
  total: Rupiah
  pembayaran: (Pembayaran & { no_rekening: string })[]
}

const tulis = statement<unknown>(
  'tulis_pembelian',
  `WITH head AS (
     INSERT INTO faktur_group (no_faktur_group, kode_toko, no_faktur_group_user, jenis, tgl_system, jam, kode_sales, kode_member, nama_customer, no_hp, alamat_customer,
       total_jual, total_beli, total_bayar, input_by, id_trx)
     VALUES ($1, $2, $3, 'BELI', $4, $5, $6, $7, $8, $9, $10, 0, $11::bigint, 0 - $11::bigint, $12, $13))
   INSERT INTO pembayaran (kode_toko, ref_type, ref_no, urut, arah, jenis, nominal, nama_bank, no_rekening, keterangan)
   SELECT $2, 'PEMBELIAN', $1, urut, 'KELUAR', jenis, nominal, nama_bank, no_rekening, keterangan
   FROM unnest($14::text[], $15::bigint[], $16::text[], $17::text[], $18::text[]) WITH ORDINALITY AS t (jenis, nominal, nama_bank, no_rekening, keterangan, urut)`,
)

export function tulisKepala(ctx: Context, { pembayaran, ...head }: PembelianBaru): void {
  ctx.send(tulis, [
    head.no_faktur_group,
    ctx.toko.kode_toko,
    head.no_faktur_group_user,
    ctx.toko.tgl_system,
    ctx.now,
    head.kode_sales,
    head.kode_member,
    head.nama_customer,
    head.no_hp,
    head.alamat_customer,
    head.total,
    ctx.user.user_id,
    ctx.id_trx,
    pembayaran.map((p) => p.jenis),
    pembayaran.map((p) => p.nominal),
    pembayaran.map((p) => p.nama_bank),
    pembayaran.map((p) => p.no_rekening),
    pembayaran.map((p) => p.keterangan),
  ])
}
