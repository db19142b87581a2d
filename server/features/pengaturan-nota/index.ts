import { pratinjauNota, simpanPengaturanNota } from '#domain/calls/atur-nota.ts'
import { allPengaturanNota } from '#domain/calls/pengaturan-nota.ts'
import type { Area, House } from '../../dokumen/area.ts'
import { fileRoute, route, type Route } from '../../http/route.ts'
import { pratinjau, all, simpan } from './pengaturan-nota.ts'

const routes = ({ dokumen }: House): Route[] => [
  route(allPengaturanNota, all),
  route(simpanPengaturanNota, simpan),
  fileRoute(pratinjauNota, pratinjau(dokumen)),
]

export const area: Area = { routes }
