import { koreksiPoin, tukarPoin } from '#domain/calls/poin.ts'
import { route } from '../../http/route.ts'
import { koreksi } from './koreksi.ts'
import { tukar } from './tukar.ts'

export const routes = [route(koreksiPoin, koreksi), route(tukarPoin, tukar)]
