/** Shipments: out, back, lost on the way, and what the specification asks of them (DOMAIN §B.14, §O.1-6 to 8). */
import { z } from 'zod'
import { defineCall } from '../call.ts'
import { zKirimFile } from '../documents/kirim-file.ts'
import { zAlasan, zRequired } from '../text.ts'
import { zGram, zTanggal } from '../units.ts'
import {
  BARANG_MAKS,
  zBarangAcuan,
  zBarangBarcode,
  zNoDokumen,
  zSimpanStok,
  zTersimpan,
} from './dokumen-stok.ts'

const may = { menus: ['/kirim-barang-kecabang'], action: 'lihat' } as const
const mayMake = { menus: ['/kirim-barang-kecabang'], action: 'tambah' } as const
export const EMPTY_KODE_TOKO = 'Kode Toko Harus Dipilih'
export const zKodeCabang = zRequired(EMPTY_KODE_TOKO, 6)
const zIdOtorisasi = z.string().max(64).nullish()

const zToko = z.object({ kode_toko: z.string(), nama_toko: z.string() })
export const tujuanKirim = defineCall({
  base: 'main',
  method: 'GET',
  path: 'kirim-barang/tujuan',
  summary:
    'Where pieces may be sent: the other shops; head office, when it is one of them; nowhere there from head office itself',
  may,
  reply: z.object({
    cabang: z.array(zToko),
    pusat: z.union([zToko, z.literal('LUAR'), z.literal('SENDIRI')]),
  }),
})

const zKirim = zSimpanStok.extend({
  /** A draft has its number and moves nothing yet. */
  draf: z.boolean().default(false),
  id_otorisasi: zIdOtorisasi,
})
export const simpanKirim = defineCall({
  base: 'main',
  method: 'POST',
  path: 'kirim-barang',
  summary: 'Pieces to another shop of the chain, or a draft of it; with KIRIM_OTORISASI under KIRIM BARANG',
  may: mayMake,
  write: { day: 'today', idTrx: 'required' },
  body: zKirim.extend({ kode_cabang: zKodeCabang, barang: zBarangBarcode }),
  reply: zTersimpan,
  message: 'Kirim Barang Berhasil Disimpan',
})
export const simpanKirimPusat = defineCall({
  base: 'main',
  method: 'POST',
  path: 'kirim-pusat',
  summary: 'Pieces to head office, with barcode or without, or a draft of it',
  may: mayMake,
  write: { day: 'today', idTrx: 'required' },
  body: zKirim.extend({ barang: zBarangAcuan }),
  reply: zTersimpan,
  message: 'Kirim Ke Pusat Berhasil Disimpan',
})
export const prosesKirim = defineCall({
  base: 'main',
  method: 'POST',
  path: 'kirim-barang/proses',
  summary: 'A draft of either kind leaves now: every piece is asked for again',
  may: mayMake,
  write: { day: 'today' },
  body: z.strictObject({ no: zNoDokumen, id_otorisasi: zIdOtorisasi, id_trx: z.string().optional() }),
  reply: zTersimpan,
  message: 'Barang Berhasil Dikirim',
})

const LINE_STATUS = ['KIRIM', 'TERIMA', 'KEMBALI', 'HILANG'] as const
export const zKirimLine = z.object({
  urut: z.int(),
  barang_id: z.int(),
  kode_barcode: z.string(),
  nama_barang: z.string(),
  kadar_cetak: z.string(),
  kode_group: z.string(),
  kode_dept: z.string(),
  /** As it left. */
  berat: zGram,
  status: z.enum(LINE_STATUS),
})
export type SeenKirimLine = z.output<typeof zKirimLine>

const zPerjalanan = z.object({
  no_kirim: z.string(),
  kode_cabang: z.string(),
  nama_cabang: z.string(),
  tgl_kirim: zTanggal,
  /** By the shop's day. */
  hari: z.int(),
  qty: z.int(),
  berat: zGram,
  /** Pieces that have not arrived yet; `berat_jalan`: their weight. */
  qty_jalan: z.int(),
  berat_jalan: zGram,
  /** The receiver is at home on another server. */
  jauh: z.boolean(),
  /**
   * The letter of the shipment may be in other hands: pieces that are out come back only when the receiver has refused
   * them.
   */
  berkas_keluar: z.boolean(),
  detail_barang: z.array(
    zKirimLine.extend({
      tgl_selesai: zTanggal.nullable(),
      baki_terima: z.string(),
      selisih: zGram,
      /** Refused by a receiver on another server. */
      ditolak: z.boolean(),
    }),
  ),
})
export type Perjalanan = z.output<typeof zPerjalanan>
export const perjalananKirim = defineCall({
  base: 'main',
  method: 'GET',
  path: 'kirim-barang/perjalanan',
  summary: 'Own shipments of which something is still on its way, the oldest first',
  may,
  reply: z.array(zPerjalanan),
})

const zAkhiri = z.strictObject({
  no_kirim: zNoDokumen,
  /** Lines of the shipment. */
  baris: z
    .array(z.int().min(1).max(BARANG_MAKS))
    .min(1, 'Barang Masih Kosong')
    .max(BARANG_MAKS, `Paling Banyak ${BARANG_MAKS} Barang`),
  alasan: zAlasan,
  id_otorisasi: zIdOtorisasi,
  id_trx: z.string().optional(),
})
export const simpanTarikKirim = defineCall({
  base: 'main',
  method: 'POST',
  path: 'tarik-kirim',
  summary: 'Pieces that are still out come back to where they lay; BATAL KIRIM',
  may: { menus: ['/kirim-barang-kecabang'], action: 'hapus' },
  write: { day: 'today', idTrx: 'required' },
  body: zAkhiri,
  reply: zTersimpan,
  message: 'Barang Berhasil Ditarik Kembali',
})
export const simpanHilangKirim = defineCall({
  base: 'main',
  method: 'POST',
  path: 'hilang-kirim',
  summary: 'Pieces that were lost on the way; BATAL KIRIM',
  may: { menus: ['/kirim-barang-kecabang'], action: 'hapus' },
  write: { day: 'today', idTrx: 'required' },
  body: zAkhiri,
  reply: zTersimpan,
  message: 'Barang Dicatat Hilang Di Jalan',
})

export const downloadKirimFile = defineCall({
  base: 'main',
  method: 'GET',
  path: 'kirim-barang/berkas/{no}',
  summary:
    'The signed letter of a shipment to a shop on another server, as a file; from then on it may be read there',
  may: mayMake,
  params: z.object({ no: zNoDokumen }),
  reply: z.string(),
  file: 'text/plain; charset=utf-8',
})

const zSampai = z.object({
  no_kirim: z.string(),
  /** Pieces of which this was not known yet. */
  diterima: z.int(),
  ditolak: z.int(),
})
export const readBuktiTerima = defineCall({
  base: 'main',
  method: 'POST',
  path: 'kirim-barang/bukti',
  summary: 'The signed receipt of a shop on another server: what it says has arrived is no longer on its way',
  may: mayMake,
  write: { day: 'today', idTrx: 'required' },
  body: z.strictObject({ berkas: zKirimFile, id_trx: z.string().optional() }),
  reply: zSampai,
  message: 'Bukti Terima Berhasil Dibaca',
})
export const tanyaBuktiTerima = defineCall({
  base: 'main',
  method: 'POST',
  path: 'kirim-barang/bukti/tanya',
  summary: 'The same, asked at the address of its server',
  may: mayMake,
  write: { day: 'today' },
  body: z.strictObject({ no_kirim: zNoDokumen, id_trx: z.string().optional() }),
  reply: zSampai,
})
export const tanpaBuktiTerima = defineCall({
  base: 'main',
  method: 'POST',
  path: 'kirim-barang/tanpa-bukti',
  summary:
    'An owner says that what is still out has arrived on the other server, though no receipt came back',
  may: { ...mayMake, levels: ['OWN', 'SU'] },
  write: { day: 'today', idTrx: 'required' },
  body: z.strictObject({ no_kirim: zNoDokumen, alasan: zAlasan, id_trx: z.string().optional() }),
  reply: zSampai,
  message: 'Kiriman Dicatat Sudah Diterima',
})

/** Spec 000 §7. */
export const nomorKirim = defineCall({
  base: 'main',
  method: 'GET',
  path: 'kirimbarang/get/nokirim',
  summary: 'Numbers of own shipments, newest first',
  may,
  reply: z.array(
    z.object({
      no_kirim: z.string(),
      kode_cabang: z.string(),
      tanggal: zTanggal,
      status_kirim: z.enum(['DRAFT', 'KIRIM', 'TERIMA', 'BATAL']),
      qty: z.int(),
    }),
  ),
})
/** Spec 001 §7. */
export const nomorKirimCabang = defineCall({
  base: 'main',
  method: 'POST',
  path: 'kirim-barang/no_kirim',
  summary: 'Numbers of what was sent to a shop in a period, newest first',
  may: { menus: ['/kirim-barang-kecabang', '/laporan-kirim-barang'], action: 'lihat' },
  body: z.strictObject({ kode_cabang: zKodeCabang, tgl_to: zTanggal, tgl_from: zTanggal }),
  reply: z.array(z.object({ no_kirim: z.string() })),
})
/** Spec 001 §7; its shape is not shown. */
export const cetakUlangKirimPusat = defineCall({
  base: 'main',
  method: 'GET',
  path: 'krmbrgbos/reprint',
  summary: 'A shipment to head office, head and pieces',
  may,
  query: z.object({ no_kirim_bos: zNoDokumen }),
  reply: z.object({
    no_kirim_bos: z.string(),
    tanggal: zTanggal,
    jam: z.string(),
    kode_cabang: z.string(),
    keterangan: z.string(),
    status_kirim: z.enum(['DRAFT', 'KIRIM', 'TERIMA', 'BATAL']),
    input_by: z.string(),
    qty: z.int(),
    berat: zGram,
    detail: z.array(
      z.object({
        kode_barcode: z.string(),
        nama_barang: z.string(),
        kode_group: z.string(),
        kode_dept: z.string(),
        kadar_cetak: z.string(),
        berat: zGram,
        kode_gudang: z.string(),
        /** The tray (DOMAIN §0-6). */
        kode_toko: z.string(),
      }),
    ),
  }),
})
