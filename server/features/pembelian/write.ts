/** Writes the head and the payments of a purchase in one statement; its lines follow (write-beli.ts). */
import type { Pembayaran } from '#domain/rules/pembayaran.ts'
import type { Rupiah, TanggalSystem } from '#domain/units.ts'
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
  /** Part of the total that is paid out: of goods that pay a loan, only what exceeds the debt (DOMAIN §O.4-1). */
  dibayar: Rupiah
  /** The loan that it pays; '-' else. */
  no_faktur_hutang: string
  pembayaran: (Pembayaran & { no_rekening: string })[]
}

interface Nilai extends PembelianBaru {
  kode_toko: string
  tgl_system: TanggalSystem
  jam: Date
  input_by: string
  id_trx: string
}

const write = statement<unknown, Nilai>(
  'tulis_pembelian',
  `WITH head AS (
     INSERT INTO faktur_group (no_faktur_group, kode_toko, no_faktur_group_user, jenis, tgl_system, jam,
         kode_sales, kode_member, nama_customer, no_hp, alamat_customer, total_jual, total_beli, total_bayar,
         no_faktur_hutang, input_by, id_trx)
     VALUES (:no_faktur_group, :kode_toko, :no_faktur_group_user, 'BELI', :tgl_system, :jam, :kode_sales,
         :kode_member, :nama_customer, :no_hp, :alamat_customer, 0, :total, 0 - :dibayar::bigint,
         :no_faktur_hutang, :input_by, :id_trx))
   INSERT INTO pembayaran (kode_toko, ref_type, ref_no, urut, arah, jenis, nominal, nama_bank, no_rekening, keterangan)
   SELECT :kode_toko, 'PEMBELIAN', :no_faktur_group, urut, 'KELUAR', jenis, nominal, nama_bank, no_rekening, keterangan
   FROM :pembayaran(jenis text, nominal bigint, nama_bank text, no_rekening text, keterangan text, urut)`,
)

export function writeKepala(ctx: Context, pembelian: PembelianBaru): void {
  ctx.send(write, {
    ...pembelian,
    kode_toko: ctx.toko.kode_toko,
    tgl_system: ctx.toko.tgl_system,
    jam: ctx.now,
    input_by: ctx.user.user_id,
    id_trx: ctx.id_trx,
  })
}
