import { simpanKonversi } from '#domain/calls/konversi.ts'
import { konversi } from '#domain/dokumen/konversi.ts'
import { route, type Route } from '../../http/route.ts'
import { routesStok } from '../../stok/routes.ts'
import { sesudahBatal, simpan } from './simpan.ts'

export const routes: Route[] = [...routesStok(konversi, sesudahBatal), route(simpanKonversi, simpan)]
