import {
  contohBerjalan,
  keadaanBerjalan,
  kesalahanBerjalan,
  periksaBerjalan,
  terapkanBerjalan,
} from '#domain/calls/saldo-awal-berjalan.ts'
import { fileRoute, route } from '../../http/route.ts'
import { contoh } from './contoh.ts'
import { keadaan, kesalahan, periksa } from './periksa.ts'
import { terapkan } from './terapkan.ts'

export const routes = [
  route(keadaanBerjalan, keadaan),
  fileRoute(contohBerjalan, contoh),
  route(periksaBerjalan, periksa),
  fileRoute(kesalahanBerjalan, kesalahan),
  route(terapkanBerjalan, terapkan),
]
