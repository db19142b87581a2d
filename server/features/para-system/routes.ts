import {
  paraSystemSatu,
  paraSystemSemua,
  peringatanParaSystem,
  riwayatParaSystem,
  simpanParaSystem,
} from '#domain/calls/para-system.ts'
import { route } from '../../http/route.ts'
import { satu, semua } from './read.ts'
import { peringatan, riwayat } from './riwayat.ts'
import { simpan } from './simpan.ts'

export const routes = [
  route(paraSystemSemua, semua),
  route(paraSystemSatu, satu),
  route(simpanParaSystem, simpan),
  route(riwayatParaSystem, riwayat),
  route(peringatanParaSystem, peringatan),
]
