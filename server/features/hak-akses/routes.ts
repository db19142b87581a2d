import { hakAkses, simpanHakAkses } from '#domain/calls/hak-akses.ts'
import { route } from '../../http/route.ts'
import { baca } from './baca.ts'
import { simpan } from './simpan.ts'

export const routes = [route(hakAkses, baca), route(simpanHakAkses, simpan)]
