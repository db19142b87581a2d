import * as calls from '#domain/calls/cuci.ts'
import { cuciHilang, cuciKeluar, cuciMasuk } from '#domain/dokumen/cuci.ts'
import { route, type Route } from '../../http/route.ts'
import { routesStok } from '../../stok/routes.ts'
import { luarList, hilang, kembali, kirim, sesudahBatalKembali, sesudahBatalKirim } from './simpan.ts'
import type { Area } from '../../dokumen/area.ts'
import { cucian as dokumen } from './dokumen.ts'

const routes: Route[] = [
  ...routesStok(cuciKeluar, sesudahBatalKirim),
  ...routesStok(cuciMasuk, sesudahBatalKembali),
  ...routesStok(cuciHilang),
  route(calls.diCucian, luarList),
  route(calls.simpanCuciKeluar, kirim),
  route(calls.simpanCuciMasuk, kembali),
  route(calls.simpanCuciHilang, hilang),
]

export const area: Area = { routes, dokumen: [dokumen] }
