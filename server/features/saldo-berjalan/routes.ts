import {
  contohBerjalan,
  keadaanBerjalan,
  berjalanErrors,
  periksaBerjalan,
  terapkanBerjalan,
} from '#domain/calls/saldo-awal-berjalan.ts'
import { askingFileRoute, askingRoute, fileRoute, lama, route } from '../../http/route.ts'
import { contoh } from './example.ts'
import { keadaan, fileOfErrors, reading, periksa } from './periksa.ts'
import { terapkan } from './terapkan.ts'

export const routes = [
  route(keadaanBerjalan, keadaan),
  fileRoute(contohBerjalan, contoh),
  lama(askingRoute(periksaBerjalan, reading, periksa)),
  lama(askingFileRoute(berjalanErrors, reading, fileOfErrors)),
  lama(askingRoute(terapkanBerjalan, reading, terapkan)),
]
