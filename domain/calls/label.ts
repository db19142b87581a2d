/** Labels: how the shop's look, which pieces get one, and each print of them (DOMAIN §B.13, §F.2). */
import { z } from 'zod'
import { defineCall } from '../call.ts'
import { periksaDesain } from '../rules/desain-label.ts'
import { BAHASA_LABEL, LABEL_FIELDS, DPI_LABEL, type LabelContent } from '../rules/label.ts'
import { HARGA_LETTERS, WITHOUT_LETTERS } from '../rules/kode-harga.ts'
import { rapi, ONE_LINE } from '../text.ts'
import { zGram, zRupiah, zTanggal } from '../units.ts'
import { zBarcode } from './barang.ts'
import { BARANG_MAKS, zKode, zNoDokumen } from './dokumen-stok.ts'

const pencetak = { menus: ['/cetak-barcode'] } as const
const pengatur = { menus: ['/settingtoko'], levels: ['OWN', 'SU', 'SPV'] } as const

/** 300 mm: wider than any printer of labels. */
const UKURAN_MAKS = 3000
const ukuran = (min: number) =>
  z
    .int('Harus Bilangan Bulat')
    .min(min, `Minimal ${min / 10} mm`)
    .max(UKURAN_MAKS, `Maksimal ${UKURAN_MAKS / 10} mm`)

const zDesain = z.strictObject({
  asal: z.string().max(20),
  lebar: ukuran(100),
  tinggi: ukuran(50),
  ekor: z.strictObject({ x: ukuran(0), lebar: ukuran(0) }).nullable(),
  elemen: z
    .array(
      z.strictObject({
        bidang: z.enum(LABEL_FIELDS),
        x: ukuran(0),
        y: ukuran(0),
        lebar: ukuran(10),
        tinggi: ukuran(10),
      }),
    )
    .max(LABEL_FIELDS.length * 2),
})

export const HARGA_LABEL = ['JUAL', 'MODAL'] as const

const zLabel = z.strictObject({
  printer_barcode: z
    .string()
    .overwrite(rapi)
    .max(60, 'Terlalu Panjang')
    .regex(ONE_LINE, 'Tidak Valid')
    .overwrite((s) => s || '-')
    .default('-'),
  bahasa: z.enum(BAHASA_LABEL, 'Bahasa Printer Tidak Dikenal'),
  dpi: z.literal([...DPI_LABEL], 'Ketajaman Tidak Dikenal'),
  huruf_harga: z
    .string()
    .overwrite(rapi)
    .toUpperCase()
    .overwrite((s) => s || WITHOUT_LETTERS)
    .refine((s) => s === WITHOUT_LETTERS || HARGA_LETTERS.test(s), 'Kode Harga Harus 10 Huruf Yang Berbeda'),
  harga: z.enum(HARGA_LABEL, 'Harga Tidak Dikenal'),
  desain: zDesain,
})
export const zPengaturanLabel = zLabel.superRefine(({ desain, dpi, huruf_harga }, ctx) => {
  for (const { field, message } of periksaDesain(desain, dpi, huruf_harga))
    ctx.addIssue({
      code: 'custom',
      path: ['desain', ...field.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part))],
      message,
    })
})
export type PengaturanLabel = z.output<typeof zPengaturanLabel>

/** The same as kept. */
const zTersimpan = zLabel.extend({
  printer_barcode: z.string(),
  huruf_harga: z.string(),
  desain: z.object({
    asal: z.string(),
    lebar: z.int(),
    tinggi: z.int(),
    ekor: z.object({ x: z.int(), lebar: z.int() }).nullable(),
    elemen: z.array(
      z.object({
        bidang: z.enum(LABEL_FIELDS),
        x: z.int(),
        y: z.int(),
        lebar: z.int(),
        tinggi: z.int(),
      }),
    ),
  }),
})

const zContent = z.object(
  Object.fromEntries(LABEL_FIELDS.map((field) => [field, z.string()])) as Record<
    keyof LabelContent,
    z.ZodString
  >,
)
/** Bars and spaces of the barcode, in modules. */
const zBatang = z.array(z.int())

export const pengaturanLabel = defineCall({
  base: 'main',
  method: 'GET',
  path: 'label/pengaturan',
  summary: 'How the labels of the shop look, and the language of what prints them',
  may: { menus: ['/cetak-barcode', '/settingtoko'], action: 'lihat' },
  reply: zTersimpan,
})

export const exampleLabel = defineCall({
  base: 'main',
  method: 'GET',
  path: 'label/contoh',
  summary: 'A piece of the shop, to try a design with: what its label says, and its prices',
  may: { ...pengatur, action: 'lihat' },
  reply: z.object({
    /** false: the shop has no piece yet, and this is made up. */
    nyata: z.boolean(),
    isi: zContent,
    batang: zBatang,
    harga: z.object({ JUAL: zRupiah.nullable(), MODAL: zRupiah.nullable() }),
  }),
})

export const ubahLabel = defineCall({
  base: 'main',
  method: 'PUT',
  path: 'label/pengaturan',
  summary: 'Changes how the labels of the shop look: one that could not be printed or read is refused',
  may: { ...pengatur, action: 'ubah' },
  write: { day: 'any' },
  body: zPengaturanLabel,
  reply: z.object({}),
  message: 'Data Berhasil Dirubah',
})

const zBarang = z.object({
  kode_barcode: z.string(),
  nama_barang: z.string(),
  kadar_cetak: z.string(),
  berat: zGram,
  kode_gudang: z.string(),
  kode_baki: z.string(),
  status: z.string(),
  /** The piece is in the shop: a label can be tied to it. */
  bisa: z.boolean(),
  dicetak: z.int(),
  terakhir: zTanggal.nullable(),
  isi: zContent,
  batang: zBatang,
})
export type BarangLabel = z.output<typeof zBarang>

export const barangLabel = defineCall({
  base: 'main',
  method: 'GET',
  path: 'label/barang',
  summary:
    'Pieces of the shop with what their labels say: by barcodes, of a stock document, or of a tray; those without barcode beside them',
  may: { ...pencetak, action: 'lihat' },
  query: z.strictObject({
    no: zNoDokumen.optional(),
    /** '00000001,00000002' */
    barcode: z
      .string()
      .max(9 * BARANG_MAKS, `Paling Banyak ${BARANG_MAKS} Barang`)
      .regex(/^\d{1,8}(,\d{1,8})*$/, 'Kode Barcode Harus Angka')
      .optional(),
    kode_gudang: zKode('Gudang Harus Dipilih').optional(),
    kode_baki: zKode('Baki Harus Dipilih').optional(),
  }),
  reply: z.object({
    barang: z.array(zBarang),
    /** Of the document: they need a barcode first. */
    tanpa_barcode: z.array(z.string()),
    /** Barcodes that are no piece of the shop. */
    tidak_ada: z.array(z.string()),
  }),
})

/** Of one piece, and of one print. */
export const LABEL_MAKS = 50
export const LABEL_CETAK_MAKS = 1000

export const cetakLabel = defineCall({
  base: 'main',
  method: 'POST',
  path: 'label/cetak',
  summary:
    'Writes a print of labels into the history, once for its id_trx; a label that was printed before asks for an alasan',
  may: { ...pencetak, action: 'tambah' },
  write: { day: 'any', idTrx: 'required' },
  body: z.strictObject({
    barang: z
      .array(
        z.strictObject({
          kode_barcode: zBarcode,
          qty: z.int('Harus Bilangan Bulat').min(1, 'Minimal 1').max(LABEL_MAKS, `Maksimal ${LABEL_MAKS}`),
        }),
      )
      .min(1, 'Barang Masih Kosong')
      .max(BARANG_MAKS, `Paling Banyak ${BARANG_MAKS} Barang`)
      .refine(
        (list) => list.reduce((sum, { qty }) => sum + qty, 0) <= LABEL_CETAK_MAKS,
        `Paling Banyak ${LABEL_CETAK_MAKS} Label Sekali Cetak`,
      ),
    alasan: z
      .string()
      .overwrite(rapi)
      .toUpperCase()
      .max(200, 'Alasan Terlalu Panjang')
      .regex(ONE_LINE, 'Alasan Tidak Valid')
      .default(''),
    id_trx: z.string().optional(),
  }),
  reply: z.object({ id: z.int(), barang: z.int(), label: z.int() }),
  message: 'Cetak Label Tercatat',
})

const params = z.object({ id: z.string().regex(/^[1-9]\d{0,11}$/, 'Cetakan Tidak Valid') })

export const labelPdf = defineCall({
  base: 'main',
  method: 'GET',
  path: 'label/cetakan/{id}/pdf',
  summary: 'The labels of a print, a page each',
  may: { ...pencetak, action: 'tambah' },
  params,
  reply: z.any(),
  file: 'application/pdf',
})

export const labelPrinter = defineCall({
  base: 'main',
  method: 'GET',
  path: 'label/cetakan/{id}/printer',
  summary: 'The labels of a print in the language of the shop’s label printer, or another',
  may: { ...pencetak, action: 'tambah' },
  params,
  query: z.strictObject({ bahasa: z.enum(['ZPL', 'TSPL']) }),
  reply: z.any(),
  file: 'text/plain; charset=utf-8',
})
