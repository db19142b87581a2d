/** A document of the opening is written with the day it was really made on, and a number of that day; it is posted today. */
import { noFaktur, type JenisNomor } from '#domain/rules/kode.ts'
import type { TanggalSystem } from '#domain/units.ts'
import type { Context } from '../../context.ts'
import { nomorBerikut } from '../../rantai/nomor.ts'

/** The number of a document of `tanggal`, and the context that its writer takes: its own day, and its number for the request's key. */
export async function padaHari(
  ctx: Context,
  jenis: JenisNomor,
  tanggal: TanggalSystem,
): Promise<{ no: string; urut: number; lalu: Context }> {
  const toko = { ...ctx.toko, tgl_system: tanggal }
  const urut = await nomorBerikut({ sql: ctx.sql, toko }, jenis)
  const no = noFaktur(jenis, toko.kode_toko, tanggal, urut)
  return { no, urut, lalu: { ...ctx, toko, id_trx: no } }
}
