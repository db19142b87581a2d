/** Routes that every stock document has, derived from its definition; its area adds how it is saved. */
import { callsStok } from '#domain/calls/dokumen-stok.ts'
import type { DokumenStok } from '#domain/dokumen-stok.ts'
import { errors } from '#domain/errors.ts'
import { fileRoute, route, type Route } from '../http/route.ts'
import { batal, type SebelumBatal, type SesudahBatal } from './batal.ts'
import { list, loadDokumen } from './list.ts'
import { lihatBarang, barangChoices } from './load.ts'
import { cetak, slip } from './slip.ts'

/**
 * @param sesudahBatal makes what the area keeps beside head and pieces follow a cancel
 * @param sebelumBatal refuses a cancel for reasons of the area, beside those for any document
 */
export function routesStok(
  dokumen: DokumenStok,
  sesudahBatal?: SesudahBatal,
  sebelumBatal?: SebelumBatal,
): Route[] {
  const calls = callsStok(dokumen)
  return [
    route(calls.scan, async (ctx, { params }) => {
      const barang = await lihatBarang(ctx, params.kode_barcode)
      if (!barang) throw errors.barangTidakAda(params).at('kode_barcode')
      return barang
    }),
    route(calls.pilihan, (ctx) => barangChoices(ctx, dokumen)),
    route(calls.daftar, (ctx, input) => list(ctx, dokumen, input)),
    route(calls.lihat, (ctx, { params }) => loadDokumen(ctx, dokumen, params.no)),
    route(calls.batal, (ctx, input) => batal(ctx, dokumen, input, sesudahBatal, sebelumBatal)),
    route(calls.cetak, (ctx, input) => cetak(ctx, dokumen, input)),
    fileRoute(calls.slip, (ctx, input) => slip(ctx, dokumen, input)),
  ]
}
