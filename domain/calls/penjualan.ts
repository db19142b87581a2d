/** Sales: save, validate, cancel, look up (DOMAIN §B.1, §B.5, §M). Field names are the specification's. */
import { z } from 'zod'
import { defineCall } from '../call.ts'
import { rapi, zAlasan } from '../text.ts'
import { zGram, zGramEntered, zPersen, zRupiah, zRupiahEntered, zTanggal } from '../units.ts'
import {
  KASIR,
  belumSah,
  dibayarFaktur,
  dicari,
  fakturLengkap,
  fakturRingkas,
  paramsNo,
  rentang,
} from './dokumen-uang.ts'
import {
  barangHarus,
  bayarBoleh,
  izinBatal,
  pelanggan,
  zBayarLine,
  zBeliLine,
  zDash,
  zIdentitasPelanggan,
  zIdTrx,
  zIzin,
  zNoFaktur,
  zNoTimbangan,
  zSekaligus,
  zUangBatal,
  zUangKembali,
} from './faktur.ts'
import { pembeliPajak } from './pembeli.ts'
import { zHadiahTidakKembali } from './hadiah-diserahkan.ts'

/** The customer's own gold beyond what was made for them, handed back with it (DOMAIN §O.2-3). */
const zEmasKembali = z.array(z.object({ berat: zGram, kadar: zPersen }))

export const zPenjualanLine = z.strictObject({
  kode_barcode: z
    .string()
    .overwrite(rapi)
    .regex(/^[0-9]{1,8}$/, 'Kode Barcode Harus Angka')
    .overwrite((s) => s.padStart(8, '0')),
  berat: zGramEntered,
  harga_gram: zRupiahEntered,
  harga_jual: zRupiahEntered,
  ongkos: zRupiahEntered,
  harga_atribut: zRupiahEntered.default(0 as never),
  no_titip_group: zDash(24),
  no_pesanan: zDash(24),
  id_otorisasi: zIzin,
})

/** Points, coupons and refunds that a validation gives its customer, beside the pieces. */
const validasiResult = {
  poin: z.int(),
  kupon: z.array(z.string()),
  /** The prepayment that was used up: a deposit, or the DP of an order. */
  dimuka: z.enum(['TITIPAN', 'DP']).nullable(),
  /** The part of it beyond the sale, handed back now (E14). */
  kelebihan: z.array(zUangKembali),
  emas_kembali: zEmasKembali,
}
const zValidasiResult = z.object(validasiResult)
export type ValidasiResult = z.output<typeof zValidasiResult>

export const simpanPenjualan = defineCall({
  base: 'main',
  method: 'POST',
  path: 'penjualan',
  summary: 'Saves a sale as OPEN and books its pieces; nothing is posted until validasi',
  may: { menus: ['/transaksi-penjualan'], action: 'tambah' },
  write: { day: 'today', idTrx: 'required' },
  body: z.strictObject({
    id_trx: zIdTrx,
    ...pelanggan,
    ...pembeliPajak,
    kode_marketplace: zDash(20),
    detail_barang: barangHarus(zPenjualanLine),
    /** With lines it is a trade-in: what comes back pays as a locked line TUKAR, and the shop pays what it is worth more (DOMAIN §B.4). */
    detail_beli: z.array(zBeliLine).max(99, 'Maksimal 99 Barang').default([]),
    /** Required from AML_IDENTITAS_MIN on, unless it is on file; of a trade-in also where the old pieces ask for it. */
    identitas: zIdentitasPelanggan.nullish(),
    pembayaran: bayarBoleh(zBayarLine),
    no_timbangan: zNoTimbangan,
    validasi: zSekaligus,
  }),
  reply: z.object({
    no_faktur_group: z.string(),
    no_faktur_group_user: z.string(),
    status_valid: z.enum(['OPEN', 'DONE']),
    total: zRupiah,
    ppn_rp: zRupiah,
    pph_rp: zRupiah,
    /** Of a trade-in, what comes back. */
    total_beli: zRupiah,
    /** Below 0 the shop pays. */
    total_bayar: zRupiah,
    /** Said of a trade-in. */
    ...belumSah,
    /** The sale is to be reported to PPATK, or will be once validated. */
    lapor_ppatk: z.boolean(),
    /** The result of its validation (points, coupons, refunds), when it was validated in the act that saved it. */
    divalidasi: zValidasiResult.nullable(),
  }),
  message: 'Penjualan Berhasil Disimpan',
})

export const validasiPenjualan = defineCall({
  base: 'main',
  method: 'POST',
  path: 'penjualan/validasi',
  summary: 'The cashier confirms a saved sale: money, pieces, points and coupons are posted at once',
  may: {
    menus: ['/validasi-penjualan', '/validasi-titipan', '/validasi-jual-beli'],
    action: 'ubah',
    levels: KASIR,
  },
  write: { day: 'any' },
  body: z.strictObject({
    jenis: z.literal('PENJUALAN').default('PENJUALAN'),
    no_faktur_group: zNoFaktur,
    id_trx: zIdTrx.optional(),
  }),
  reply: z.object({
    no_faktur_group: z.string(),
    status_valid: z.literal('DONE'),
    no_jurnal: z.string(),
    ...validasiResult,
    /** The customer's sales are to be reported to PPATK. */
    lapor_ppatk: z.boolean(),
  }),
  message: 'Validasi Penjualan Berhasil',
})

export const batalPenjualan = defineCall({
  base: 'main',
  method: 'POST',
  path: 'penjualan/batal',
  summary: 'Cancels a sale: a draft is released; a validated one is reversed, with otorisasi BATAL PENJUALAN',
  may: {
    menus: [
      '/batal-penjualan',
      '/validasi-penjualan',
      '/validasi-titipan',
      '/validasi-jual-beli',
      '/transaksi-penjualan',
    ],
    action: 'hapus',
  },
  write: { day: 'any' },
  body: z.strictObject({
    no_faktur_group: zNoFaktur,
    /** Given: only these lines (allowed when the sale has one payment type). */
    no_faktur_jual: z.array(z.string().overwrite(rapi).toUpperCase().max(30)).min(1).max(99).optional(),
    alasan: zAlasan,
    hadiah_tidak_kembali: zHadiahTidakKembali,
    ...izinBatal,
  }),
  reply: z.object({
    no_faktur_group: z.string(),
    status_valid: z.string(),
    no_jurnal: z.string().nullable(),
    /**
     * The amount that the customer gets back. Below 0 the customer hands it back: a deposit larger than the sale had
     * been paid out.
     */
    refund_rp: zRupiah,
    /** The same, by way of paying. */
    uang: zUangBatal,
  }),
  message: 'Penjualan Berhasil Dibatalkan',
})

const zRingkas = z.object({
  ...fakturRingkas,
  /** PENJUALAN, or TITIPAN when a deposit is being taken (spec 000 §4). */
  kind: z.enum(['PENJUALAN', 'TITIPAN']),
  pembayaran: z.array(z.object({ jenis: z.string(), nominal: zRupiah })),
  status_kembali: z.string(),
})
export type PenjualanRingkas = z.output<typeof zRingkas>

export const listPenjualan = defineCall({
  base: 'main',
  method: 'GET',
  path: 'penjualan',
  summary: 'Sales of a range of days, newest first; without dates: of the shop’s day',
  may: {
    menus: ['/lihat-penjualan', '/validasi-penjualan', '/batal-penjualan', '/transaksi-penjualan'],
    action: 'lihat',
  },
  query: z.object({
    ...rentang,
    status_valid: z.enum(['OPEN', 'DONE', 'CANC']).optional(),
    /** Number, customer, phone or barcode. */
    ...dicari,
  }),
  reply: z.array(zRingkas),
})

export const zDetailJual = z.object({
  no: z.int(),
  no_generate: z.string(),
  no_faktur_group: z.string(),
  no_faktur_group_user: z.string(),
  no_faktur_jual: z.string(),
  tgl_system: zTanggal,
  kode_sales: z.string(),
  kode_member: z.string(),
  nama_customer: z.string(),
  no_hp: z.string(),
  alamat_customer: z.string(),
  kode_gudang: z.string(),
  nama_sales: z.string(),
  /** The tray: the specification names it kode_toko in an item row (DOMAIN §0-6). */
  kode_toko: z.string(),
  kode_barcode: z.string(),
  kode_group: z.string(),
  kode_dept: z.string(),
  kode_marketplace: z.string(),
  nama_barang: z.string(),
  kadar: zPersen,
  kadar_cetak: z.string(),
  berat_awal: zGram,
  berat: zGram,
  /** Of it, what was paid with the customer's own gold. */
  berat_customer: zGram,
  nama_atribut: z.string(),
  berat_atribut: zGram,
  harga_jual: zRupiah,
  harga_gram: zRupiah,
  harga_atribut: zRupiah,
  ongkos: zRupiah,
  harga_total: zRupiah,
  ppn_rp: zRupiah,
  /** PPh 22, on top. */
  pph_rp: zRupiah,
  input_by: z.string(),
  status_kembali: z.string(),
  status_valid: z.string(),
  status_premi: z.string(),
  status_tukar: z.boolean(),
  no_titip_group: z.string(),
  no_pesanan: z.string(),
  jam: z.string(),
  curr: z.int(),
  total_berlian_rp: zRupiah,
  kode_intern: z.string(),
  status_gold: z.string(),
})

export const lihatPenjualan = defineCall({
  base: 'main',
  method: 'GET',
  path: 'penjualan/{no_faktur_group}',
  summary: 'One sale whole: lines, payments, points, coupons, and what its nota needs',
  may: {
    menus: [
      '/lihat-penjualan',
      '/validasi-penjualan',
      '/validasi-titipan',
      '/validasi-jual-beli',
      '/batal-penjualan',
      '/transaksi-penjualan',
    ],
    action: 'lihat',
  },
  params: paramsNo('no_faktur_group'),
  reply: zRingkas.extend({
    ...fakturLengkap,
    kode_marketplace: z.string(),
    detail_barang: z.array(zDetailJual),
    pembayaran: z.array(z.object(dibayarFaktur)),
    /** The part of the deposit or order beyond the sale, which went back with its validation. */
    kelebihan: z.array(zUangKembali),
    emas_kembali: zEmasKembali,
    /** Money that went back when the sale, or a part of it, was cancelled. */
    refund: z.array(zUangKembali),
  }),
})
export type PenjualanLengkap = z.output<(typeof lihatPenjualan)['reply']>
