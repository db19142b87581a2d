import * as bahan from '#domain/calls/bahan-tukang.ts'
import * as upah from '#domain/calls/upah-tukang.ts'
import { jadiDariStok } from '#domain/dokumen/jadi-dari-stok.ts'
import { fileRoute, route, type Route } from '../../http/route.ts'
import { routesStok } from '../../stok/routes.ts'
import { lepasPengisian, tahanPengisian } from '../pesanan/fill-pesanan.ts'
import { batal } from './batal-bahan.ts'
import { list, leburContent, load } from './list-bahan.ts'
import { listed as listUpah } from './list-upah.ts'
import { simpan as simpanJadi } from './jadi-stok.ts'
import { listAll as listSaldo, gerakan } from './saldo.ts'
import { simpan } from './simpan-bahan.ts'
import { cetakBahan, cetakUpah, lembarBahan, lembarUpah } from './slip.ts'
import { batal as batalUpah, simpan as simpanUpah } from './upah.ts'
import type { Area } from '../../dokumen/area.ts'
import { tukang as dokumen } from './dokumen.ts'

const routes: Route[] = [
  ...routesStok(jadiDariStok, lepasPengisian, tahanPengisian),
  route(bahan.simpanJadiDariStok, simpanJadi),
  route(bahan.simpanBahanTukang, simpan),
  route(bahan.listBahanTukang, list),
  route(bahan.lihatBahanTukang, (ctx, { params }) => load(ctx, params.no)),
  route(bahan.batalBahanTukang, batal),
  route(bahan.cetakBahanTukang, cetakBahan),
  fileRoute(bahan.slipBahanTukang, lembarBahan),
  route(bahan.leburUntukTukang, leburContent),
  route(bahan.saldoTukang, listSaldo),
  route(bahan.mutasiTukang, gerakan),
  route(upah.simpanUpahTukang, simpanUpah),
  route(upah.listUpahTukang, listUpah),
  route(upah.batalUpahTukang, batalUpah),
  route(upah.cetakUpahTukang, cetakUpah),
  fileRoute(upah.slipUpahTukang, lembarUpah),
]

export const area: Area = { routes, dokumen: [dokumen] }
