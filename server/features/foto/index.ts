import { listFoto, fotoProduk, fotoProdukKe, hapusFoto, tambahFoto, urutkanFoto } from '#domain/calls/foto.ts'
import { askingRoute, fileRoute, route } from '../../http/route.ts'
import { list, ke, pertama } from './lihat.ts'
import { savePicture, tambah } from './tambah.ts'
import { hapus, urutkan } from './ubah.ts'
import type { Area } from '../../dokumen/area.ts'

const routes = [
  fileRoute(fotoProduk, pertama),
  fileRoute(fotoProdukKe, ke),
  route(listFoto, list),
  askingRoute(tambahFoto, savePicture, tambah),
  route(urutkanFoto, urutkan),
  route(hapusFoto, hapus),
]

export const area: Area = { routes }
