import { listAml, eksporAml, identitasAml, laporAml, lihatAml, polaAml } from '#domain/calls/aml.ts'
import { identitasTersimpan } from '#domain/calls/identitas.ts'
import { loggedRoute, route } from '../../http/route.ts'
import { list, ekspor } from './list.ts'
import { lapor } from './lapor.ts'
import { lihat, lihatIdentitas, tersimpan } from './lihat.ts'
import { pola } from './pola.ts'
import type { Area } from '../../dokumen/area.ts'

const routes = [
  route(identitasTersimpan, tersimpan),
  route(listAml, list),
  route(polaAml, pola),
  route(lihatAml, lihat),
  loggedRoute(identitasAml, lihatIdentitas),
  route(laporAml, lapor),
  loggedRoute(eksporAml, ekspor),
]

export const area: Area = { routes }
