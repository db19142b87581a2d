import { cari } from '#domain/calls/cari.ts'
import { route } from '../../http/route.ts'
import { cariApaSaja } from './cari.ts'

export const routes = [route(cari, cariApaSaja)]
