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
  type IsiBarangBaru,
} from '#domain/impor/stok-awal.ts'
import { TAMPIL_MAKS } from '#domain/impor/result.ts'
import { putuskanStokAwal } from '#domain/rules/stok-awal.ts'
import { readingFile, type FileAsRead } from '../../files/read.ts'
import { errorFile } from '../../files/errors.ts'
import type { Context } from '../../context.ts'
import type { FileAnswer } from '../../outcome.ts'
import { contohBarang } from '../saldo-awal/example.ts'
import { loadDikenal } from '../saldo-awal/dikenal.ts'
import { loadSebutan, sebutanOf } from '../saldo-awal/sebutan.ts'

export const contoh = (ctx: Context): Promise<FileAnswer> =>
  contohBarang(ctx, 'contoh-tambah-barang', 'Tambah Barang', BARANG_BARU_COLUMNS)

export const reading = readingFile(() => soughtColumns(BARANG_BARU_COLUMNS, WAJIB_STOK_AWAL))

/** @throws errors.barangTerlaluBanyak, and Refusal when the file cannot be read */
async function putuskan(ctx: Context, reading: FileAsRead) {
  const tabel = reading()!
  if (tabel.rows.length > BARANG_MAKS) throw errors.barangTerlaluBanyak({ maks: BARANG_MAKS }).at('berkas')
  const { read: readRow, tidak_dikenal } = stokAwalReader(
    tabel,
    sebutanOf(await loadSebutan(ctx)),
    BARANG_BARU_COLUMNS,
  )
  const rows = tabel.rows.map(readRow)
  const putusan = putuskanStokAwal(rows, await loadDikenal(ctx, []))
  return { ...putusan, tidak_dikenal, tabel }
}

export async function read(
  ctx: Context,
  _: CallInput<typeof readTambahFile>,
  reading: FileAsRead,
): Promise<CallReply<typeof readTambahFile>> {
  const { barang, wrong, tidak_dikenal, tabel } = await putuskan(ctx, reading)
  return {
    barang: barang.map(isiOf),
    jumlah_salah: wrong.length,
    salah: wrong.slice(0, TAMPIL_MAKS),
    cara_baca: tabel.cara_baca,
    tidak_dikenal,
  }
}

const NAMES = Object.keys(BARANG_BARU_COLUMNS) as (keyof IsiBarangBaru)[]
/** What stands in the list, and is sent back when it is saved. */
const isiOf = (barang: IsiBarangBaru): IsiBarangBaru =>
  Object.fromEntries(NAMES.map((name) => [name, barang[name]])) as unknown as IsiBarangBaru

export async function fileOfErrors(
  ctx: Context,
  _: CallInput<typeof tambahFileErrors>,
  reading: FileAsRead,
): Promise<FileAnswer> {
  const { wrong, tabel } = await putuskan(ctx, reading)
  return errorFile('tambah-barang', tabel, wrong)
}
