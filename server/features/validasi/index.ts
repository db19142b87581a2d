import { listValidasi } from '#domain/calls/validasi.ts'
import type { Area, House } from '../../dokumen/area.ts'
import { route, type Route } from '../../http/route.ts'
import { list } from './list.ts'

const routes = ({ dokumen }: House): Route[] => [route(listValidasi, list(dokumen))]

export const area: Area = { routes }
