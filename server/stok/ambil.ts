/** The pieces that a stock document takes: locked, and each one that may not be in it told at its place. */
import type { AcuanBarang } from '#domain/calls/dokumen-stok.ts'
import type { DokumenStok } from '#domain/dokumen-stok.ts'
import { errors, refuseAll, type Refusal } from '#domain/errors.ts'
import { tolakBarang, tolakTujuan } from '#domain/rules/dokumen-stok.ts'
import { tolakDitahan } from '#domain/rules/tahan-tanpa-surat.ts'
import type { Context } from '../context.ts'
import { kunciBarang, kunciTujuan, type LoadedBarang } from './load.ts'

interface Diminta {
  barang: readonly AcuanBarang[]
  /** The one tray they all go to. */
  ke?: { kode_gudang: string; kode_baki: string }
  /** Further mistakes of the request, told together with the pieces'. */
  wrong?: readonly Refusal[]
  /** The kind's own objection to a piece. */
  tolak?: (barang: LoadedBarang) => Refusal | undefined
}

/** The pieces in the order they were scanned. @throws errors.bakiTidakAda; all that is wrong, at 'barang.0' and so on */
export async function ambilBarang(
  ctx: Context,
  { dari, menahan }: Pick<DokumenStok, 'dari' | 'menahan'>,
  { barang, ke, wrong: error = [], tolak }: Diminta,
): Promise<LoadedBarang[]> {
  // Pieces before trays, as whoever puts a piece back locks them.
  const ada = await kunciBarang(ctx, barang)
  const tujuan = ke && (await kunciTujuan(ctx, ke))
  if (ke && !tujuan) throw errors.bakiTidakAda(ke).at('kode_baki')
  const seen = new Set<number>()
  const wrong = barang.flatMap((acuan, i): Refusal[] => {
    const piece = ada.get(acuan)
    const refusal = !piece
      ? errors.barangTidakAda({ kode_barcode: String(acuan) })
      : seen.has(piece.id)
        ? errors.barangGanda(piece)
        : (tolakBarang(dari, piece, tujuan) ?? (menahan && tolakDitahan(piece)) ?? tolak?.(piece))
    if (piece) seen.add(piece.id)
    return refusal ? [refusal.at(`barang.${i}`)] : []
  })
  const full = tujuan && tolakTujuan(tujuan, barang.length)
  refuseAll([...wrong, ...(full ? [full.at('kode_baki')] : []), ...error])
  return barang.map((acuan) => ada.get(acuan)!)
}
