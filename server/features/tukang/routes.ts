import * as bahan from '#domain/calls/bahan-tukang.ts'
import * as upah from '#domain/calls/upah-tukang.ts'
import { jadiDariStok } from '#domain/dokumen/jadi-dari-stok.ts'
import { fileRoute, route, type Route } from '../../http/route.ts'
import { routesStok } from '../../stok/routes.ts'
import { lepasPengisian, tahanPengisian } from '../pesanan/isi-pesanan.ts'
import { batal } from './batal-bahan.ts'
import { daftar, isiLebur, muat } from './daftar-bahan.ts'
import { daftar as daftarUpah } from './daftar-upah.ts'
import { simpan as simpanJadi } from './jadi-stok.ts'
import { daftar as daftarSaldo, gerakan } from './saldo.ts'
import { simpan } from './simpan-bahan.ts'
import { cetakBahan, cetakUpah, lembarBahan, lembarUpah } from './slip.ts'
import { batal as batalUpah, simpan as simpanUpah } from './upah.ts'

export const routes: Route[] = [
  ...routesStok(jadiDariStok, lepasPengisian, tahanPengisian),
  route(bahan.simpanJadiDariStok, simpanJadi),
  route(bahan.simpanBahanTukang, simpan),
  route(bahan.daftarBahanTukang, daftar),
  route(bahan.lihatBahanTukang, (ctx, { params }) => muat(ctx, params.no)),
  route(bahan.batalBahanTukang, batal),
  route(bahan.cetakBahanTukang, cetakBahan),
  fileRoute(bahan.slipBahanTukang, lembarBahan),
  route(bahan.leburUntukTukang, isiLebur),
  route(bahan.saldoTukang, daftarSaldo),
  route(bahan.mutasiTukang, gerakan),
  route(upah.simpanUpahTukang, simpanUpah),
  route(upah.daftarUpahTukang, daftarUpah),
  route(upah.batalUpahTukang, batalUpah),
  route(upah.cetakUpahTukang, cetakUpah),
  fileRoute(upah.slipUpahTukang, lembarUpah),
]
