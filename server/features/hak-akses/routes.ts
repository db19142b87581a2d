import { hakAkses, simpanHakAkses } from '#domain/calls/hak-akses.ts'
import { route } from '../../http/route.ts'
import { read } from './baca.ts'
import { simpan } from './simpan.ts'

export const routes = [route(hakAkses, read), route(simpanHakAkses, simpan)]
