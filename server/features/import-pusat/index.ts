import { cekPusat, importPusat, pusatToko, riwayatPusat } from '#domain/calls/import-pusat.ts'
import { pusatContent } from '#domain/calls/portal-pusat.ts'
import { askingRoute, lama, route, type Route } from '../../http/route.ts'
import { cek } from './cek.ts'
import { answer } from './content.ts'
import { lihatPusat, tanyaPusat } from './pusat.ts'
import { riwayat } from './riwayat.ts'
import { simpan } from './simpan.ts'
import type { Area } from '../../dokumen/area.ts'

const routes = [
  route(pusatToko, lihatPusat),
  lama(askingRoute(cekPusat, tanyaPusat, cek, { tried: true })),
  lama(askingRoute(importPusat, tanyaPusat, simpan)),
  route(riwayatPusat, riwayat),
]

/** Calls that the servers of other shops make to the pusat. */
const portalRoutes: Route[] = [route(pusatContent, answer)]

export const area: Area = { routes, portalRoutes }
