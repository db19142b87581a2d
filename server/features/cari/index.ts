import { cari } from '#domain/calls/cari.ts'
import { route } from '../../http/route.ts'
import { cariApaSaja } from './cari.ts'
import type { Area } from '../../dokumen/area.ts'

const routes = [route(cari, cariApaSaja)]

export const area: Area = { routes }
