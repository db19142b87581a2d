/** The routes of every stock document, derived from its definition. */
import { callsStok } from '#domain/calls/dokumen-stok.ts'
import type { DokumenStok } from '#domain/dokumen-stok.ts'
import { dokumenStok } from '#domain/dokumen/stok.ts'
import { errors } from '#domain/errors.ts'
import { fileRoute, route, type Route } from '../http/route.ts'
import { batal } from './batal.ts'
import { daftar } from './daftar.ts'
import { lihatBarang } from './muat.ts'
import { simpan } from './simpan.ts'
import { cetak, slip } from './slip.ts'

const routesOf = (dokumen: DokumenStok): Route[] => {
  const calls = callsStok(dokumen)
  return [
    route(calls.scan, async (ctx, { params }) => {
      const barang = await lihatBarang(ctx, params.kode_barcode)
      if (!barang) throw errors.barangTidakAda(params).at('kode_barcode')
      return barang
    }),
    route(calls.simpan, (ctx, input) => simpan(ctx, dokumen, input)),
    route(calls.daftar, (ctx, input) => daftar(ctx, dokumen, input)),
    route(calls.batal, (ctx, input) => batal(ctx, dokumen, input)),
    route(calls.cetak, (ctx, input) => cetak(ctx, dokumen, input)),
    fileRoute(calls.slip, (ctx, input) => slip(ctx, dokumen, input)),
  ]
}

export const routes: Route[] = dokumenStok.flatMap(routesOf)
