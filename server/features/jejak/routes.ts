import { bacaJejak } from '#domain/calls/jejak.ts'
import { route } from '../../http/route.ts'
import { baca } from './baca.ts'

export const routes = [route(bacaJejak, baca)]
