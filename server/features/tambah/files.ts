/** New pieces from a file: read and judged, for the list of the screen; nothing is written. */
import type { CallInput, CallReply } from '#domain/call.ts'
import { BARANG_MAKS } from '#domain/calls/dokumen-stok.ts'
import type { readTambahFile, tambahFileErrors } from '#domain/calls/tambah.ts'
import { errors } from '#domain/errors.ts'
import { soughtColumns } from '#domain/impor/headers.ts'
import {
  BARANG_BARU_COLUMNS,
  stokAwalReader,
  WAJIB_STOK_AWAL,
  type NewBarangContent,
} from '#domain/impor/stok-awal.ts'
import { TAMPIL_MAKS } from '#domain/impor/result.ts'
import { putuskanStokAwal } from '#domain/rules/stok-awal.ts'
import { readingFile, type FileAsRead } from '../../files/read.ts'
import { errorFile } from '../../files/errors.ts'
import type { Context } from '../../context.ts'
import type { FileAnswer } from '../../outcome.ts'
import { exampleBarang } from '../saldo-awal/example.ts'
import { loadDikenal } from '../saldo-awal/dikenal.ts'
import { loadSebutan, sebutanOf } from '../saldo-awal/sebutan.ts'

export const example = (ctx: Context): Promise<FileAnswer> =>
  exampleBarang(ctx, 'contoh-tambah-barang', 'Tambah Barang', BARANG_BARU_COLUMNS)

export const reading = readingFile(() => soughtColumns(BARANG_BARU_COLUMNS, WAJIB_STOK_AWAL))

/** @throws errors.barangTerlaluBanyak, and Refusal when the file cannot be read */
async function putuskan(ctx: Context, reading: FileAsRead) {
  const table = reading()!
  if (table.rows.length > BARANG_MAKS) throw errors.barangTerlaluBanyak({ maks: BARANG_MAKS }).at('berkas')
  const { read: readRow, tidak_dikenal } = stokAwalReader(
    table,
    sebutanOf(await loadSebutan(ctx)),
    BARANG_BARU_COLUMNS,
  )
  const rows = table.rows.map(readRow)
  const putusan = putuskanStokAwal(rows, await loadDikenal(ctx, []))
  return { ...putusan, tidak_dikenal, table }
}

export async function read(
  ctx: Context,
  _: CallInput<typeof readTambahFile>,
  reading: FileAsRead,
): Promise<CallReply<typeof readTambahFile>> {
  const { barang, wrong, tidak_dikenal, table } = await putuskan(ctx, reading)
  return {
    barang: barang.map(contentOf),
    jumlah_salah: wrong.length,
    salah: wrong.slice(0, TAMPIL_MAKS),
    cara_baca: table.cara_baca,
    tidak_dikenal,
  }
}

const NAMES = Object.keys(BARANG_BARU_COLUMNS) as (keyof NewBarangContent)[]
/** Fields that stand in the list, and are sent back when it is saved. */
const contentOf = (barang: NewBarangContent): NewBarangContent =>
  Object.fromEntries(NAMES.map((name) => [name, barang[name]])) as unknown as NewBarangContent

export async function fileOfErrors(
  ctx: Context,
  _: CallInput<typeof tambahFileErrors>,
  reading: FileAsRead,
): Promise<FileAnswer> {
  const { wrong, table } = await putuskan(ctx, reading)
  return errorFile('tambah-barang', table, wrong)
}
