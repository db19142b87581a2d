/** Result of an import's check of a file, row by row, before anything is written. */
import { z } from 'zod'

export const TANDA = ['BARU', 'BERUBAH', 'SAMA', 'SALAH'] as const
export type Tanda = (typeof TANDA)[number]

/** The largest file: some 50,000 rows of a master. */
export const MAX_FILE_BYTES = 10_000_000
/** In a request a file is base64, a third longer, with a little around it. */
export const MAX_FILE_BODY = 14_000_000
export const MAX_ROWS = 50_000
export const MAX_COLUMNS = 100
/** As many rows as a preview carries; what is wrong comes first. */
export const TAMPIL_MAKS = 2_000

/** An Excel or CSV file as base64. */
export const zFile = z
  .string('Berkas Harus Dipilih')
  .min(1, 'Berkas Harus Dipilih')
  .max(Math.ceil(MAX_FILE_BYTES / 3) * 4, 'Berkas Terlalu Besar')
  .regex(/^[A-Za-z0-9+/]+={0,2}$/, 'Berkas Tidak Valid')

/** The user's answers about reading a file: which sheet, and whether hidden rows come in; undefined: not asked yet. */
const zReadChoice = z.object({
  lembar: z.string().min(1).max(100).optional(),
  tersembunyi: z.enum(['IKUT', 'LEWATI'], 'Baris Tersembunyi Harus Ikut Atau Dilewati').optional(),
})
export type ReadChoice = z.infer<typeof zReadChoice>
/** A file as it is sent, each time with what was said of it. */
export const zSendFile = z.strictObject({ berkas: zFile, ...zReadChoice.shape })
export type SendFile = z.infer<typeof zSendFile>

/** Describes how a file was read: everything its owner does not see or would not expect. */
export const zReadMode = z.object({
  /** '' of a CSV file. */
  lembar: z.string(),
  /** The header's row in the file. */
  baris: z.int(),
  /** The header is the first row of the first sheet. */
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
  /**
   * Decision on hidden rows. Until it is made they are left out and nothing is saved. null: the file has no hidden
   * rows.
   */
  tersembunyi: z.enum(['IKUT', 'LEWATI', 'BELUM']).nullable(),
  /** Hidden columns that are read. */
  kolom_tersembunyi: z.array(z.string()),
})
export type ReadMode = z.infer<typeof zReadMode>

/** A reason stands at its column; '' when it is about the whole row. */
export const zAlasan = z.object({ column: z.string(), alasan: z.string() })
export type Alasan = z.infer<typeof zAlasan>

export const zImporRow = z.object({
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
export type ImporRow = z.infer<typeof zImporRow>

export const zJumlah = z.object({ BARU: z.int(), BERUBAH: z.int(), SAMA: z.int(), SALAH: z.int() })
export type Jumlah = z.infer<typeof zJumlah>

/** Columns of the file that were not read. */
export const zTidakDikenal = z.array(z.string())
/** Agreement to the preview's questions (columns that are not read, weights that nobody weighs). */
export const zSetuju = z.boolean().optional()

export const zImporResult = z.object({
  cara_baca: zReadMode,
  tidak_dikenal: zTidakDikenal,
  jumlah: zJumlah,
  baris: z.array(zImporRow),
  /** Names this finding: the same is asked for when it is applied. */
  sidik: z.string(),
})
export type ImporResult = z.infer<typeof zImporResult>

export const zDigest = z
  .string('Berkas Harus Diperiksa Dulu')
  .regex(/^[0-9a-f]{64}$/, 'Berkas Harus Diperiksa Dulu')

export function hitung(rows: readonly { tanda: Tanda }[]): Jumlah {
  const jumlah: Jumlah = { BARU: 0, BERUBAH: 0, SAMA: 0, SALAH: 0 }
  for (const { tanda } of rows) jumlah[tanda]++
  return jumlah
}
