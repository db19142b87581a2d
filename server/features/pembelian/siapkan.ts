/** The bought side of a document, decided: of a purchase, and of a trade-in. */
import {
  putuskanPembelian,
  type BeliDiminta,
  type BeliDiputuskan,
  type NotaDitemukan,
} from '#domain/rules/putuskan-pembelian.ts'
import type { Rupiah } from '#domain/units.ts'
import type { Context } from '../../context.ts'
import { loadAcuanBeli } from './load-acuan-beli.ts'
import { loadNota } from './load-nota.ts'

type Diminta = BeliDiminta & { id_otorisasi?: string | string[] | null | undefined }

/** Locks the pieces and decides. @throws what putuskanPembelian does */
export async function siapkanBeli(
  ctx: Context,
  lines: readonly Diminta[],
  identitas: boolean,
): Promise<{ lines: BeliDiputuskan[]; total: Rupiah }> {
  const numbers = lines.map((l) => l.no_faktur_jual).filter((no) => no !== '-')
  const barcodes = lines
    .filter((l) => l.no_faktur_jual === '-' && l.kode_barcode !== '-')
    .map((l) => l.kode_barcode)
  const found = await loadNota(ctx, { no_faktur_jual: numbers, kode_barcode: barcodes }, { lock: true })
  const acuan = await loadAcuanBeli(ctx)
  const nota = new Map<string, NotaDitemukan>()
  for (const n of found) nota.set(n.no_faktur_jual, n).set(n.kode_barcode, n)
  return putuskanPembelian(
    lines,
    identitas,
    {
      nota,
      kondisi: acuan.kondisi,
      groups: new Map(acuan.groups.map((g) => [g.kode_group, g])),
      jenis: new Set(acuan.jenis.map((j) => j.kode_dept)),
    },
    ctx.settings,
  )
}
