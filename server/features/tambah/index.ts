import {
  readTambahFile,
  exampleTambah,
  hapusBarang,
  tambahFileErrors,
  simpanTagUlang,
  simpanTambah,
} from '#domain/calls/tambah.ts'
import { hapusTambah, tagUlang, tambah } from '#domain/dokumen/tambah.ts'
import { askingFileRoute, askingRoute, fileRoute, lama, route, type Route } from '../../http/route.ts'
import { routesStok } from '../../stok/routes.ts'
import { lepasPengisian, tahanPengisian } from '../pesanan/fill-pesanan.ts'
import { read, example, fileOfErrors, reading } from './files.ts'
import { hapus } from './hapus.ts'
import { simpan } from './simpan.ts'
import { simpan as simpanUlang } from './tag-ulang.ts'
import type { Area } from '../../dokumen/area.ts'
import { tambah as dokumen } from './dokumen.ts'

const routes: Route[] = [
  fileRoute(exampleTambah, example),
  lama(askingRoute(readTambahFile, reading, read)),
  lama(askingFileRoute(tambahFileErrors, reading, fileOfErrors)),
  ...routesStok(tambah, lepasPengisian, tahanPengisian),
  route(simpanTambah, simpan),
  ...routesStok(hapusTambah),
  route(hapusBarang, hapus),
  ...routesStok(tagUlang),
  route(simpanTagUlang, simpanUlang),
]

export const area: Area = { routes, dokumen: [dokumen] }
