/**
 * Data that the till needs to hand over an order (DOMAIN §J, spec 000 §3, §7): on the second service, as the
 * specification has it.
 */
import { z } from 'zod'
import { defineCall } from '../call.ts'
import { zGram, zPersen, zRupiah, zTanggal } from '../units.ts'
import { zBarangScan } from './barang.ts'
import { zNoPesanan } from './no-pesanan.ts'

/** A finished piece with what was agreed of it, and what the customer brought for it. */
const zBarangAmbil = z.object({
  /** Of the order's line. */
  no: z.int(),
  barang: zBarangScan,
  berat: zGram,
  harga_jual: zRupiah,
  ongkos: zRupiah,
  /** Sold at the prices of the day it was ordered. */
  mengikat: z.boolean(),
  berat_customer: zGram,
  kadar_customer: zPersen,
  /** Of that gold, what is not in the piece: it goes home with it. */
  emas_kembali: zGram,
})

export const ambilPesanan = defineCall({
  base: 'second',
  method: 'POST',
  path: 'pesanan/ambil/no',
  summary:
    'A finished order for the till: its first piece in the fields of an item, all of them in detail_barang, the order and the prices of its groups',
  may: { menus: ['/transaksi-penjualan'], action: 'lihat' },
  body: z.strictObject({ no_pesanan: zNoPesanan }),
  reply: zBarangScan
    .pick({
      kode_barcode: true,
      kode_group: true,
      tipe_barang: true,
      nama_barang: true,
      ongkos: true,
      nama_atribut: true,
      berat_atribut: true,
      harga_atribut: true,
      harga_jual: true,
      harga_max: true,
      harga_min: true,
      harga_gram: true,
      kadar: true,
      harga_skrg: true,
      berat: true,
      kode_gudang: true,
      kode_baki: true,
    })
    .extend({
      /** The specification's "sample barcode": of the finished piece. */
      barcode_sample: z.string(),
      detail_barang: z.array(zBarangAmbil),
      /** The order; one, in a list. */
      pesanan: z.array(
        z.object({
          no_pesanan: z.string(),
          tanggal: zTanggal,
          kode_sales: z.string(),
          kode_customer: z.string(),
          nama_customer: z.string(),
          no_hp: z.string(),
          alamat_customer: z.string(),
          total_harga: zRupiah,
          /** Σ DP: what it pays at the till. */
          jumlah_bayar: zRupiah,
          pembayaran: z.array(
            z.object({ jenis: z.string(), jumlah_rp: zRupiah, nominal: zRupiah, nama_bank: z.string() }),
          ),
        }),
      ),
      /** Today's prices of its groups. */
      group: z.array(
        z.object({
          kode_group: z.string(),
          nama_group: z.string(),
          harga: zRupiah,
          harga_min_gram: zRupiah,
          harga_max_gram: zRupiah,
        }),
      ),
    }),
})
export type PesananAmbil = z.output<(typeof ambilPesanan)['reply']>
