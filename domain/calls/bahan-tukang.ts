/** Goldsmiths: gold to them, back from them or lost, what each has; pieces of the shop's own that fill an order (DOMAIN §O.2-2, §O.2-8). */
import { z } from 'zod'
import { defineCall } from '../call.ts'
import { JENIS_BAHAN } from '../rules/postings/tukang.ts'
import { zAlasan } from '../text.ts'
import { zGram, zGramEntered, zPersen, zPersenEntered, zTanggal } from '../units.ts'
import { zBarcode } from './barang.ts'
import { zKeterangan, zKode, zNoDokumen, zTersimpan } from './dokumen-stok.ts'
import { cetakResult, zCetak, zIdTrx, zMencetak } from './faktur.ts'
import { zNoPesanan } from './no-pesanan.ts'
import { MAX_PESANAN_LINES, PESANAN_WORK } from './pesanan.ts'

const params = z.object({ no: zNoDokumen })
const id_otorisasi = z.string().max(64).nullish()
const read = { menus: ['/lihat-pesanan'], action: 'lihat' } as const
/** The right to cancel a wrong document: for everybody who works on orders. */
const BATAL = { ...PESANAN_WORK, action: 'hapus' } as const
const PEMILIK = ['TOKO', 'CUSTOMER'] as const

const zLine = z.strictObject({
  pemilik: z.enum(PEMILIK, 'Pemilik Harus Dipilih'),
  /** Of CUSTOMER: the line of the order whose gold it is; group and purity are that line's. 0 else. */
  no_baris: z.int('Harus Bilangan Bulat').min(0).max(MAX_PESANAN_LINES).default(0),
  kode_group: zKode('Group Harus Dipilih').default('-'),
  /** 0: the group's. */
  kadar: zPersenEntered.default(0 as never),
  berat: zGramEntered.refine((mg) => mg > 0, 'Berat Harus Diisi'),
})

export const simpanBahanTukang = defineCall({
  base: 'main',
  method: 'POST',
  path: 'bahan-tukang',
  summary:
    "Gold to a goldsmith (SERAH), back from him (KEMBALI) or lost in his work (SUSUT, with KOREKSI BERAT; so is another purity than the group's): the shop's, and a customer's of an order",
  may: PESANAN_WORK,
  write: { day: 'today', idTrx: 'required' },
  body: z.strictObject({
    id_trx: zIdTrx,
    jenis: z.enum(JENIS_BAHAN, 'Jenis Harus Dipilih'),
    kode_tukang: zKode('Tukang Harus Dipilih'),
    /** An OPEN order is his from then on. */
    no_pesanan: zNoPesanan.default('-'),
    keterangan: zKeterangan,
    baris: z.array(zLine).min(1, 'Emas Masih Kosong').max(50, 'Emas Terlalu Banyak'),
    id_otorisasi,
  }),
  reply: z.object({ no: z.string(), berat: zGram }),
  message: 'Bahan Tukang Berhasil Disimpan',
})

const zBahan = z.object({
  no: z.string(),
  tgl_system: zTanggal,
  jam: z.string(),
  jenis: z.enum(JENIS_BAHAN),
  kode_tukang: z.string(),
  nama_tukang: z.string(),
  /** '-' for none. */
  no_pesanan: z.string(),
  keterangan: z.string(),
  otorisasi_by: z.string(),
  berat: zGram,
  status_valid: z.enum(['DONE', 'CANC']),
  alasan_batal: z.string(),
  cetak: z.int(),
  input_by: z.string(),
  baris: z.array(
    z.object({
      pemilik: z.enum(PEMILIK),
      no_baris: z.int(),
      kode_group: z.string(),
      kadar: zPersen,
      berat: zGram,
    }),
  ),
})
export type BahanTersimpan = z.output<typeof zBahan>

export const listBahanTukang = defineCall({
  base: 'main',
  method: 'GET',
  path: 'bahan-tukang/dokumen',
  summary: 'Gold to and from goldsmiths of a range of days, newest first; without dates of today',
  may: read,
  query: z.object({ tgl_from: zTanggal.optional(), tgl_to: zTanggal.optional() }),
  reply: z.array(zBahan),
})

export const lihatBahanTukang = defineCall({
  base: 'main',
  method: 'GET',
  path: 'bahan-tukang/dokumen/{no}',
  summary: 'One of them',
  may: read,
  params,
  reply: zBahan,
})

export const batalBahanTukang = defineCall({
  base: 'main',
  method: 'POST',
  path: 'bahan-tukang/batal',
  summary: 'Undone on its own day, while the gold is where it left it',
  may: BATAL,
  write: { day: 'today' },
  body: z.strictObject({ no: zNoDokumen, alasan: zAlasan, id_otorisasi, id_trx: zIdTrx.optional() }),
  reply: z.object({ no: z.string(), status_valid: z.literal('CANC') }),
  message: 'Bahan Tukang Berhasil Dibatalkan',
})

export const cetakBahanTukang = defineCall({
  base: 'main',
  method: 'POST',
  path: 'bahan-tukang/dokumen/{no}/cetak',
  summary: 'Counts a print of the slip; from the second on with otorisasi REPRINT NOTA',
  may: read,
  write: { day: 'any' },
  params,
  body: zCetak.optional(),
  reply: z.object({ no: z.string(), ...cetakResult }),
})

export const slipBahanTukang = defineCall({
  base: 'main',
  method: 'GET',
  path: 'bahan-tukang/dokumen/{no}/slip',
  summary: 'The slip as PDF, to be signed by both',
  may: read,
  params,
  query: z.object({ mencetak: zMencetak }),
  reply: z.any(),
  file: 'application/pdf',
})

export const leburUntukTukang = defineCall({
  base: 'main',
  method: 'GET',
  path: 'bahan-tukang/lebur',
  summary: 'Groups in use with their purity, and the grams of each in LEBUR',
  may: read,
  reply: z.array(z.object({ kode_group: z.string(), nama_group: z.string(), kadar: zPersen, berat: zGram })),
})

export const saldoTukang = defineCall({
  base: 'main',
  method: 'GET',
  path: 'saldo-tukang',
  summary:
    "What each goldsmith has of the shop's gold and of customers', gross and fine; below 0 he is owed it",
  may: read,
  reply: z.array(
    z.object({
      kode_tukang: z.string(),
      nama_tukang: z.string(),
      status_aktif: z.boolean(),
      berat_toko: zGram,
      halus_toko: zGram,
      berat_customer: zGram,
      halus_customer: zGram,
      /** Orders that he is making. */
      pesanan: z.int(),
    }),
  ),
})

export const mutasiTukang = defineCall({
  base: 'main',
  method: 'GET',
  path: 'saldo-tukang/{kode_tukang}/mutasi',
  summary: "Every movement of a goldsmith's gold in a range of days, newest first; at most 1,000",
  may: read,
  params: z.object({ kode_tukang: zKode('Tukang Harus Dipilih') }),
  query: z.object({ tgl_from: zTanggal, tgl_to: zTanggal }),
  reply: z.array(
    z.object({
      id: z.int(),
      tanggal: zTanggal,
      jam: z.string(),
      /** The document, as people say it: BAHAN TUKANG, TAMBAH … */
      ref_type: z.string(),
      ref_no: z.string(),
      /** The movement undoes another. */
      batal: z.boolean(),
      pemilik: z.enum(PEMILIK),
      kode_group: z.string(),
      kode_barcode: z.string(),
      kadar: zPersen,
      /** + to him, − from him. */
      berat: zGram,
      halus: zGram,
    }),
  ),
})

export const simpanJadiDariStok = defineCall({
  base: 'main',
  method: 'POST',
  path: 'pesanan/jadi-dari-stok',
  summary: "READY pieces of the shop's own fill lines of an order: from their trays to PESANAN (M09)",
  may: PESANAN_WORK,
  write: { day: 'today', idTrx: 'required' },
  body: z.strictObject({
    id_trx: zIdTrx,
    no_pesanan: zNoPesanan,
    barang: z
      .array(
        z.strictObject({
          no: z.int('Harus Bilangan Bulat').min(1).max(MAX_PESANAN_LINES),
          kode_barcode: zBarcode,
        }),
      )
      .min(1, 'Barang Masih Kosong')
      .max(MAX_PESANAN_LINES, `Paling Banyak ${MAX_PESANAN_LINES} Barang`),
  }),
  reply: zTersimpan.extend({ no_pesanan: z.string() }),
  message: 'Pesanan Berhasil Diisi Dari Stok',
})
