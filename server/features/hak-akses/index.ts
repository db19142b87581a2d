import { hakAkses, simpanHakAkses } from '#domain/calls/hak-akses.ts'
import { route } from '../../http/route.ts'
import { read } from './read.ts'
import { simpan } from './simpan.ts'
import type { Area } from '../../dokumen/area.ts'

const routes = [route(hakAkses, read), route(simpanHakAkses, simpan)]

export const area: Area = { routes }
