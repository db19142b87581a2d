import { lihatSatuBaki, simpanPindah, simpanSatuBaki } from '#domain/calls/pindah.ts'
import { pindah } from '#domain/dokumen/pindah.ts'
import { route, type Route } from '../../http/route.ts'
import { routesStok } from '../../stok/routes.ts'
import { lihat, simpan as simpanSatu } from './satu-baki.ts'
import { simpan } from './simpan.ts'
import type { Area } from '../../dokumen/area.ts'

const routes: Route[] = [
  ...routesStok(pindah),
  route(simpanPindah, simpan),
  route(lihatSatuBaki, lihat),
  route(simpanSatuBaki, simpanSatu),
]

export const area: Area = { routes }
