/** Orders: take one in, more money on it, who makes it, undo, look up (DOMAIN §B.6, §O.2). What a sale says of one stands in penjualan.ts; what goldsmiths are given in bahan-tukang.ts. */
import { z } from 'zod'
import { HARGA_GRAM_MAKS } from '../limits.ts'
import { defineCall } from '../call.ts'
import { STATUS, type Status } from '../rules/status.ts'
import { zAlasan } from '../text.ts'
import { zGram, zGramEntered, zPersen, zPersenEntered, zRupiah, zRupiahEntered, zTanggal } from '../units.ts'
import { zKode } from './dokumen-stok.ts'
import {
  SETORAN_MAKS,
  dibayar,
  dicari,
  group,
  paramsNo,
  rentang,
  setoran,
  siapa,
  zJenisBarang,
} from './dokumen-uang.ts'
import {
  barangHarus,
  bayarBoleh,
  bayarHarus,
  dibatalkan,
  izinBatal,
  pelanggan,
  zBayarLine,
  zDash,
  zIdentitasPelanggan,
  zIdTrx,
  zNamaBarang,
  zUangKembali,
} from './faktur.ts'
import { zNoPesanan } from './no-pesanan.ts'
import { zUpahDokumen } from './upah-tukang.ts'

const params = paramsNo('no_pesanan')
const zStatus = z.enum(Object.keys(STATUS.status_pesanan) as [Status<'status_pesanan'>])

/** The right to look at orders: for users who take them, make them or sell. */
export const READ_PESANAN = {
  menus: ['/lihat-pesanan', '/transaksi-pesanan', '/transaksi-penjualan', '/tambah-data-barang'],
  action: 'lihat',
} as const
/** The work on an order that stands: made, promised anew (DOMAIN §B.6: ADM and GDG). */
export const PESANAN_WORK = {
  menus: ['/lihat-pesanan'],
  action: 'ubah',
  levels: ['OWN', 'SU', 'SPV', 'ADM', 'GDG'],
} as const

export const pesananChoices = defineCall({
  base: 'main',
  method: 'GET',
  path: 'pesanan/pilihan',
  summary: 'What an order is priced by: groups with today’s prices, kinds of pieces',
  may: { menus: ['/transaksi-pesanan'], action: 'lihat' },
  reply: z.object({
    groups: z.array(
      z.object({
        ...group,
        /** 0 while the shop has no price for it: nothing of it can be ordered. */
        harga_gram: zRupiah,
      }),
    ),
    jenis: zJenisBarang,
  }),
})
export type PesananChoices = z.output<(typeof pesananChoices)['reply']>

/** As many as one order holds. */
export const MAX_PESANAN_LINES = 20

/** The specification calls it jumlah_rp (spec 000 §3); it is the nominal of any payment (I-55). */
export const zBayarPesanan = z
  .strictObject({ ...zBayarLine.shape, jumlah_rp: zRupiahEntered.optional() })
  .refine((p) => p.jumlah_rp === undefined || p.jumlah_rp === p.nominal, {
    message: 'Nominal Tidak Sama Dengan Jumlah Rp',
    path: ['jumlah_rp'],
  })

const zPesananLine = z.strictObject({
  kode_group: zKode('Group Harus Dipilih'),
  kode_dept: zKode('Jenis Harus Dipilih'),
  nama_barang: zNamaBarang(),
  ukuran: zDash(40),
  catatan: zDash(200),
  perkiraan_berat: zGramEntered.refine((mg) => mg > 0, 'Perkiraan Berat Harus Diisi'),
  /** YA: sold at the price of the day it was ordered. */
  mengikat: z.boolean(),
  /** As the screen showed it: another one by now is refused. */
  harga_gram: zRupiahEntered.refine((rp) => rp <= HARGA_GRAM_MAKS, 'Terlalu Besar'),
  ongkos: zRupiahEntered.default(0 as never),
  nama_atribut: zDash(60),
  berat_atribut: zGramEntered.default(0 as never),
  harga_atribut: zRupiahEntered.default(0 as never),
  /** The customer's own gold, weighed in; 0 for none. */
  berat_customer: zGramEntered.default(0 as never),
  kadar_customer: zPersenEntered.default(0 as never),
})

export const simpanPesanan = defineCall({
  base: 'main',
  method: 'POST',
  path: 'pesanan',
  summary: "Takes an order in: its DP is posted at once (E10), the customer's own gold weighed in (M22)",
  may: { menus: ['/transaksi-pesanan'], action: 'tambah' },
  write: { day: 'today', idTrx: 'required' },
  body: z.strictObject({
    id_trx: zIdTrx,
    ...pelanggan,
    estimasi_tanggal: zTanggal,
    keterangan: zDash(200),
    detail_barang: barangHarus(zPesananLine, MAX_PESANAN_LINES),
    /** The DP: none, or up to the whole total. */
    pembayaran: bayarBoleh(zBayarPesanan),
    /** Required of a DP from AML_IDENTITAS_MIN on, unless it is on file. */
    identitas: zIdentitasPelanggan.nullish(),
  }),
  reply: z.object({
    no_pesanan: z.string(),
    total_harga: zRupiah,
    jumlah_bayar: zRupiah,
    sisa_bayar: zRupiah,
  }),
  message: 'Pesanan Berhasil Disimpan',
})

export const tambahDp = defineCall({
  base: 'main',
  method: 'POST',
  path: 'pesanan/tambah-dp',
  summary: 'More money on an order that is not taken yet, posted at once (E11)',
  may: { menus: ['/lihat-pesanan', '/transaksi-pesanan'], action: 'tambah' },
  write: { day: 'today', idTrx: 'required' },
  body: z.strictObject({
    id_trx: zIdTrx,
    no_pesanan: zNoPesanan,
    pembayaran: bayarHarus(zBayarPesanan),
    identitas: zIdentitasPelanggan.nullish(),
  }),
  reply: z.object({ no_pesanan: z.string(), urut: z.int(), jumlah_rp: zRupiah, sisa_bayar: zRupiah }),
  message: 'Tambah DP Berhasil Disimpan',
})

export const batalDp = defineCall({
  base: 'main',
  method: 'POST',
  path: 'pesanan/batal-dp',
  summary: 'The newest DP of an order, taken today in error, goes back whole (E38), with BATAL PESANAN',
  may: { menus: ['/lihat-pesanan'], action: 'hapus' },
  write: { day: 'any' },
  body: z.strictObject({
    no_pesanan: zNoPesanan,
    urut: z.int('Harus Bilangan Bulat').min(1).max(SETORAN_MAKS),
    ...dibatalkan,
  }),
  reply: z.object({ no_pesanan: z.string(), urut: z.int(), refund: z.array(zUangKembali) }),
  message: 'DP Berhasil Dibatalkan',
})

export const prosesPesanan = defineCall({
  base: 'main',
  method: 'POST',
  path: 'pesanan/proses',
  summary: 'Who makes it: an OPEN order goes to PROSES; one in PROSES to another goldsmith',
  may: PESANAN_WORK,
  write: { day: 'today' },
  body: z.strictObject({
    no_pesanan: zNoPesanan,
    kode_tukang: zKode('Tukang Harus Dipilih'),
    id_trx: zIdTrx.optional(),
  }),
  reply: z.object({ no_pesanan: z.string(), status_pesanan: zStatus }),
  message: 'Pesanan Diserahkan Ke Tukang',
})

export const ubahEstimasi = defineCall({
  base: 'main',
  method: 'POST',
  path: 'pesanan/estimasi',
  summary: 'Another day that is promised, with its reason',
  may: { menus: ['/lihat-pesanan', '/transaksi-pesanan'], action: 'ubah' },
  write: { day: 'any' },
  body: z.strictObject({
    no_pesanan: zNoPesanan,
    estimasi_tanggal: zTanggal,
    alasan: zAlasan,
    id_trx: zIdTrx.optional(),
  }),
  reply: z.object({ no_pesanan: z.string(), estimasi_tanggal: zTanggal }),
  message: 'Tanggal Estimasi Berhasil Dirubah',
})

/** The tray that finished pieces go to; those from the shop's stock go back to theirs. */
const bakiJadi = { kode_gudang: zKode('-').default('-'), kode_baki: zKode('-').default('-') }

export const batalPesanan = defineCall({
  base: 'main',
  method: 'POST',
  path: 'pesanan/batal',
  summary:
    "Cancels an order with BATAL PESANAN: its DP goes back but for a potongan (E12), its pieces to a tray, the customer's gold home",
  may: { menus: ['/lihat-pesanan'], action: 'hapus' },
  write: { day: 'any' },
  body: z.strictObject({
    no_pesanan: zNoPesanan,
    alasan: zAlasan,
    /** 0 to the whole DP; not given: by the setting. */
    potongan_rp: zRupiahEntered.optional(),
    ...bakiJadi,
    ...izinBatal,
  }),
  reply: z.object({
    no_pesanan: z.string(),
    status_pesanan: zStatus,
    no_jurnal: z.string().nullable(),
    refund_rp: zRupiah,
    potongan_rp: zRupiah,
    refund: z.array(zUangKembali),
  }),
  message: 'Pesanan Berhasil Dibatalkan',
})

export const batalPesananLine = defineCall({
  base: 'main',
  method: 'POST',
  path: 'pesanan/batal-baris',
  summary: 'Drops a thing from an order that is not finished, with BATAL PESANAN; no money moves',
  may: { menus: ['/lihat-pesanan'], action: 'hapus' },
  write: { day: 'any' },
  body: z.strictObject({
    no_pesanan: zNoPesanan,
    no: z.int('Harus Bilangan Bulat').min(1).max(MAX_PESANAN_LINES),
    ...dibatalkan,
  }),
  reply: z.object({ no_pesanan: z.string(), status_pesanan: zStatus, total_harga: zRupiah }),
  message: 'Barang Pesanan Berhasil Dibatalkan',
})

/** Columns of the board: by state, and orders promised for a day that is past. */
export const PAPAN_PESANAN = ['BARU', 'DI TUKANG', 'JADI', 'DIAMBIL', 'TERLAMBAT'] as const

const zRingkas = z.object({
  no_pesanan: z.string(),
  ...siapa,
  tanggal: zTanggal,
  jam: z.string(),
  no_hp: z.string(),
  /** '-' before somebody makes it. */
  kode_tukang: z.string(),
  nama_tukang: z.string(),
  estimasi_tanggal: zTanggal,
  /** OPEN or PROSES, and promised for a day before the shop's. */
  terlambat: z.boolean(),
  status_pesanan: zStatus,
  nama_barang: z.string(),
  /** Lines that were not dropped, and how many of them have their piece. */
  total_qty: z.int(),
  qty_jadi: z.int(),
  /** Of finished pieces as they weigh, of others as estimated. */
  total_berat: zGram,
  ongkos: zRupiah,
  total_harga: zRupiah,
  /** Every DP that was not undone; of one that has ended, what it held. */
  jumlah_bayar: zRupiah,
  sisa_bayar: zRupiah,
  tgl_jadi: zTanggal.nullable(),
  tanggal_ambil: zTanggal.nullable(),
  tgl_batal: zTanggal.nullable(),
  /** The sale that takes it; '-' for none. */
  no_faktur_group: z.string(),
  input_by: z.string(),
})
export type PesananRingkas = z.output<typeof zRingkas>

export const listPesanan = defineCall({
  base: 'main',
  method: 'GET',
  path: 'pesanan',
  summary:
    'Orders, the one promised first first: those still open whatever their day, others of a range of days',
  may: READ_PESANAN,
  query: z.object({
    ...rentang,
    status_pesanan: zStatus.optional(),
    /** Number, customer, phone, or what was ordered. */
    ...dicari,
  }),
  reply: z.array(zRingkas),
})

const zStoredLine = z.object({
  no: z.int(),
  status: z.string(),
  kode_group: z.string(),
  nama_group: z.string(),
  kode_dept: z.string(),
  nama_barang: z.string(),
  ukuran: z.string(),
  catatan: z.string(),
  /** The picture's name; null for none. */
  foto: z.string().nullable(),
  kadar: zPersen,
  kadar_cetak: z.string(),
  perkiraan_berat: zGram,
  mengikat: z.boolean(),
  harga_gram: zRupiah,
  harga_jual: zRupiah,
  ongkos: zRupiah,
  nama_atribut: z.string(),
  berat_atribut: zGram,
  harga_atribut: zRupiah,
  harga_total: zRupiah,
  berat_customer: zGram,
  kadar_customer: zPersen,
  /** Of the customer's gold, what lies in the shop and what the goldsmith has. */
  emas_di_toko: zGram,
  emas_di_tukang: zGram,
  /** The piece that fills it; '-' and 0 before. */
  kode_barcode: z.string(),
  berat_jadi: zGram,
  no_jadi: z.string(),
  alasan_batal: z.string(),
})
export type PesananLine = z.output<typeof zStoredLine>

export const lihatPesanan = defineCall({
  base: 'main',
  method: 'GET',
  path: 'pesanan/{no_pesanan}',
  summary: 'One order whole: what was ordered, every payment on it, what happened to it',
  may: READ_PESANAN,
  params,
  reply: zRingkas.extend({
    alamat_customer: z.string(),
    keterangan: z.string(),
    alasan_batal: z.string(),
    batal_by: z.string(),
    potongan_rp: zRupiah,
    /** The amount that a cancel would keep by the setting. */
    potongan_usul: zRupiah,
    cetak: z.int(),
    detail_barang: z.array(zStoredLine),
    setoran: z.array(
      z.object({
        ...setoran,
        no_setoran: z.string(),
        cetak: z.int(),
        pembayaran: z.array(
          // jumlah_rp is the nominal, as the specification calls it.
          z.object({ ...dibayar, jumlah_rp: zRupiah }),
        ),
      }),
    ),
    /** Money that went back when the order was cancelled. */
    refund: z.array(zUangKembali),
    /** Gold handed to goldsmiths and back for it: the documents, newest first. */
    bahan: z.array(
      z.object({
        no: z.string(),
        jenis: z.string(),
        tgl_system: zTanggal,
        jam: z.string(),
        kode_tukang: z.string(),
        status_valid: z.string(),
        berat: zGram,
      }),
    ),
    /** Wages paid to goldsmiths for the order. */
    upah: z.array(zUpahDokumen),
  }),
})
export type PesananLengkap = z.output<(typeof lihatPesanan)['reply']>
