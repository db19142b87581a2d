import {
  batalBayarHutang,
  batalHutangLunas,
  cariHutangLunas,
  hapusHutangLunas,
  reprintHutangLunas,
  serahBarangHutang,
  simpanBayarHutang,
  validasiBayarHutang,
} from '#domain/calls/bayar-hutang.ts'
import { cetakBayarHutang, notaBayarHutang } from '#domain/calls/nota-bayar-hutang.ts'
import { fileRoute, loggedRoute, route } from '../../http/route.ts'
import { batal } from './batal-bayar.ts'
import { batalLunas } from './batal-lunas.ts'
import { simpan } from './bayar.ts'
import { cariLunas } from './cari-lunas.ts'
import { cetak } from './cetak-bayar.ts'
import { bilaAdaHutang } from './modul.ts'
import { nota } from './nota-bayar.ts'
import { reprint } from './reprint.ts'
import { serah } from './serah.ts'
import { validasiDiminta } from './validasi-bayar.ts'

export const routesBayar = [
  route(simpanBayarHutang, bilaAdaHutang(simpan)),
  route(validasiBayarHutang, bilaAdaHutang(validasiDiminta)),
  route(batalBayarHutang, bilaAdaHutang(batal)),
  route(serahBarangHutang, bilaAdaHutang(serah)),
  route(cariHutangLunas, bilaAdaHutang(cariLunas)),
  route(batalHutangLunas, bilaAdaHutang(batalLunas)),
  route(hapusHutangLunas, bilaAdaHutang(batalLunas)),
  loggedRoute(reprintHutangLunas, bilaAdaHutang(reprint)),
  route(cetakBayarHutang, bilaAdaHutang(cetak)),
  fileRoute(notaBayarHutang, bilaAdaHutang(nota)),
]
