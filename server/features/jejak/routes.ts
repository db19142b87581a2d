import { readJejak } from '#domain/calls/jejak.ts'
import { route } from '../../http/route.ts'
import { read } from './read.ts'

export const routes = [route(readJejak, read)]
