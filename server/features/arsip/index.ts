import {
  arsipkanPembelian,
  arsipkanPenjualan,
  listArsip,
  eksporPembelian,
  eksporPenjualan,
  periksaArsip,
  truncatePembelian,
  truncatePenjualan,
  unduhArsip,
} from '#domain/calls/arsip.ts'
import { fileRoute, route } from '../../http/route.ts'
import { arsipkan } from './arsipkan.ts'
import { cariPembelian, cariPenjualan } from './cari.ts'
import { list } from './list.ts'
import { ekspor } from './ekspor.ts'
import { periksa, unduh } from './periksa.ts'
import type { Area } from '../../dokumen/area.ts'

const routes = [
  route(truncatePenjualan, cariPenjualan),
  route(truncatePembelian, cariPembelian),
  fileRoute(eksporPenjualan, (ctx, { body }) => ekspor(ctx, 'PENJUALAN', body.no_faktur_jual), {
    logged: true,
  }),
  fileRoute(eksporPembelian, (ctx, { body }) => ekspor(ctx, 'PEMBELIAN', body.no_faktur_beli), {
    logged: true,
  }),
  route(arsipkanPenjualan, (ctx, { body }) => arsipkan(ctx, 'PENJUALAN', body.no_faktur_jual)),
  route(arsipkanPembelian, (ctx, { body }) => arsipkan(ctx, 'PEMBELIAN', body.no_faktur_beli)),
  route(listArsip, list),
  route(periksaArsip, periksa),
  fileRoute(unduhArsip, unduh, { logged: true }),
]

export const area: Area = { routes }
