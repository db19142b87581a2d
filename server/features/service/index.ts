import { fotoService, lihatFotoService } from '#domain/calls/foto-service.ts'
import { cetakService, cetakTiketService, notaService, tiketService } from '#domain/calls/nota-service.ts'
import {
  ambilService,
  batalAmbilService,
  batalSelesaiService,
  batalService,
  listService,
  lihatService,
  selesaiService,
  simpanService,
} from '#domain/calls/service.ts'
import { askingRoute, fileRoute, route } from '../../http/route.ts'
import { ambil } from './ambil.ts'
import { batal } from './batal.ts'
import { batalAmbil } from './batal-ambil.ts'
import { batalSelesai } from './batal-selesai.ts'
import { cetak, cetakTiket } from './cetak.ts'
import { list } from './list.ts'
import { lihatFoto, savePicture, tambah as tambahFoto } from './foto.ts'
import { viewOnScreen } from './lihat.ts'
import { nota, tiket } from './nota.ts'
import { selesai } from './selesai.ts'
import { simpan } from './simpan.ts'
import type { Area } from '../../dokumen/area.ts'
import { service as dokumen } from './dokumen.ts'

const routes = [
  route(simpanService, simpan),
  route(selesaiService, selesai),
  route(batalSelesaiService, batalSelesai),
  route(ambilService, ambil),
  route(batalAmbilService, batalAmbil),
  route(batalService, batal),
  askingRoute(fotoService, savePicture, tambahFoto),
  fileRoute(lihatFotoService, lihatFoto),
  route(listService, list),
  route(lihatService, viewOnScreen),
  route(cetakService, cetak),
  fileRoute(notaService, nota),
  route(cetakTiketService, cetakTiket),
  fileRoute(tiketService, tiket),
]

export const area: Area = { routes, dokumen: [dokumen] }
