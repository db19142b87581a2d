import {
  paraSystemSatu,
  allParaSystem,
  peringatanParaSystem,
  riwayatParaSystem,
  simpanParaSystem,
} from '#domain/calls/para-system.ts'
import { route } from '../../http/route.ts'
import { satu, all } from './read.ts'
import { peringatan, riwayat } from './riwayat.ts'
import { simpan } from './simpan.ts'
import type { Area } from '../../dokumen/area.ts'

const routes = [
  route(allParaSystem, all),
  route(paraSystemSatu, satu),
  route(simpanParaSystem, simpan),
  route(riwayatParaSystem, riwayat),
  route(peringatanParaSystem, peringatan),
]

export const area: Area = { routes }
