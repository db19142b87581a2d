import {
  contohStokAwal,
  stokAwalErrors,
  keadaanStokAwal,
  periksaStokAwal,
  terapkanStokAwal,
} from '#domain/calls/stok-awal.ts'
import { askingFileRoute, askingRoute, fileRoute, lama, route } from '../../http/route.ts'
import { contoh } from './example.ts'
import { keadaan, fileOfErrors, reading, periksa } from './periksa.ts'
import { terapkan } from './terapkan.ts'

export const routes = [
  fileRoute(contohStokAwal, contoh),
  route(keadaanStokAwal, keadaan),
  lama(askingRoute(periksaStokAwal, reading, (ctx, _, reading) => periksa(ctx, reading))),
  lama(askingFileRoute(stokAwalErrors, reading, (ctx, _, reading) => fileOfErrors(ctx, reading))),
  lama(askingRoute(terapkanStokAwal, reading, (ctx, { body }, reading) => terapkan(ctx, body, reading))),
]
