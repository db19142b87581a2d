/** Pieces that are destroyed, what melting them gave, and where that goes (DOMAIN §B.17, §O.1-4, §O.1-5, §O.1-11). */
import { z } from 'zod'
import { defineCall } from '../call.ts'
import { ONE_LINE, rapi, zAlasan, zRequired } from '../text.ts'
import { zGram, zGramEntered, zPersen, zPersenEntered, zRupiah, zRupiahEntered, zTanggal } from '../units.ts'
import { pembeliPajak } from './pembeli.ts'
import { zBarangAcuan, zKeterangan, zKode, zNoDokumen, zSimpanStok, zTersimpan } from './dokumen-stok.ts'
import { cetakResult, zCetak, zMencetak } from './faktur.ts'

const menus = ['/hancur-data-barang'] as const
const id_trx = z.string().optional()
const id_otorisasi = z.string().max(64).nullish()
const params = z.object({ no: zNoDokumen })

export const simpanHancur = defineCall({
  base: 'main',
  method: 'POST',
  path: 'hancurbarang',
  summary: 'A draft with its number: pieces of one group, and why; moves nothing',
  may: { menus, action: 'tambah' },
  write: { day: 'today', idTrx: 'required' },
  body: zSimpanStok.extend({ alasan: zAlasan, barang: zBarangAcuan }),
  reply: zTersimpan,
  message: 'Draft Hancur Barang Berhasil Disimpan',
})

export const prosesHancur = defineCall({
  base: 'main',
  method: 'POST',
  path: 'hancurbarang/proses',
  summary: 'The pieces of a draft are destroyed, with otorisasi HANCUR BARANG',
  may: { menus, action: 'tambah' },
  write: { day: 'today' },
  body: z.strictObject({ no: zNoDokumen, id_otorisasi, id_trx }),
  reply: z.object({ no: z.string(), status_valid: z.literal('DONE') }),
  message: 'Hancur Barang Berhasil Diproses',
})

export const leburResult = defineCall({
  base: 'main',
  method: 'POST',
  path: 'hancurbarang/hasil',
  summary:
    'What the melting gave, on any later day: grams into LEBUR, the rest is loss; once, with otorisasi HANCUR BARANG',
  may: { menus, action: 'tambah' },
  write: { day: 'today' },
  body: z.strictObject({
    no: zNoDokumen,
    berat_hasil: zGramEntered.refine((mg) => mg > 0, 'Berat Hasil Harus Diisi'),
    /** As it was tested; nothing is computed with it. */
    kadar_hasil: zPersenEntered.nullish(),
    id_otorisasi,
    id_trx,
  }),
  reply: z.object({ no: z.string(), berat_hasil: zGram, susut: zGram }),
  message: 'Hasil Lebur Berhasil Disimpan',
})

export const noHancur = defineCall({
  base: 'main',
  method: 'GET',
  path: 'hancurbarang/get/no-hancur',
  summary: 'Numbers of what was destroyed in a range of days, newest first',
  may: { menus: ['/hancur-data-barang', '/laporan-hancur-barang'], action: 'lihat' },
  query: z.object({ tgl_awal: zTanggal, tgl_akhir: zTanggal }),
  reply: z.array(z.object({ no_hancur: z.string(), tanggal: zTanggal })),
})

const zResult = z.object({
  no: z.string(),
  kode_group: z.string(),
  alasan: z.string(),
  otorisasi_by: z.string(),
  qty: z.int(),
  berat: zGram,
  /** null until it is known. */
  berat_hasil: zGram.nullable(),
  kadar_hasil: zPersen.nullable(),
  tgl_system: zTanggal,
  tgl_hasil: zTanggal.nullable(),
})
export type HancurDilihat = z.output<typeof zResult>

export const listHancur = defineCall({
  base: 'main',
  method: 'GET',
  path: 'hancurbarang/hasil',
  summary:
    'What was destroyed and has no result yet, of any day, and everything of today: why, who allowed it, what it gave',
  may: { menus, action: 'lihat' },
  reply: z.array(zResult),
})

export const fillLebur = defineCall({
  base: 'main',
  method: 'GET',
  path: 'keluar-lebur/isi',
  summary: 'Grams in LEBUR, one figure a group',
  may: { menus, action: 'lihat' },
  reply: z.array(z.object({ kode_group: z.string(), nama_group: z.string(), berat: zGram })),
})

const TUJUAN_LEBUR = ['PUSAT', 'PEMURNI'] as const
export type TujuanLebur = (typeof TUJUAN_LEBUR)[number]

export const simpanLeburKeluar = defineCall({
  base: 'main',
  method: 'POST',
  path: 'keluar-lebur',
  summary:
    'Melted gold leaves: to head office, or sold to a refinery for cash or into an account; with otorisasi HANCUR BARANG',
  may: { menus, action: 'tambah' },
  write: { day: 'today', idTrx: 'required' },
  body: z
    .strictObject({
      tujuan: z.enum(TUJUAN_LEBUR, 'Tujuan Harus Dipilih'),
      penerima: zRequired('Penerima Harus Diisi', 100).regex(ONE_LINE, 'Penerima Tidak Valid'),
      emas: z
        .array(
          z.strictObject({
            kode_group: zKode('Group Harus Dipilih'),
            berat: zGramEntered.refine((mg) => mg > 0, 'Berat Harus Diisi'),
          }),
        )
        .min(1, 'Emas Masih Kosong')
        .max(50, 'Emas Terlalu Banyak')
        .refine((emas) => new Set(emas.map((e) => e.kode_group)).size === emas.length, 'Group Sudah Ada'),
      /** Of PEMURNI: what it pays. */
      harga: zRupiahEntered.default(0 as never),
      ...pembeliPajak,
      jenis_bayar: z.enum(['CASH', 'TRANSFER'], 'Jenis Tidak Valid').default('CASH'),
      /** Of TRANSFER: the bank in which the money lands. */
      nama_bank: z.string().overwrite(rapi).toUpperCase().max(60).default('-'),
      keterangan: zKeterangan,
      id_otorisasi,
      id_trx,
    })
    .refine(({ tujuan, harga }) => tujuan === 'PUSAT' || harga > 0, {
      path: ['harga'],
      message: 'Harga Harus Diisi',
    })
    .refine(({ tujuan, harga }) => tujuan === 'PEMURNI' || harga === 0, {
      path: ['harga'],
      message: 'Kirim Ke Pusat Tanpa Harga',
    }),
  reply: z.object({ no: z.string(), berat: zGram, harga: zRupiah, pph_rp: zRupiah }),
  message: 'Keluar Lebur Berhasil Disimpan',
})

const zLeburKeluar = z.object({
  no: z.string(),
  tgl_system: zTanggal,
  jam: z.string(),
  tujuan: z.enum(TUJUAN_LEBUR),
  penerima: z.string(),
  berat: zGram,
  harga: zRupiah,
  /** PPh 22 that the buyer paid on top. */
  pph_rp: zRupiah,
  /** '-' to head office, and of documents from before it was asked. */
  jenis_pembeli: z.string(),
  /** '-' to head office. */
  jenis_bayar: z.string(),
  no_rekening: z.string(),
  keterangan: z.string(),
  otorisasi_by: z.string(),
  status_valid: z.enum(['DONE', 'CANC']),
  alasan_batal: z.string(),
  cetak: z.int(),
  input_by: z.string(),
  emas: z.array(z.object({ kode_group: z.string(), berat: zGram })),
})
export type LeburKeluarTersimpan = z.output<typeof zLeburKeluar>

export const listLeburKeluar = defineCall({
  base: 'main',
  method: 'GET',
  path: 'keluar-lebur/dokumen',
  summary: 'Melted gold that left today, newest first',
  may: { menus, action: 'lihat' },
  reply: z.array(zLeburKeluar),
})

export const batalLeburKeluar = defineCall({
  base: 'main',
  method: 'POST',
  path: 'keluar-lebur/batal',
  summary: 'Undone on its own day: the grams come back, so does the money',
  may: { menus, action: 'hapus' },
  write: { day: 'today' },
  body: z.strictObject({ no: zNoDokumen, alasan: zAlasan, id_otorisasi, id_trx }),
  reply: z.object({ no: z.string(), status_valid: z.literal('CANC') }),
  message: 'Keluar Lebur Berhasil Dibatalkan',
})

export const cetakLeburKeluar = defineCall({
  base: 'main',
  method: 'POST',
  path: 'keluar-lebur/dokumen/{no}/cetak',
  summary: 'Counts a print of the slip; from the second on with otorisasi REPRINT NOTA',
  may: { menus, action: 'lihat' },
  write: { day: 'any' },
  params,
  body: zCetak.optional(),
  reply: z.object({ no: z.string(), ...cetakResult }),
})

export const slipLeburKeluar = defineCall({
  base: 'main',
  method: 'GET',
  path: 'keluar-lebur/dokumen/{no}/slip',
  summary: 'The slip as PDF, to be signed by both',
  may: { menus, action: 'lihat' },
  params,
  query: z.object({ mencetak: zMencetak }),
  reply: z.any(),
  file: 'application/pdf',
})
