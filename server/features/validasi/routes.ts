import { daftarValidasi } from '#domain/calls/validasi.ts'
import type { DokumenArea } from '../../dokumen/area.ts'
import { route, type Route } from '../../http/route.ts'
import { daftar } from './daftar.ts'

export const routes = (areas: readonly DokumenArea[]): Route[] => [route(daftarValidasi, daftar(areas))]
