import {
  exampleStokAwal,
  stokAwalErrors,
  stokAwalState,
  periksaStokAwal,
  terapkanStokAwal,
} from '#domain/calls/stok-awal.ts'
import { askingFileRoute, askingRoute, fileRoute, lama, route } from '../../http/route.ts'
import { example } from './example.ts'
import { state, fileOfErrors, reading, periksa } from './periksa.ts'
import { terapkan } from './terapkan.ts'
import type { Area } from '../../dokumen/area.ts'

const routes = [
  fileRoute(exampleStokAwal, example),
  route(stokAwalState, state),
  lama(askingRoute(periksaStokAwal, reading, (ctx, _, reading) => periksa(ctx, reading))),
  lama(askingFileRoute(stokAwalErrors, reading, (ctx, _, reading) => fileOfErrors(ctx, reading))),
  lama(askingRoute(terapkanStokAwal, reading, (ctx, { body }, reading) => terapkan(ctx, body, reading))),
]

export const area: Area = { routes }
