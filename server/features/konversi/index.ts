import { simpanKonversi } from '#domain/calls/konversi.ts'
import { konversi } from '#domain/dokumen/konversi.ts'
import { route, type Route } from '../../http/route.ts'
import { routesStok } from '../../stok/routes.ts'
import { sesudahBatal, simpan } from './simpan.ts'
import type { Area } from '../../dokumen/area.ts'
import { konversi as dokumen } from './dokumen.ts'

const routes: Route[] = [...routesStok(konversi, sesudahBatal), route(simpanKonversi, simpan)]

export const area: Area = { routes, dokumen: [dokumen] }
