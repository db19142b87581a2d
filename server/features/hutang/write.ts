/** Writes a new loan in one statement: its head with the terms that were agreed, and its goods. */
import type { Milligram, Persen, Rupiah, TanggalSystem } from '#domain/units.ts'
import type { Context } from '../../context.ts'
import { statement } from '../../db/statement.ts'
import { written, type Kepala, type Written } from '../../faktur/kepala.ts'

export interface HutangBaru extends Kepala {
  no_faktur_hutang: string
  keterangan: string
  berat_emas: Milligram
  berat_bruto: Milligram
  taksiran: Rupiah
  maks_pinjaman: Rupiah
  jumlah_hutang: Rupiah
  kode_kondisi_pinjaman: string
  metode: string
  bunga_persen: Persen
  min_hari: number
  tenggang_hari: number
  min_bunga_rp: Rupiah
  lama_pinjam: number
  tgl_jatuh_tempo: TanggalSystem
  no_amplop: string
  no_segel: string
  tempat: string
  otorisasi_by: string
  no_sertifikat_penaksir: string
  sertifikat_sampai: TanggalSystem | null
  baris: readonly {
    nama_barang: string
    kondisi: string
    kategori: string
    jumlah: number
    berat: Milligram
    harga_beli_gram: Rupiah
  }[]
}

const write = statement<unknown, HutangBaru & Written>(
  'tulis_hutang',
  `WITH head AS (
     INSERT INTO hutang (no_faktur_hutang, kode_toko, tgl_system, jam, kode_sales, kode_member, nama_customer,
         no_hp, alamat_customer, keterangan, berat_emas, berat_bruto, taksiran, maks_pinjaman, jumlah_hutang,
         sisa_pokok, kode_kondisi_pinjaman, metode, bunga_persen, min_hari, tenggang_hari, min_bunga_rp,
         lama_pinjam, tgl_jatuh_tempo, tgl_bunga_sampai, no_amplop, no_segel, tempat, otorisasi_by,
         no_sertifikat_penaksir, sertifikat_sampai, input_by, id_trx)
     VALUES (:no_faktur_hutang, :kode_toko, :tgl_system, :jam, :kode_sales, :kode_member, :nama_customer,
         :no_hp, :alamat_customer, :keterangan, :berat_emas, :berat_bruto, :taksiran, :maks_pinjaman,
         :jumlah_hutang, :jumlah_hutang, :kode_kondisi_pinjaman, :metode, :bunga_persen, :min_hari,
         :tenggang_hari, :min_bunga_rp, :lama_pinjam, :tgl_jatuh_tempo, :tgl_system, :no_amplop, :no_segel,
         :tempat, :otorisasi_by, :no_sertifikat_penaksir, :sertifikat_sampai::date, :input_by, :id_trx))
   INSERT INTO hutang_detail (no_faktur_hutang, no, kode_toko, nama_barang, kondisi, kode_group, jumlah,
       berat, harga_beli_gram)
   SELECT :no_faktur_hutang, no, :kode_toko, nama_barang, kondisi, kategori, jumlah, berat, harga_beli_gram
   FROM :baris(nama_barang text, kondisi text, kategori text, jumlah int, berat bigint, harga_beli_gram bigint, no)`,
)

export function writeHutang(ctx: Context, hutang: HutangBaru): void {
  ctx.send(write, {
    ...hutang,
    ...written(ctx),
  })
}
