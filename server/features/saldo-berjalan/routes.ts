import {
  contohBerjalan,
  keadaanBerjalan,
  kesalahanBerjalan,
  periksaBerjalan,
  terapkanBerjalan,
} from '#domain/calls/saldo-awal-berjalan.ts'
import { askingFileRoute, askingRoute, fileRoute, lama, route } from '../../http/route.ts'
import { contoh } from './contoh.ts'
import { keadaan, kesalahan, membaca, periksa } from './periksa.ts'
import { terapkan } from './terapkan.ts'

export const routes = [
  route(keadaanBerjalan, keadaan),
  fileRoute(contohBerjalan, contoh),
  lama(askingRoute(periksaBerjalan, membaca, periksa)),
  lama(askingFileRoute(kesalahanBerjalan, membaca, kesalahan)),
  lama(askingRoute(terapkanBerjalan, membaca, terapkan)),
]
