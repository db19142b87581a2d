/** New pieces from a file: read and judged, for the list of the screen; nothing is written. */
import type { CallInput, CallReply } from '#domain/call.ts'
import { BARANG_MAKS } from '#domain/calls/dokumen-stok.ts'
import type { bacaBerkasTambah, kesalahanBerkasTambah } from '#domain/calls/tambah.ts'
import { errors } from '#domain/errors.ts'
import { kolomDicari } from '#domain/impor/judul.ts'
import {
  BARANG_BARU_COLUMNS,
  pembacaStokAwal,
  WAJIB_STOK_AWAL,
  type IsiBarangBaru,
} from '#domain/impor/stok-awal.ts'
import { TAMPIL_MAKS } from '#domain/impor/result.ts'
import { putuskanStokAwal } from '#domain/rules/stok-awal.ts'
import { membacaBerkas, type BerkasDibaca } from '../../berkas/baca.ts'
import { berkasKesalahan } from '../../berkas/kesalahan.ts'
import type { Context } from '../../context.ts'
import type { FileAnswer } from '../../outcome.ts'
import { contohBarang } from '../saldo-awal/contoh.ts'
import { muatDikenal } from '../saldo-awal/dikenal.ts'
import { muatSebutan, sebutanOf } from '../saldo-awal/sebutan.ts'

export const contoh = (ctx: Context): Promise<FileAnswer> =>
  contohBarang(ctx, 'contoh-tambah-barang', 'Tambah Barang', BARANG_BARU_COLUMNS)

export const membaca = membacaBerkas(() => kolomDicari(BARANG_BARU_COLUMNS, WAJIB_STOK_AWAL))

/** @throws errors.barangTerlaluBanyak, and Refusal when the file cannot be read */
async function putuskan(ctx: Context, dibaca: BerkasDibaca) {
  const tabel = dibaca()!
  if (tabel.baris.length > BARANG_MAKS) throw errors.barangTerlaluBanyak({ maks: BARANG_MAKS }).at('berkas')
  const { baca: bacaBaris, tidak_dikenal } = pembacaStokAwal(
    tabel,
    sebutanOf(await muatSebutan(ctx)),
    BARANG_BARU_COLUMNS,
  )
  const baris = tabel.baris.map(bacaBaris)
  const putusan = putuskanStokAwal(baris, await muatDikenal(ctx, []))
  return { ...putusan, tidak_dikenal, tabel }
}

export async function baca(
  ctx: Context,
  _: CallInput<typeof bacaBerkasTambah>,
  dibaca: BerkasDibaca,
): Promise<CallReply<typeof bacaBerkasTambah>> {
  const { barang, salah, tidak_dikenal, tabel } = await putuskan(ctx, dibaca)
  return {
    barang: barang.map(isiOf),
    jumlah_salah: salah.length,
    salah: salah.slice(0, TAMPIL_MAKS),
    cara_baca: tabel.cara_baca,
    tidak_dikenal,
  }
}

const NAMES = Object.keys(BARANG_BARU_COLUMNS) as (keyof IsiBarangBaru)[]
/** What stands in the list, and is sent back when it is saved. */
const isiOf = (barang: IsiBarangBaru): IsiBarangBaru =>
  Object.fromEntries(NAMES.map((name) => [name, barang[name]])) as unknown as IsiBarangBaru

export async function kesalahan(
  ctx: Context,
  _: CallInput<typeof kesalahanBerkasTambah>,
  dibaca: BerkasDibaca,
): Promise<FileAnswer> {
  const { salah, tabel } = await putuskan(ctx, dibaca)
  return berkasKesalahan('tambah-barang', tabel, salah)
}
