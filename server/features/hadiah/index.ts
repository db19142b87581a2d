import {
  ambilHadiah,
  batalHadiah,
  beliHadiah,
  cetakHadiah,
  listDokumenHadiah,
  slipHadiah,
} from '#domain/calls/hadiah.ts'
import { fileRoute, route } from '../../http/route.ts'
import { ambil } from './ambil.ts'
import { batal } from './batal.ts'
import { beli } from './beli.ts'
import { list } from './load.ts'
import { cetak, slip } from './slip.ts'
import type { Area } from '../../dokumen/area.ts'
import { hadiah as dokumen } from './dokumen.ts'

const routes = [
  route(beliHadiah, beli),
  route(ambilHadiah, ambil),
  route(batalHadiah, batal),
  route(listDokumenHadiah, list),
  route(cetakHadiah, cetak),
  fileRoute(slipHadiah, slip),
]

export const area: Area = { routes, dokumen: [dokumen] }
