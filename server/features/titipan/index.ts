import {
  ambilTitipan,
  batalTitipan,
  listTitipan,
  lihatTitipan,
  simpanTitipan,
  tambahTitipan,
  validasiTitipan,
} from '#domain/calls/titipan.ts'
import { cetakTitipan, notaTitipan } from '#domain/calls/nota-titipan.ts'
import { fileRoute, route } from '../../http/route.ts'
import { ambil } from './ambil.ts'
import { batal } from './batal.ts'
import { cetak } from './cetak.ts'
import { list } from './list.ts'
import { viewOnScreen } from './lihat.ts'
import { nota } from './nota.ts'
import { simpan } from './simpan.ts'
import { tambah } from './tambah.ts'
import { validasiDiminta } from './validasi.ts'
import type { Area } from '../../dokumen/area.ts'
import { titipan as dokumen } from './dokumen.ts'

const routes = [
  route(simpanTitipan, simpan),
  route(tambahTitipan, tambah),
  route(validasiTitipan, validasiDiminta),
  route(batalTitipan, batal),
  route(listTitipan, list),
  route(lihatTitipan, viewOnScreen),
  route(ambilTitipan, ambil),
  route(cetakTitipan, cetak),
  fileRoute(notaTitipan, nota),
]

export const area: Area = { routes, dokumen: [dokumen] }
