/** Writes a new order in one statement: its head, and its lines with the prices of its day. */
import type { CallInput } from '#domain/call.ts'
import type { simpanPesanan } from '#domain/calls/pesanan.ts'
import type { AgreedPesananLine } from '#domain/rules/pesanan.ts'
import type { Persen, Rupiah, TanggalSystem } from '#domain/units.ts'
import type { Context } from '../../context.ts'
import { statement } from '../../db/statement.ts'
import { written, type Kepala, type Written } from '../../faktur/kepala.ts'

type Line = AgreedPesananLine<CallInput<typeof simpanPesanan>['body']['detail_barang'][number]>

interface PesananBaru extends Kepala {
  no_pesanan: string
  estimasi_tanggal: TanggalSystem
  keterangan: string
  lines: readonly Line[]
}

interface Nilai extends Omit<PesananBaru, 'lines'>, Written {
  baris: readonly (Omit<Line, 'grup'> & {
    kadar: Persen
    kadar_cetak: string
    harga_min_gram: Rupiah
    harga_max_gram: Rupiah
  })[]
}

const write = statement<unknown, Nilai>(
  'tulis_pesanan',
  `WITH head AS (
     INSERT INTO pesanan (no_pesanan, kode_toko, tgl_system, jam, kode_sales, kode_member, nama_customer,
         no_hp, alamat_customer, estimasi_tanggal, keterangan, input_by, id_trx)
     VALUES (:no_pesanan, :kode_toko, :tgl_system, :jam, :kode_sales, :kode_member, :nama_customer, :no_hp,
         :alamat_customer, :estimasi_tanggal, :keterangan, :input_by, :id_trx))
   INSERT INTO pesanan_detail (no_pesanan, no, kode_toko, kode_group, kode_dept, nama_barang, ukuran, catatan,
       kadar, kadar_cetak, perkiraan_berat, mengikat, harga_gram, harga_min_gram, harga_max_gram, harga_jual,
       ongkos, nama_atribut, berat_atribut, harga_atribut, berat_customer, kadar_customer)
   SELECT :no_pesanan, no, :kode_toko, kode_group, kode_dept, nama_barang, ukuran, catatan, kadar,
     kadar_cetak, perkiraan_berat, mengikat, harga_gram, harga_min_gram, harga_max_gram, harga_jual, ongkos,
     nama_atribut, berat_atribut, harga_atribut, berat_customer, kadar_customer
   FROM :baris(kode_group text, kode_dept text, nama_barang text, ukuran text, catatan text, kadar int,
       kadar_cetak text, perkiraan_berat bigint, mengikat boolean, harga_gram bigint, harga_min_gram bigint,
       harga_max_gram bigint, harga_jual bigint, ongkos bigint, nama_atribut text, berat_atribut bigint,
       harga_atribut bigint, berat_customer bigint, kadar_customer int, no)`,
)

export function writePesanan(ctx: Context, { lines, ...head }: PesananBaru): void {
  ctx.send(write, {
    ...head,
    ...written(ctx),
    baris: lines.map(({ grup, ...line }) => ({ ...line, ...hargaHari(grup) })),
  })
}

const hargaHari = ({ kadar, kadar_cetak, harga_min_gram, harga_max_gram }: Line['grup']) => ({
  kadar,
  kadar_cetak,
  harga_min_gram,
  harga_max_gram,
})
