import {
  exampleBerjalan,
  berjalanState,
  berjalanErrors,
  periksaBerjalan,
  terapkanBerjalan,
} from '#domain/calls/saldo-awal-berjalan.ts'
import { askingFileRoute, askingRoute, fileRoute, lama, route } from '../../http/route.ts'
import { example } from './example.ts'
import { state, fileOfErrors, reading, periksa } from './periksa.ts'
import { terapkan } from './terapkan.ts'
import type { Area } from '../../dokumen/area.ts'

const routes = [
  route(berjalanState, state),
  fileRoute(exampleBerjalan, example),
  lama(askingRoute(periksaBerjalan, reading, periksa)),
  lama(askingFileRoute(berjalanErrors, reading, fileOfErrors)),
  lama(askingRoute(terapkanBerjalan, reading, terapkan)),
]

export const area: Area = { routes }
