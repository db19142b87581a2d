import { listValidasi } from '#domain/calls/validasi.ts'
import type { DokumenArea } from '../../dokumen/area.ts'
import { route, type Route } from '../../http/route.ts'
import { list } from './list.ts'

export const routes = (areas: readonly DokumenArea[]): Route[] => [route(listValidasi, list(areas))]
