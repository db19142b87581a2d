import { fotoHutang, lihatFotoHutang } from '#domain/calls/foto-hutang.ts'
import {
  acuanHutang,
  batalHutang,
  listHutang,
  identitasPeminjam,
  lihatHutang,
  scanHutang,
  simpanHutang,
  tempatHutang,
  validasiHutang,
} from '#domain/calls/hutang.ts'
import { amplopHutang, cetakHutang, notaHutang, hutangText } from '#domain/calls/nota-hutang.ts'
import { askingRoute, fileRoute, loggedRoute, route } from '../../http/route.ts'
import { acuan } from './acuan.ts'
import { batal } from './batal.ts'
import { cetak } from './cetak.ts'
import { list } from './list.ts'
import { lihatFoto, savePicture, tambah as tambahFoto } from './foto.ts'
import { viewOnScreen, lihatIdentitas } from './lihat.ts'
import { bilaAdaHutang } from './modul.ts'
import { amplop, nota, text } from './nota.ts'
import { routesBayar } from './routes-bayar.ts'
import { scan } from './scan.ts'
import { simpan } from './simpan.ts'
import { tempat } from './tempat.ts'
import { validasiDiminta } from './validasi.ts'
import type { Area } from '../../dokumen/area.ts'
import { hutang as dokumen } from './dokumen.ts'
import { bayarHutang as dokumenBayar } from './dokumen-bayar.ts'

const routes = [
  route(simpanHutang, simpan),
  route(validasiHutang, bilaAdaHutang(validasiDiminta)),
  route(batalHutang, bilaAdaHutang(batal)),
  route(tempatHutang, bilaAdaHutang(tempat)),
  route(acuanHutang, bilaAdaHutang(acuan)),
  route(scanHutang, bilaAdaHutang(scan)),
  askingRoute(fotoHutang, savePicture, bilaAdaHutang(tambahFoto)),
  fileRoute(lihatFotoHutang, bilaAdaHutang(lihatFoto)),
  route(listHutang, bilaAdaHutang(list)),
  route(lihatHutang, bilaAdaHutang(viewOnScreen)),
  loggedRoute(identitasPeminjam, bilaAdaHutang(lihatIdentitas)),
  route(cetakHutang, bilaAdaHutang(cetak)),
  fileRoute(notaHutang, bilaAdaHutang(nota)),
  fileRoute(amplopHutang, bilaAdaHutang(amplop)),
  route(hutangText, bilaAdaHutang(text)),
  ...routesBayar,
]

export const area: Area = { routes, dokumen: [dokumen, dokumenBayar] }
