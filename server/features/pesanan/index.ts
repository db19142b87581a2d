import { fotoPesanan, lihatFotoPesanan } from '#domain/calls/foto-pesanan.ts'
import { cetakPesanan, notaPesanan } from '#domain/calls/nota-pesanan.ts'
import {
  batalPesananLine,
  batalDp,
  batalPesanan,
  listPesanan,
  lihatPesanan,
  pesananChoices,
  prosesPesanan,
  simpanPesanan,
  tambahDp,
  ubahEstimasi,
} from '#domain/calls/pesanan.ts'
import { askingRoute, fileRoute, route } from '../../http/route.ts'
import { batal } from './batal.ts'
import { batalLine } from './batal-line.ts'
import { batal as batalkanDp } from './batal-dp.ts'
import { cetak } from './cetak.ts'
import { list } from './list.ts'
import { ubah } from './estimasi.ts'
import { lihatFoto, savePicture, tambah as tambahFoto } from './foto.ts'
import { viewOnScreen } from './lihat.ts'
import { nota } from './nota.ts'
import { loadPesananChoices } from './choices.ts'
import { proses } from './proses.ts'
import { simpan } from './simpan.ts'
import { tambah } from './tambah-dp.ts'
import type { Area } from '../../dokumen/area.ts'
import { pesanan as dokumen } from './dokumen.ts'

const routes = [
  route(pesananChoices, loadPesananChoices),
  route(simpanPesanan, simpan),
  route(tambahDp, tambah),
  route(batalDp, batalkanDp),
  route(prosesPesanan, proses),
  route(ubahEstimasi, ubah),
  route(batalPesanan, batal),
  route(batalPesananLine, batalLine),
  route(listPesanan, list),
  route(lihatPesanan, viewOnScreen),
  route(cetakPesanan, cetak),
  fileRoute(notaPesanan, nota),
  askingRoute(fotoPesanan, savePicture, tambahFoto),
  fileRoute(lihatFotoPesanan, lihatFoto),
]

export const area: Area = { routes, dokumen: [dokumen] }
