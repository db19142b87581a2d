import {
  contohStokAwal,
  kesalahanStokAwal,
  keadaanStokAwal,
  periksaStokAwal,
  terapkanStokAwal,
} from '#domain/calls/stok-awal.ts'
import { fileRoute, route } from '../../http/route.ts'
import { contoh } from './contoh.ts'
import { keadaan, kesalahan, periksa } from './periksa.ts'
import { terapkan } from './terapkan.ts'

export const routes = [
  fileRoute(contohStokAwal, contoh),
  route(keadaanStokAwal, keadaan),
  route(periksaStokAwal, (ctx, { body }) => periksa(ctx, body)),
  fileRoute(kesalahanStokAwal, (ctx, { body }) => kesalahan(ctx, body)),
  route(terapkanStokAwal, (ctx, { body }) => terapkan(ctx, body)),
]
