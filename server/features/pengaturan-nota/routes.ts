import { pratinjauNota, simpanPengaturanNota } from '#domain/calls/atur-nota.ts'
import { allPengaturanNota } from '#domain/calls/pengaturan-nota.ts'
import type { DokumenArea } from '../../dokumen/area.ts'
import { fileRoute, route, type Route } from '../../http/route.ts'
import { pratinjau, all, simpan } from './pengaturan-nota.ts'

export const routes = (areas: readonly DokumenArea[]): Route[] => [
  route(allPengaturanNota, all),
  route(simpanPengaturanNota, simpan),
  fileRoute(pratinjauNota, pratinjau(areas)),
]
