import {
  contohStokAwal,
  kesalahanStokAwal,
  keadaanStokAwal,
  periksaStokAwal,
  terapkanStokAwal,
} from '#domain/calls/stok-awal.ts'
import { askingFileRoute, askingRoute, fileRoute, lama, route } from '../../http/route.ts'
import { contoh } from './contoh.ts'
import { keadaan, kesalahan, membaca, periksa } from './periksa.ts'
import { terapkan } from './terapkan.ts'

export const routes = [
  fileRoute(contohStokAwal, contoh),
  route(keadaanStokAwal, keadaan),
  lama(askingRoute(periksaStokAwal, membaca, (ctx, _, dibaca) => periksa(ctx, dibaca))),
  lama(askingFileRoute(kesalahanStokAwal, membaca, (ctx, _, dibaca) => kesalahan(ctx, dibaca))),
  lama(askingRoute(terapkanStokAwal, membaca, (ctx, { body }, dibaca) => terapkan(ctx, body, dibaca))),
]
