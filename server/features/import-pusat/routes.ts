import { cekPusat, importPusat, pusatToko, riwayatPusat } from '#domain/calls/import-pusat.ts'
import { isiPusat } from '#domain/calls/portal-pusat.ts'
import { askingRoute, route, type Route } from '../../http/route.ts'
import { cek } from './cek.ts'
import { jawab } from './isi.ts'
import { lihatPusat, tanyaPusat } from './pusat.ts'
import { riwayat } from './riwayat.ts'
import { simpan } from './simpan.ts'

export const routes = [
  route(pusatToko, lihatPusat),
  askingRoute(cekPusat, tanyaPusat, cek, { tried: true }),
  askingRoute(importPusat, tanyaPusat, simpan),
  route(riwayatPusat, riwayat),
]

/** What the servers of other shops ask the pusat for. */
export const portalRoutes: Route[] = [route(isiPusat, jawab)]
