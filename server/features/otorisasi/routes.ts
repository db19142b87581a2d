import { authorization } from '#domain/calls/otorisasi.ts'
import { route } from '../../http/route.ts'
import { beriOtorisasi } from './beri.ts'

export const routes = [route(authorization, beriOtorisasi)]
