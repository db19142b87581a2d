/** Deposits: save, add, validate, take, cancel, look up (DOMAIN §B.2, §F.3). What a sale says of one stands in penjualan.ts. */
import { z } from 'zod'
import { defineCall } from '../call.ts'
import { rapi, zRequired } from '../text.ts'
import { zGram, zGramEntered, zRupiah, zRupiahEntered, zTanggal } from '../units.ts'
import { zBarangScan } from './barang.ts'
import { dibayar, dicari, KASIR, kepala, paramsNo, rentang, setoran, SETORAN_MAKS } from './dokumen-uang.ts'
import {
  barangHarus,
  bayarHarus,
  dibatalkan,
  pelanggan,
  zBayarLine,
  zIdentitasPelanggan,
  zIdTrx,
  zIzin,
  zSekaligus,
  zUangKembali,
} from './faktur.ts'

const zNoTitip = zRequired('No Titipan Tidak Boleh Kosong', 24)
const params = paramsNo('no_titip_group')
/** The right to look at deposits: for users who take them, confirm them or sell. */
export const READ_TITIPAN = {
  menus: ['/lihat-titipan', '/transaksi-penjualan', '/validasi-titipan', '/validasi-jual-beli'],
  action: 'lihat',
} as const

/** A field of a sale's document that a deposit does not have (DOMAIN §M): if it is sent along, it must say nothing. */
const zTidakAda = z.literal('-').optional()

/** A piece set aside, or '-' for money alone: then it is the only line. */
const zTitipanLine = z.strictObject({
  kode_barcode: z
    .string()
    .overwrite(rapi)
    .regex(/^([0-9]{1,8}|-)$/, 'Kode Barcode Harus Angka')
    .overwrite((s) => (s === '-' ? s : s.padStart(8, '0'))),
  berat: zGramEntered.default(0 as never),
  harga_gram: zRupiahEntered.default(0 as never),
  harga_jual: zRupiahEntered.default(0 as never),
  ongkos: zRupiahEntered.default(0 as never),
  harga_atribut: zRupiahEntered.default(0 as never),
  no_titip_group: zTidakAda,
  no_pesanan: zTidakAda,
  id_otorisasi: zIzin,
})

export const simpanTitipan = defineCall({
  base: 'main',
  method: 'POST',
  path: 'titipan',
  summary: 'Saves a deposit as OPEN and books its pieces; nothing is posted until validasi',
  // Users who sell take deposits: the right to look at deposits is no right to make them.
  may: { menus: ['/transaksi-penjualan'], action: 'tambah' },
  write: { day: 'today', idTrx: 'required' },
  body: z.strictObject({
    id_trx: zIdTrx,
    ...pelanggan,
    kode_marketplace: zTidakAda,
    detail_beli: z.array(z.never()).max(0).optional(),
    detail_barang: barangHarus(zTitipanLine),
    pembayaran: bayarHarus(zBayarLine),
    /** Required of a payment from AML_IDENTITAS_MIN on, unless it is on file. */
    identitas: zIdentitasPelanggan.nullish(),
    validasi: zSekaligus,
  }),
  reply: z.object({
    no_titip_group: z.string(),
    no_titip_group_user: z.string(),
    status_valid: z.enum(['OPEN', 'DONE']),
    total: zRupiah,
    titipan: zRupiah,
    sisa: zRupiah,
    /** The last day of the agreed prices; null for money alone. */
    tgl_kunci_harga: zTanggal.nullable(),
  }),
  message: 'Titipan Berhasil Disimpan',
})

export const tambahTitipan = defineCall({
  base: 'main',
  method: 'POST',
  path: 'titipan/tambah',
  summary: 'More money on an open deposit, saved as OPEN until validasi (E04)',
  may: { menus: ['/transaksi-penjualan'], action: 'tambah' },
  write: { day: 'today', idTrx: 'required' },
  body: z.strictObject({
    id_trx: zIdTrx,
    no_titip_group: zNoTitip,
    pembayaran: bayarHarus(zBayarLine),
    identitas: zIdentitasPelanggan.nullish(),
    validasi: zSekaligus,
  }),
  reply: z.object({
    no_titip_group: z.string(),
    urut: z.int(),
    status_valid: z.enum(['OPEN', 'DONE']),
    titipan: zRupiah,
    sisa: zRupiah,
  }),
  message: 'Tambah Titipan Berhasil Disimpan',
})

/** 1: the deposit itself; more: an addition. */
const zUrut = z.int('Harus Bilangan Bulat').min(1).max(SETORAN_MAKS)

export const validasiTitipan = defineCall({
  base: 'main',
  method: 'POST',
  path: 'titipan/validasi',
  summary: 'The cashier confirms a deposit (E03, M05) or an addition (E04)',
  may: {
    menus: ['/validasi-titipan', '/validasi-jual-beli'],
    action: 'ubah',
    levels: KASIR,
  },
  write: { day: 'any' },
  body: z.strictObject({
    jenis: z.literal('TITIPAN').default('TITIPAN'),
    no_titip_group: zNoTitip,
    urut: zUrut.default(1),
    id_trx: zIdTrx.optional(),
  }),
  reply: z.object({
    no_titip_group: z.string(),
    urut: z.int(),
    status_valid: z.literal('DONE'),
    no_jurnal: z.string(),
    titipan: zRupiah,
  }),
  message: 'Validasi Titipan Berhasil',
})

export const batalTitipan = defineCall({
  base: 'main',
  method: 'POST',
  path: 'titipan/batal',
  summary:
    'Releases a draft or an addition that was not validated; gives a validated deposit back with otorisasi BATAL TITIPAN (E05, M06)',
  may: {
    menus: ['/lihat-titipan', '/validasi-titipan', '/validasi-jual-beli', '/transaksi-penjualan'],
    action: 'hapus',
  },
  write: { day: 'any' },
  body: z.strictObject({
    no_titip_group: zNoTitip,
    /** Given, and more than 1: this addition alone, while it is a draft. */
    urut: zUrut.default(1),
    ...dibatalkan,
  }),
  reply: z.object({
    no_titip_group: z.string(),
    status_titipan: z.string(),
    no_jurnal: z.string().nullable(),
    refund_rp: zRupiah,
    potongan_rp: zRupiah,
    /** The payments by which the money goes back. */
    refund: z.array(zUangKembali),
  }),
  message: 'Titipan Berhasil Dibatalkan',
})

const zRingkas = z.object({
  no_titip_group: z.string(),
  no_titip_group_user: z.string(),
  ...kepala,
  no_hp: z.string(),
  qty: z.int(),
  berat: zGram,
  nama_barang: z.string(),
  total: zRupiah,
  /** Validated so far; of one that has ended, what it held. */
  titipan: zRupiah,
  /** Saved, and waiting for the cashier. */
  menunggu: zRupiah,
  sisa: zRupiah,
  tgl_kunci_harga: zTanggal.nullable(),
  status_valid: z.string(),
  status_titipan: z.string(),
  /** The sale that takes it; '-' for none. */
  no_faktur_group: z.string(),
  tgl_ambil: zTanggal.nullable(),
  tgl_batal_titip: zTanggal.nullable(),
  input_by: z.string(),
})
export type TitipanRingkas = z.output<typeof zRingkas>

export const listTitipan = defineCall({
  base: 'main',
  method: 'GET',
  path: 'titipan',
  summary: 'Deposits, newest first: those still open whatever their day, others of a range of days',
  may: READ_TITIPAN,
  query: z.object({
    ...rentang,
    status_titipan: z.enum(['OPEN', 'FINISH', 'CLOSE']).optional(),
    /** Number, customer, phone or barcode. */
    ...dicari,
  }),
  reply: z.array(zRingkas),
})

const zBarangTitipan = z.object({
  no: z.int(),
  kode_barcode: z.string(),
  /** The tray it came from (DOMAIN §0-6). */
  kode_toko: z.string(),
  kode_group: z.string(),
  nama_barang: z.string(),
  kadar_cetak: z.string(),
  berat: zGram,
  nama_atribut: z.string(),
  berat_atribut: zGram,
  harga_gram: zRupiah,
  harga_jual: zRupiah,
  ongkos: zRupiah,
  harga_atribut: zRupiah,
  harga_total: zRupiah,
})

export const lihatTitipan = defineCall({
  base: 'main',
  method: 'GET',
  path: 'titipan/{no_titip_group}',
  summary: 'One deposit whole: its pieces, every payment on it, and what became of it',
  may: READ_TITIPAN,
  params,
  reply: zRingkas.extend({
    alamat_customer: z.string(),
    alasan_batal: z.string(),
    potongan_rp: zRupiah,
    detail_barang: z.array(zBarangTitipan),
    setoran: z.array(
      z.object({
        ...setoran,
        jenis: z.string(),
        valid_by: z.string(),
        cetak: z.int(),
        pembayaran: z.array(z.object(dibayar)),
      }),
    ),
    /** Money that went back when the deposit was cancelled. */
    refund: z.array(zUangKembali),
  }),
})
export type TitipanLengkap = z.output<(typeof lihatTitipan)['reply']>

export const ambilTitipan = defineCall({
  base: 'main',
  method: 'GET',
  path: 'titipan/{no_titip_group}/ambil',
  summary:
    'What the till needs to take a deposit: its balance, its customer, its pieces at the prices that hold today',
  may: { menus: ['/transaksi-penjualan'], action: 'lihat' },
  params,
  reply: z.object({
    no_titip_group: z.string(),
    saldo: zRupiah,
    tgl_kunci_harga: zTanggal.nullable(),
    /** True while the agreed prices hold. */
    terkunci: z.boolean(),
    kode_sales: z.string(),
    kode_customer: z.string(),
    nama_customer: z.string(),
    no_hp: z.string(),
    alamat_customer: z.string(),
    /** The pieces as agreed: weight, price and ongkos to begin with. */
    detail_barang: z.array(
      z.object({ barang: zBarangScan, berat: zGram, harga_jual: zRupiah, ongkos: zRupiah }),
    ),
  }),
})
export type TitipanAmbil = z.output<(typeof ambilTitipan)['reply']>
