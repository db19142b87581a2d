/** Buying back, and trading in: look up a nota, save, validate, cancel, look up (DOMAIN §B.3, §B.4). A trade-in is saved by POST penjualan. */
import { z } from 'zod'
import { defineCall } from '../call.ts'
import { DOKUMEN_ASAL } from '../rules/dokumen-asal.ts'
import { rapi, zAlasan } from '../text.ts'
import { zGram, zPersen, zRupiah, zTanggal } from '../units.ts'
import {
  KASIR,
  belumSah,
  dibayarFaktur,
  dicari,
  fakturLengkap,
  fakturRingkas,
  group,
  paramsNo,
  rentang,
  zJenisBarang,
} from './dokumen-uang.ts'
import {
  barangHarus,
  bayarBoleh,
  izinBatal,
  pelanggan,
  zBayarLine,
  zBeliLine,
  zIdentitas,
  zIdTrx,
  zIzin,
  zNoFaktur,
  zNoTimbangan,
  zSekaligus,
  zUangBatal,
} from './faktur.ts'
import { zHadiahTidakKembali } from './hadiah-diserahkan.ts'

export const MENU_LIHAT_BELI = [
  '/lihat-pembelian',
  '/batal-pembelian',
  '/transaksi-pembelian',
  '/transaksi-penjualan',
  '/validasi-jual-beli',
] as const

/** The deduction for age: a percent (of the basis), or rupiah per gram. */
const zRugi = z.object({ tipe: z.enum(['PERSENTASE', 'RP']), nilai: z.int() })

/** A live sale line of the chain, with what its price today is made of; of the customer nothing is told. */
export const zNotaBeli = z.object({
  no_faktur_jual: z.string(),
  no_faktur_group: z.string(),
  toko_jual: z.string(),
  nama_toko: z.string(),
  /** The nota's shop has a server of its own, where it is marked too. */
  luar: z.boolean(),
  tgl_jual: zTanggal,
  umur_hari: z.int(),
  kode_barcode: z.string(),
  kode_group: z.string(),
  nama_group: z.string(),
  kode_dept: z.string(),
  nama_barang: z.string(),
  kadar: zPersen,
  kadar_cetak: z.string(),
  berat: zGram,
  nama_atribut: z.string(),
  berat_atribut: zGram,
  /** Of it, what was paid with the customer's own gold. */
  berat_customer: zGram,
  harga_gram: zRupiah,
  harga_jual: zRupiah,
  ongkos: zRupiah,
  harga_atribut: zRupiah,
  harga_beli_gram: zRupiah,
  harga_beli_24k: zRupiah,
  rugi: zRugi.nullable(),
})
export type NotaBeli = z.output<typeof zNotaBeli>

export const cariNotaBeli = defineCall({
  base: 'main',
  method: 'GET',
  path: 'pembelian/cari/{kode}',
  summary:
    'The live sale lines behind a barcode, a number of a line or of a nota, or a scanned nota, of any shop of the chain',
  may: { menus: ['/transaksi-pembelian', '/transaksi-penjualan'], action: 'lihat' },
  params: z.object({ kode: z.string().overwrite(rapi).toUpperCase().min(1).max(60) }),
  reply: z.array(zNotaBeli),
})

export const acuanPembelian = defineCall({
  base: 'main',
  method: 'GET',
  path: 'pembelian/acuan',
  summary: 'What a purchase is priced by: conditions, groups with today’s buy-back prices, kinds of pieces',
  may: { menus: ['/transaksi-pembelian', '/transaksi-penjualan', '/lihat-hutang'], action: 'lihat' },
  bersama: true,
  reply: z.object({
    kondisi: z.array(
      z.object({
        kode: z.string(),
        kondisi: z.string(),
        tipe: z.enum(['PERSENTASE', 'RP']),
        persentase: zPersen,
        potongan: zRupiah,
        tanpa_surat: z.boolean(),
      }),
    ),
    groups: z.array(
      z.object({
        ...group,
        harga_beli_gram: zRupiah,
        harga_beli_24k: zRupiah,
      }),
    ),
    jenis: zJenisBarang,
  }),
})
export type AcuanPembelian = z.output<(typeof acuanPembelian)['reply']>

export const simpanPembelian = defineCall({
  base: 'main',
  method: 'POST',
  path: 'pembelian',
  summary: 'Saves a purchase as OPEN; nothing is posted until validasi',
  may: { menus: ['/transaksi-pembelian'], action: 'tambah' },
  write: { day: 'today', idTrx: 'required' },
  body: z.strictObject({
    id_trx: zIdTrx,
    ...pelanggan,
    identitas: zIdentitas.nullish(),
    detail_beli: barangHarus(zBeliLine),
    pembayaran: bayarBoleh(zBayarLine),
    no_timbangan: zNoTimbangan,
    validasi: zSekaligus,
  }),
  reply: z.object({
    no_faktur_group: z.string(),
    no_faktur_group_user: z.string(),
    status_valid: z.enum(['OPEN', 'DONE']),
    total: zRupiah,
    /** The seller's dealings of the day are to be reported to PPATK. */
    lapor_ppatk: z.boolean(),
    /** 'Saldo Kas Tidak Cukup' is said before the cashier stands there without money. */
    ...belumSah,
  }),
  message: 'Pembelian Berhasil Disimpan',
})

const zJenisFaktur = z.enum(['PEMBELIAN', 'TUKAR'], 'Jenis Tidak Valid').default('PEMBELIAN')

export const validasiPembelian = defineCall({
  base: 'main',
  method: 'POST',
  path: 'pembelian/validasi',
  summary:
    'The cashier confirms a saved purchase or trade-in whole: money, pieces, points and coupons are posted at once',
  may: { menus: ['/validasi-jual-beli'], action: 'ubah', levels: KASIR },
  write: { day: 'any' },
  body: z.strictObject({
    jenis: zJenisFaktur,
    no_faktur_group: zNoFaktur,
    id_otorisasi: zIzin,
    id_trx: zIdTrx.optional(),
  }),
  reply: z.object({
    no_faktur_group: z.string(),
    status_valid: z.literal('DONE'),
    no_jurnal: z.string(),
    poin: z.int(),
    kupon: z.array(z.string()),
    /** The customer's dealings of the day are to be reported to PPATK. */
    lapor_ppatk: z.boolean(),
  }),
  message: 'Validasi Pembelian Berhasil',
})

export const batalPembelian = defineCall({
  base: 'main',
  method: 'POST',
  path: 'pembelian/batal',
  summary:
    'Cancels a purchase or trade-in whole: a draft is released; a validated one of the same day is reversed, with otorisasi BATAL PEMBELIAN',
  may: {
    menus: ['/batal-pembelian', '/validasi-jual-beli', '/transaksi-pembelian', '/transaksi-penjualan'],
    action: 'hapus',
  },
  write: { day: 'any' },
  body: z.strictObject({
    jenis: zJenisFaktur,
    no_faktur_group: zNoFaktur,
    alasan: zAlasan,
    hadiah_tidak_kembali: zHadiahTidakKembali,
    ...izinBatal,
  }),
  reply: z.object({
    no_faktur_group: z.string(),
    status_valid: z.literal('CANC'),
    no_jurnal: z.string().nullable(),
    kembali_rp: zRupiah,
    /** The same, by way of paying. */
    uang: zUangBatal,
  }),
  message: 'Pembelian Berhasil Dibatalkan',
})

const zRingkas = z.object({
  /** qty, berat and total are of the pieces bought. */
  ...fakturRingkas,
  kind: z.enum(['PEMBELIAN', 'TUKAR']),
  /** Of a trade-in, what was sold in it. */
  qty_jual: z.int(),
  berat_jual: zGram,
  total_jual: zRupiah,
  pembayaran: z.array(z.object({ jenis: z.string(), nominal: zRupiah, arah: z.enum(['MASUK', 'KELUAR']) })),
  /** The loan whose goods it bought; '-' else. */
  no_faktur_hutang: z.string(),
})
export type PembelianRingkas = z.output<typeof zRingkas>

export const listPembelian = defineCall({
  base: 'main',
  method: 'GET',
  path: 'pembelian',
  summary: 'Purchases and trade-ins of a range of days, newest first; without dates: of the shop’s day',
  may: { menus: MENU_LIHAT_BELI, action: 'lihat' },
  query: z.object({
    ...rentang,
    status_valid: z.enum(['OPEN', 'DONE', 'CANC']).optional(),
    kind: z.enum(['PEMBELIAN', 'TUKAR']).optional(),
    /** Number, old nota, customer, phone or barcode. */
    ...dicari,
  }),
  reply: z.array(zRingkas),
})

/** Fields and order follow the specification's purchase row. */
export const zDetailBeli = z.object({
  no: z.int(),
  no_faktur_group: z.string(),
  no_faktur_beli: z.string(),
  tgl_system: zTanggal,
  kode_sales: z.string(),
  kode_member: z.string(),
  nama_customer: z.string(),
  no_hp: z.string(),
  alamat_customer: z.string(),
  kode_gudang: z.string(),
  kode_group: z.string(),
  kode_dept: z.string(),
  kode_barcode: z.string(),
  nama_barang: z.string(),
  kadar: zPersen,
  kadar_cetak: z.string(),
  berat_nota: zGram,
  berat: zGram,
  harga_nota: zRupiah,
  harga: zRupiah,
  harga_rata: zRupiah,
  kondisi: z.string(),
  input_by: z.string(),
  status_valid: z.string(),
  status_gold: z.string(),
  no_faktur_jual: z.string(),
  toko_jual: z.string(),
  umur_hari: z.int(),
  basis_rp: zRupiah,
  rugi_nota_rp: zRupiah,
  potongan_kondisi_rp: zRupiah,
  potongan_manual: zRupiah,
  status_sortir: z.boolean(),
  status_cuci: z.boolean(),
  status_hancur: z.boolean(),
})

/** And the paper that came in the place of a nota (§P.3): null where there was none; `foto`: its picture. */
const zDibeli = zDetailBeli.extend({
  dokumen_asal: z.enum(DOKUMEN_ASAL).nullable(),
  alasan_asal: z.string(),
  foto: z.string().nullable(),
})

export const zDetailTukar = z.object({
  no: z.int(),
  no_faktur_jual: z.string(),
  kode_barcode: z.string(),
  kode_group: z.string(),
  nama_barang: z.string(),
  kadar_cetak: z.string(),
  berat: zGram,
  harga_gram: zRupiah,
  harga_jual: zRupiah,
  ongkos: zRupiah,
  nama_atribut: z.string(),
  berat_atribut: zGram,
  harga_atribut: zRupiah,
  harga_total: zRupiah,
})

export const lihatPembelian = defineCall({
  base: 'main',
  method: 'GET',
  path: 'pembelian/{no_faktur_group}',
  summary:
    'One purchase or trade-in whole: lines of both sides, payments, the seller’s identity, and what its nota needs',
  may: { menus: MENU_LIHAT_BELI, action: 'lihat' },
  params: paramsNo('no_faktur_group'),
  reply: zRingkas.extend({
    ...fakturLengkap,
    /** The number is masked. */
    identitas: z
      .object({ jenis: z.string(), nomor: z.string(), nama: z.string(), alamat: z.string() })
      .nullable(),
    detail_beli: z.array(zDibeli),
    detail_barang: z.array(zDetailTukar),
    pembayaran: z.array(z.object({ ...dibayarFaktur, arah: z.enum(['MASUK', 'KELUAR']) })),
  }),
})
export type PembelianLengkap = z.output<(typeof lihatPembelian)['reply']>

export const identitasPenjual = defineCall({
  base: 'main',
  method: 'POST',
  path: 'pembelian/{no_faktur_group}/identitas',
  summary: 'The whole number of the seller’s identity; who looked is logged',
  may: { menus: MENU_LIHAT_BELI, action: 'lihat', levels: ['OWN', 'SU', 'SPV'] },
  params: paramsNo('no_faktur_group'),
  reply: z.object({ nomor: z.string() }),
  message: 'Identitas Ditampilkan',
})
