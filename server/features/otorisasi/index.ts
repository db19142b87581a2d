import { authorization } from '#domain/calls/otorisasi.ts'
import { route } from '../../http/route.ts'
import { beriOtorisasi } from './beri.ts'
import type { Area } from '../../dokumen/area.ts'

const routes = [route(authorization, beriOtorisasi)]

export const area: Area = { routes }
