import * as calls from '#domain/calls/hancur.ts'
import { hancur } from '#domain/dokumen/hancur.ts'
import { fileRoute, route, type Route } from '../../http/route.ts'
import { routesStok } from '../../stok/routes.ts'
import { resultList, nomorList, simpanResult } from './result.ts'
import * as lebur from './lebur-keluar.ts'
import { proses, sebelumBatal, sesudahBatal, simpan } from './simpan.ts'
import { cetak, slip } from './slip-lebur.ts'
import type { Area } from '../../dokumen/area.ts'
import { hancur as dokumen } from './dokumen.ts'

const routes: Route[] = [
  ...routesStok(hancur, sesudahBatal, sebelumBatal),
  route(calls.simpanHancur, simpan),
  route(calls.prosesHancur, proses),
  route(calls.leburResult, simpanResult),
  route(calls.noHancur, nomorList),
  route(calls.listHancur, resultList),
  route(calls.fillLebur, lebur.fill),
  route(calls.simpanLeburKeluar, lebur.simpan),
  route(calls.listLeburKeluar, lebur.list),
  route(calls.batalLeburKeluar, lebur.batal),
  route(calls.cetakLeburKeluar, cetak),
  fileRoute(calls.slipLeburKeluar, slip),
]

export const area: Area = { routes, dokumen: [dokumen] }
