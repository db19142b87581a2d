import { koreksiPoin, tukarPoin } from '#domain/calls/poin.ts'
import { kembaliPoinRumah, terimaPoinLuar, tukarPoinRumah } from '#domain/calls/portal-member.ts'
import { askingRoute, portalWriteRoute, route, type Route } from '../../http/route.ts'
import { koreksi } from './koreksi.ts'
import { kembaliLuar, terimaLuar, tukarLuar } from './luar.ts'
import { tukar } from './tukar.ts'
import { tanyaTukar } from './tukar-tanya.ts'
import type { Area } from '../../dokumen/area.ts'

const routes = [route(koreksiPoin, koreksi), askingRoute(tukarPoin, tanyaTukar, tukar)]

/** Calls with which the servers of other shops let members at home here earn and spend points. */
const portalRoutes: Route[] = [
  portalWriteRoute(terimaPoinLuar, terimaLuar),
  portalWriteRoute(tukarPoinRumah, tukarLuar),
  portalWriteRoute(kembaliPoinRumah, kembaliLuar),
]

export const area: Area = { routes, portalRoutes }
