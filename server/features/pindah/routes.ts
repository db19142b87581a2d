import { simpanPindah } from '#domain/calls/pindah.ts'
import { pindah } from '#domain/dokumen/pindah.ts'
import { route, type Route } from '../../http/route.ts'
import { routesStok } from '../../stok/routes.ts'
import { simpan } from './simpan.ts'

export const routes: Route[] = [...routesStok(pindah), route(simpanPindah, simpan)]
