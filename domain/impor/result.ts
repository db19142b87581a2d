/** What an import finds in a file, row by row, before anything is written. */
import { z } from 'zod'

export const TANDA = ['BARU', 'BERUBAH', 'SAMA', 'SALAH'] as const
export type Tanda = (typeof TANDA)[number]

/** The largest file: some 50,000 rows of a master. */
export const BERKAS_MAKS = 10_000_000
/** In a request a file is base64, a third longer, with a little around it. */
export const BODY_BERKAS_MAKS = 14_000_000
export const BARIS_MAKS = 50_000
export const KOLOM_MAKS = 100
/** As many rows as a preview carries; what is wrong comes first. */
export const TAMPIL_MAKS = 2_000

/** An Excel or CSV file as base64. */
export const zBerkas = z
  .string('Berkas Harus Dipilih')
  .min(1, 'Berkas Harus Dipilih')
  .max(Math.ceil(BERKAS_MAKS / 3) * 4, 'Berkas Terlalu Besar')
  .regex(/^[A-Za-z0-9+/]+={0,2}$/, 'Berkas Tidak Valid')

/** What somebody said of how a file is read: which sheet, and whether its hidden rows come in; undefined: not asked yet. */
const zPilihanBaca = z.object({
  lembar: z.string().min(1).max(100).optional(),
  tersembunyi: z.enum(['IKUT', 'LEWATI'], 'Baris Tersembunyi Harus Ikut Atau Dilewati').optional(),
})
export type PilihanBaca = z.infer<typeof zPilihanBaca>
/** A file as it is sent, each time with what was said of it. */
export const zKirimBerkas = z.strictObject({ berkas: zBerkas, ...zPilihanBaca.shape })
export type KirimBerkas = z.infer<typeof zKirimBerkas>

/** How a file was read: what its owner does not see of it, or would not expect. */
export const zCaraBaca = z.object({
  /** '' of a CSV file. */
  lembar: z.string(),
  /** The header's row in the file. */
  baris: z.int(),
  /** It is the first row of the first sheet. */
  di_awal: z.boolean(),
  /** Filled rows above the header, which are not read. */
  di_atas: z.int(),
  /** Rows that say the header again, which are passed over. */
  judul_ulang: z.int(),
  lembar_tersembunyi: z.boolean(),
  /** Other sheets with such a table, which are not read. */
  lembar_lain: z.array(z.object({ nama: z.string(), tersembunyi: z.boolean() })),
  jumlah_tersembunyi: z.int(),
  /** The first ten. */
  baris_tersembunyi: z.array(z.int()),
  /** Whether hidden rows come in; they do not while nobody has said it, and nothing is saved. null: there are none. */
  tersembunyi: z.enum(['IKUT', 'LEWATI', 'BELUM']).nullable(),
  /** Hidden columns that are read. */
  kolom_tersembunyi: z.array(z.string()),
})
export type CaraBaca = z.infer<typeof zCaraBaca>

/** A reason stands at its column; '' when it is about the whole row. */
export const zAlasan = z.object({ column: z.string(), alasan: z.string() })
export type Alasan = z.infer<typeof zAlasan>

export const zBarisImpor = z.object({
  /** The row's number in the file. */
  no: z.int(),
  tanda: z.enum(TANDA),
  kode: z.string(),
  nama: z.string(),
  /** Of a changed row, as staff read it. */
  perubahan: z.array(z.object({ column: z.string(), dari: z.string(), menjadi: z.string() })),
  /** Of a wrong row: every one. */
  alasan: z.array(zAlasan),
})
export type BarisImpor = z.infer<typeof zBarisImpor>

export const zJumlah = z.object({ BARU: z.int(), BERUBAH: z.int(), SAMA: z.int(), SALAH: z.int() })
export type Jumlah = z.infer<typeof zJumlah>

/** Columns of the file that were not read. */
export const zTidakDikenal = z.array(z.string())
/** What the preview asks about (columns that are not read, weights that nobody weighs) is agreed to. */
export const zSetuju = z.boolean().optional()

export const zImporResult = z.object({
  cara_baca: zCaraBaca,
  tidak_dikenal: zTidakDikenal,
  jumlah: zJumlah,
  baris: z.array(zBarisImpor),
  /** Names this finding: the same is asked for when it is applied. */
  sidik: z.string(),
})
export type ImporResult = z.infer<typeof zImporResult>

export const zSidik = z
  .string('Berkas Harus Diperiksa Dulu')
  .regex(/^[0-9a-f]{64}$/, 'Berkas Harus Diperiksa Dulu')

export function hitung(baris: readonly { tanda: Tanda }[]): Jumlah {
  const jumlah: Jumlah = { BARU: 0, BERUBAH: 0, SAMA: 0, SALAH: 0 }
  for (const { tanda } of baris) jumlah[tanda]++
  return jumlah
}
