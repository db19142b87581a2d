import { hargaEmas, logHargaEmas, simpanHargaEmas } from '#domain/calls/harga-emas.ts'
import { route } from '../../http/route.ts'
import { hargaToko, logHarga } from './read.ts'
import { simpan } from './simpan.ts'
import type { Area } from '../../dokumen/area.ts'

const routes = [route(hargaEmas, hargaToko), route(simpanHargaEmas, simpan), route(logHargaEmas, logHarga)]

export const area: Area = { routes }
