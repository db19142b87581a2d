import * as calls from '#domain/calls/sortir.ts'
import { sortir } from '#domain/dokumen/sortir.ts'
import { route, type Route } from '../../http/route.ts'
import { routesStok } from '../../stok/routes.ts'
import { list, sesudahBatal, simpan, ubah } from './simpan.ts'
import type { Area } from '../../dokumen/area.ts'

const routes: Route[] = [
  ...routesStok(sortir, sesudahBatal),
  route(calls.barangSortir, list),
  route(calls.simpanSortir, simpan),
  route(calls.ubahTujuan, ubah),
]

export const area: Area = { routes }
