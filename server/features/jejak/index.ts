import { readJejak } from '#domain/calls/jejak.ts'
import { route } from '../../http/route.ts'
import { read } from './read.ts'
import type { Area } from '../../dokumen/area.ts'

const routes = [route(readJejak, read)]

export const area: Area = { routes }
