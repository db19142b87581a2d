import { bakiHariIni, setujuiTimbang, simpanTimbang } from '#domain/calls/timbang-baki.ts'
import { route, type Route } from '../../http/route.ts'
import { hariIni } from './content.ts'
import { setujui, simpan } from './simpan.ts'

export const routes: Route[] = [
  route(bakiHariIni, hariIni),
  route(simpanTimbang, simpan),
  route(setujuiTimbang, setujui),
]
