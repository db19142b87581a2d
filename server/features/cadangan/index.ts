import { buatCadangan, listCadangan, periksaCadangan, unduhCadangan } from '#domain/calls/cadangan.ts'
import { fileRoute, route } from '../../http/route.ts'
import { unduh } from './files.ts'
import { list } from './list.ts'
import { buat, periksa } from './kerjakan.ts'
import type { Area } from '../../dokumen/area.ts'

const routes = [
  route(listCadangan, list),
  route(buatCadangan, buat),
  route(periksaCadangan, periksa),
  fileRoute(unduhCadangan, unduh, { logged: true }),
]

export const area: Area = { routes }
