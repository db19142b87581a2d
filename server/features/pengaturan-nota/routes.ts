import { pratinjauNota, simpanPengaturanNota } from '#domain/calls/atur-nota.ts'
import { pengaturanNotaSemua } from '#domain/calls/pengaturan-nota.ts'
import { fileRoute, route } from '../../http/route.ts'
import { pratinjau, semua, simpan } from './pengaturan-nota.ts'

export const routes = [
  route(pengaturanNotaSemua, semua),
  route(simpanPengaturanNota, simpan),
  fileRoute(pratinjauNota, pratinjau),
]
