import { hakAkses, simpanHakAkses } from '#domain/calls/hak-akses.ts'
import { route } from '../../http/route.ts'
import { read } from './read.ts'
import { simpan } from './simpan.ts'

export const routes = [route(hakAkses, read), route(simpanHakAkses, simpan)]
