import { buatCoretax, eksporPph22 } from '#domain/calls/coretax.ts'
import { listTarifPajak, simpanTarifPajak } from '#domain/calls/pajak-tarif.ts'
import { loggedRoute, route } from '../../http/route.ts'
import { coretax } from './coretax.ts'
import { ekspor } from './pph22.ts'
import { list, simpan } from './tarif.ts'
import type { Area } from '../../dokumen/area.ts'

const routes = [
  route(buatCoretax, coretax),
  loggedRoute(eksporPph22, ekspor),
  route(listTarifPajak, list),
  route(simpanTarifPajak, simpan),
]

export const area: Area = { routes }
