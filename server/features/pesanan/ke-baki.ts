/**
 * Places for the pieces of an order that is not taken: pieces of the shop's stock go back to their trays, the others to
 * a tray that is named.
 */
import { errors, refuseAll } from '#domain/errors.ts'
import { tolakTujuan } from '#domain/rules/dokumen-stok.ts'
import type { Benda } from '#domain/rules/postings/lines.ts'
import type { Milligram } from '#domain/units.ts'
import type { Context } from '../../context.ts'
import { bukaBaki } from '../../masters/buka-baki.ts'
import { kunciBarang, kunciTujuan } from '../../stok/load.ts'
import type { LoadedPesananLine } from './load-pesanan.ts'

interface Tempat {
  kode_gudang: string
  kode_baki: string
}
export type BarangKeBaki = Benda & Tempat & { berat: Milligram }

/** @throws errors.barangBertransaksiLagi, bakiTujuanKosong, bakiTidakAda, bakiDikunci, bakiTidakMuat */
export async function keBaki(
  ctx: Context,
  lines: readonly LoadedPesananLine[],
  tujuan: Tempat,
): Promise<BarangKeBaki[]> {
  const pieces = lines.flatMap(({ jadi, ref_line }) => (jadi ? [{ ...jadi, ref_line }] : []))
  if (pieces.length === 0) return []
  // Pieces before trays, as whoever puts a piece back locks them.
  const now = await kunciBarang(
    ctx,
    pieces.map((p) => p.barang_id),
  )
  if (pieces.some((p) => now.get(p.barang_id)?.status !== 'PESANAN'))
    throw errors.barangBertransaksiLagi().at('no_pesanan')
  const dibuat = pieces.filter((p) => !p.asal).length
  if (dibuat > 0 && (tujuan.kode_gudang === '-' || tujuan.kode_baki === '-'))
    throw errors.bakiTujuanKosong().at('kode_baki')
  const back = pieces.flatMap((p) => p.asal ?? [])
  await bukaBaki(ctx, back)
  if (dibuat > 0) await checkRoom(ctx, tujuan, dibuat)
  await bolehDiisi(ctx, back)
  return pieces.map(({ asal, status: _, ...piece }) => {
    const { kode_gudang, kode_baki } = asal ?? tujuan
    return { ...piece, berat: now.get(piece.barang_id)!.berat, kode_gudang, kode_baki }
  })
}

async function checkRoom(ctx: Context, tujuan: Tempat, datang: number): Promise<void> {
  const tray = await kunciTujuan(ctx, tujuan)
  if (!tray) throw errors.bakiTidakAda(tujuan).at('kode_baki')
  const full = tolakTujuan(tray, datang)
  if (full) throw full.at('kode_baki')
}

/**
 * Checks the trays of pieces that go back. Their places were kept for them; a tray that is being counted takes nothing
 * in.
 */
async function bolehDiisi(ctx: Context, places: readonly Tempat[]): Promise<void> {
  const trays = [...new Map(places.map((p) => [`${p.kode_gudang}/${p.kode_baki}`, p])).values()]
  for (const place of trays) {
    const tray = await kunciTujuan(ctx, place)
    refuseAll(tray?.dikunci ? [errors.bakiDikunci(tray).at('no_pesanan')] : [])
  }
}
