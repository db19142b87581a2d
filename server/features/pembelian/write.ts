/** Writes the head and the payments of a purchase in one statement; its lines follow (write-beli.ts). */
import type { Pembayaran } from '#domain/rules/pembayaran.ts'
import type { Rupiah } from '#domain/units.ts'
import type { Context } from '../../context.ts'
import { statement } from '../../db/statement.ts'
import { written, type Kepala, type Written } from '../../faktur/kepala.ts'

export interface PembelianBaru extends Kepala {
  no_faktur_group: string
  no_faktur_group_user: string
  total: Rupiah
  /** Part of the total that is paid out: of goods that pay a loan, only what exceeds the debt (DOMAIN §O.4-1). */
  dibayar: Rupiah
  /** The loan that it pays; '-' else. */
  no_faktur_hutang: string
  no_timbangan: string | null
  /** Key of the person whose dealings are added up with it (rules/aml.ts). */
  aml_kunci: string | null
  pembayaran: (Pembayaran & { no_rekening: string })[]
}

const write = statement<unknown, PembelianBaru & Written>(
  'tulis_pembelian',
  `WITH head AS (
     INSERT INTO faktur_group (no_faktur_group, kode_toko, no_faktur_group_user, jenis, tgl_system, jam,
         kode_sales, kode_member, nama_customer, no_hp, alamat_customer, total_jual, total_beli, total_bayar,
         no_faktur_hutang, input_by, id_trx, no_timbangan, aml_kunci)
     VALUES (:no_faktur_group, :kode_toko, :no_faktur_group_user, 'BELI', :tgl_system, :jam, :kode_sales,
         :kode_member, :nama_customer, :no_hp, :alamat_customer, 0, :total, 0 - :dibayar::bigint,
         :no_faktur_hutang, :input_by, :id_trx, :no_timbangan, :aml_kunci))
   INSERT INTO pembayaran (kode_toko, ref_type, ref_no, urut, arah, jenis, nominal, nama_bank, no_rekening, keterangan)
   SELECT :kode_toko, 'PEMBELIAN', :no_faktur_group, urut, 'KELUAR', jenis, nominal, nama_bank, no_rekening, keterangan
   FROM :pembayaran(jenis text, nominal bigint, nama_bank text, no_rekening text, keterangan text, urut)`,
)

export function writeKepala(ctx: Context, pembelian: PembelianBaru): void {
  ctx.send(write, {
    ...pembelian,
    ...written(ctx),
  })
}
