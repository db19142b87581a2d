/** A scan: one piece, its price today, its bounds, and how the price came about (DOMAIN §B.1-1, §C.1). */
import { z } from 'zod'
import { defineCall } from '../call.ts'
import { JENIS_PAJAK } from '../rules/pajak.ts'
import { rapi } from '../text.ts'
import { zGram, zPersen, zRupiah, zTanggal } from '../units.ts'

/** As a scanner sends it or staff type it: '1' is '00000001'. */
export const zBarcode = z
  .string()
  .overwrite(rapi)
  .regex(/^[0-9]{1,8}$/, 'Kode Barcode Harus Angka')
  .overwrite((s) => s.padStart(8, '0'))

export const zBarangScan = z.object({
  kode_barcode: z.string(),
  kode_group: z.string(),
  nama_group: z.string(),
  kode_dept: z.string(),
  tipe_barang: z.string(),
  nama_barang: z.string(),
  kadar: zPersen,
  kadar_cetak: z.string(),
  berat: zGram,
  berat_awal: zGram,
  nama_atribut: z.string(),
  berat_atribut: zGram,
  harga_atribut: zRupiah,
  ongkos: zRupiah,
  tipe_ongkos: z.enum(['NOMINAL', 'PER_GRAM']),
  /** Ongkos of this piece in rupiah, whatever its type. */
  ongkos_rp: zRupiah,
  harga_gram: zRupiah,
  /** Today's bounds per gram: the till computes the bounds of another weight with them. */
  harga_min_gram: zRupiah,
  harga_max_gram: zRupiah,
  harga_skrg: zRupiah,
  harga_min: zRupiah,
  harga_max: zRupiah,
  harga_jual: zRupiah,
  harga_total: zRupiah,
  /** Of a piece that was set aside: the price agreed on then, while it holds. */
  harga_titip: zRupiah.optional(),
  /** And the weight. */
  berat_titip: zGram.optional(),
  /** Of one that waits for its order: which, and the customer's own gold in it, which is not paid by the gram. */
  no_pesanan: z.string().optional(),
  emas: z.object({ berat: zGram, kadar: zPersen, kadar_pesanan: zPersen }).optional(),
  /** Parts of which harga_total is made; they add up to it (rules/asal-harga.ts). */
  asal_harga: z.array(z.object({ nama: z.string(), rumus: z.string(), jumlah: zRupiah })),
  kode_gudang: z.string(),
  kode_baki: z.string(),
  kode_intern: z.string(),
  status: z.string(),
  punya_faktur_pajak: z.boolean(),
  /** How it is taxed today: its kind, the rate of PPN, and the rule that the rate comes from. */
  jenis_pajak: z.enum(JENIS_PAJAK),
  ppn_rate: zPersen,
  ppn_dasar: z.string(),
  /** The first photo's name (calls/foto.ts). */
  foto: z.string().nullable(),
  /** The first day on which it may be sold, of one bought without nota that waits (§P.3). */
  ditahan_sampai: zTanggal.optional(),
})
export type BarangScan = z.output<typeof zBarangScan>

export const scanBarang = defineCall({
  base: 'main',
  method: 'GET',
  path: 'barang/{kode_barcode}',
  summary: 'A scanned piece of this shop with price, bounds and how the price came about',
  may: {
    menus: [
      '/transaksi-penjualan',
      '/lihat-penjualan',
      '/validasi-penjualan',
      '/batal-penjualan',
      '/data-barang',
    ],
    action: 'lihat',
  },
  params: z.object({
    kode_barcode: zBarcode,
  }),
  reply: zBarangScan,
})
