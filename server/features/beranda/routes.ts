import { beranda, grafikPembelian, grafikPenjualan } from '#domain/calls/beranda.ts'
import { route } from '../../http/route.ts'
import { pembelian, penjualan } from './grafik.ts'
import { ringkas } from './ringkas.ts'

export const routes = [
  route(beranda, ringkas),
  route(grafikPenjualan, penjualan),
  route(grafikPembelian, pembelian),
]
