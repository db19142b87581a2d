import { cetakService, notaService } from '#domain/calls/nota-service.ts'
import {
  ambilService,
  batalAmbilService,
  batalSelesaiService,
  batalService,
  daftarService,
  lihatService,
  selesaiService,
  simpanService,
} from '#domain/calls/service.ts'
import { fileRoute, route } from '../../http/route.ts'
import { ambil } from './ambil.ts'
import { batal } from './batal.ts'
import { batalAmbil } from './batal-ambil.ts'
import { batalSelesai } from './batal-selesai.ts'
import { cetak } from './cetak.ts'
import { daftar } from './daftar.ts'
import { lihatDiLayar } from './lihat.ts'
import { nota } from './nota.ts'
import { selesai } from './selesai.ts'
import { simpan } from './simpan.ts'

export const routes = [
  route(simpanService, simpan),
  route(selesaiService, selesai),
  route(batalSelesaiService, batalSelesai),
  route(ambilService, ambil),
  route(batalAmbilService, batalAmbil),
  route(batalService, batal),
  route(daftarService, daftar),
  route(lihatService, lihatDiLayar),
  route(cetakService, cetak),
  fileRoute(notaService, nota),
]
