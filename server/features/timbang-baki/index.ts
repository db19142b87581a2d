import { bakiHariIni, setujuiTimbang, simpanTimbang } from '#domain/calls/timbang-baki.ts'
import { route, type Route } from '../../http/route.ts'
import { hariIni } from './content.ts'
import { setujui, simpan } from './simpan.ts'
import type { Area } from '../../dokumen/area.ts'
import { timbang as dokumen } from './dokumen.ts'

const routes: Route[] = [
  route(bakiHariIni, hariIni),
  route(simpanTimbang, simpan),
  route(setujuiTimbang, setujui),
]

export const area: Area = { routes, dokumen: [dokumen] }
