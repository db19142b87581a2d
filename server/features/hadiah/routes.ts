import {
  ambilHadiah,
  batalHadiah,
  beliHadiah,
  cetakHadiah,
  daftarDokumenHadiah,
  slipHadiah,
} from '#domain/calls/hadiah.ts'
import { fileRoute, route } from '../../http/route.ts'
import { ambil } from './ambil.ts'
import { batal } from './batal.ts'
import { beli } from './beli.ts'
import { daftar } from './muat.ts'
import { cetak, slip } from './slip.ts'

export const routes = [
  route(beliHadiah, beli),
  route(ambilHadiah, ambil),
  route(batalHadiah, batal),
  route(daftarDokumenHadiah, daftar),
  route(cetakHadiah, cetak),
  fileRoute(slipHadiah, slip),
]
