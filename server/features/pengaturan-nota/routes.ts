import { pratinjauNota, simpanPengaturanNota } from '#domain/calls/atur-nota.ts'
import { pengaturanNotaSemua } from '#domain/calls/pengaturan-nota.ts'
import type { DokumenArea } from '../../dokumen/area.ts'
import { fileRoute, route, type Route } from '../../http/route.ts'
import { pratinjau, semua, simpan } from './pengaturan-nota.ts'

export const routes = (areas: readonly DokumenArea[]): Route[] => [
  route(pengaturanNotaSemua, semua),
  route(simpanPengaturanNota, simpan),
  fileRoute(pratinjauNota, pratinjau(areas)),
]
