/** New pieces, one by one or from a file; a barcode for what was bought back without one (DOMAIN §B.13). */
import { z } from 'zod'
import { defineCall } from '../call.ts'
import { BARANG_BARU_COLUMNS, type NewBarangContent } from '../impor/stok-awal.ts'
import {
  MAX_FILE_BODY,
  zAlasan as zLineAlasan,
  zReadMode,
  zSendFile,
  zTidakDikenal,
} from '../impor/result.ts'
import { createSchema } from '../master-field.ts'
import { FORMATS } from '../report/formats.ts'
import { SUMBER_TAMBAH } from '../rules/tambah.ts'
import { zAlasan } from '../text.ts'
import { zGram, zPersen, zRupiah } from '../units.ts'
import { MAX_PESANAN_LINES } from './pesanan.ts'
import {
  BARANG_MAKS,
  zBarangAcuan,
  zBarangBarcode,
  zKode,
  zNoDokumen,
  zSimpanStok,
  zTersimpan,
} from './dokumen-stok.ts'

const menus = ['/tambah-data-barang'] as const
const may = { menus, action: 'tambah' } as const

/** As in a file of opening stock, so that both refuse in the same words. */
const column = <K extends keyof typeof BARANG_BARU_COLUMNS>(name: K) =>
  createSchema(BARANG_BARU_COLUMNS[name]) as z.ZodType<Exclude<NewBarangContent[K], null>>

const zBarangBaru = z.strictObject({
  kode_group: column('kode_group'),
  kode_dept: column('kode_dept'),
  nama_barang: column('nama_barang'),
  /** null: its group's. */
  kadar: column('kadar').nullable(),
  kadar_cetak: column('kadar_cetak').nullable(),
  berat: column('berat'),
  berat_atribut: column('berat_atribut'),
  nama_atribut: column('nama_atribut'),
  harga_atribut: column('harga_atribut'),
  ongkos: column('ongkos'),
  tipe_ongkos: column('tipe_ongkos'),
  harga_modal: column('harga_modal').nullable(),
  kode_intern: column('kode_intern'),
  kode_bandrol: column('kode_bandrol'),
  kode_gudang: column('kode_gudang'),
  kode_baki: column('kode_baki'),
  punya_faktur_pajak: column('punya_faktur_pajak'),
  /** Of PESANAN: the line of the order that it fills; it goes to PESANAN then, whatever tray is named. 0 else. */
  no_baris: z.int('Harus Bilangan Bulat').min(0).max(MAX_PESANAN_LINES).default(0),
})

/** As many as whoever allows it reads, one by one. */
const HAPUS_MAKS = 100
const zKodeAtauTidak = zKode('-').default('-')

export const simpanTambah = defineCall({
  base: 'main',
  method: 'POST',
  path: 'tambah-data-barang',
  summary: 'New pieces into their trays, each with the next barcode',
  may,
  write: { day: 'today', idTrx: 'required' },
  body: zSimpanStok.extend({
    sumber: z.enum(SUMBER_TAMBAH, 'Sumber Harus Dipilih'),
    /** Of TUKANG: who made them; '-' else. */
    kode_tukang: zKodeAtauTidak,
    /** Of PESANAN: the order they were made for; '-' else. */
    no_pesanan: zNoDokumen.or(z.literal('-')).default('-'),
    barang: z
      .array(zBarangBaru)
      .min(1, 'Barang Masih Kosong')
      .max(BARANG_MAKS, `Paling Banyak ${BARANG_MAKS} Barang`),
    /** Weights that nobody weighs are meant. */
    setuju: z.boolean().optional(),
    /** The user confirms that the pieces are different from those of an identical document of today. */
    memang_lain: z.boolean().optional(),
  }),
  reply: zTersimpan.extend({ barcode: z.array(z.string()) }),
  message: 'Tambah Barang Berhasil Disimpan',
})

export const exampleTambah = defineCall({
  base: 'main',
  method: 'GET',
  path: 'tambah-data-barang/contoh',
  summary: 'New pieces: an empty Excel file to fill, with one example',
  may: { menus, action: 'lihat' },
  reply: z.unknown(),
  file: FORMATS.xlsx,
})

export const readTambahFile = defineCall({
  base: 'main',
  method: 'POST',
  path: 'tambah-data-barang/berkas',
  summary:
    'New pieces: those of a file, to be put into the list, and every row that is wrong; writes nothing',
  may,
  body: zSendFile,
  bodyMaks: MAX_FILE_BODY,
  reply: z.object({
    barang: z.array(
      z.object({
        kode_group: z.string(),
        kode_dept: z.string(),
        nama_barang: z.string(),
        kadar: zPersen.nullable(),
        kadar_cetak: z.string().nullable(),
        berat: zGram,
        berat_atribut: zGram,
        nama_atribut: z.string(),
        harga_atribut: zRupiah,
        ongkos: zRupiah,
        tipe_ongkos: z.enum(['NOMINAL', 'PER_GRAM']),
        harga_modal: zRupiah.nullable(),
        kode_intern: z.string(),
        kode_bandrol: z.string(),
        kode_gudang: z.string(),
        kode_baki: z.string(),
        punya_faktur_pajak: z.boolean(),
      }),
    ),
    jumlah_salah: z.int(),
    /** The first 2,000. */
    salah: z.array(
      z.object({ no: z.int(), kode: z.string(), nama: z.string(), alasan: z.array(zLineAlasan) }),
    ),
    cara_baca: zReadMode,
    tidak_dikenal: zTidakDikenal,
  }),
})

export const tambahFileErrors = defineCall({
  base: 'main',
  method: 'POST',
  path: 'tambah-data-barang/kesalahan',
  summary: 'New pieces: the file given back as Excel, with what is wrong in each row',
  may,
  body: zSendFile,
  bodyMaks: MAX_FILE_BODY,
  reply: z.unknown(),
  file: FORMATS.xlsx,
})

export const hapusBarang = defineCall({
  base: 'main',
  method: 'POST',
  path: 'hapus-barang',
  summary: 'Pieces that were added today, out again with otorisasi HAPUS BARANG',
  may: { menus, action: 'hapus' },
  write: { day: 'today', idTrx: 'required' },
  body: zSimpanStok.omit({ keterangan: true }).extend({
    alasan: zAlasan,
    barang: zBarangBarcode.max(HAPUS_MAKS, `Paling Banyak ${HAPUS_MAKS} Barang`),
    id_otorisasi: z.string().max(64).nullish(),
  }),
  reply: zTersimpan,
  message: 'Hapus Barang Berhasil Disimpan',
})

export const simpanTagUlang = defineCall({
  base: 'main',
  method: 'POST',
  path: 'tag-ulang',
  summary: 'A barcode for each piece that was bought back without one; nothing moves',
  may,
  write: { day: 'today', idTrx: 'required' },
  body: zSimpanStok.extend({ barang: zBarangAcuan }),
  reply: zTersimpan.extend({ barcode: z.array(z.string()) }),
  message: 'Tag Ulang Buy-Back Berhasil Disimpan',
})
