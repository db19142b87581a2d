import {
  beranda,
  berandaNumbers,
  berandaToko,
  grafikPembelian,
  grafikPenjualan,
  grafikPesanan,
  grafikService,
} from '#domain/calls/beranda.ts'
import type { Area, House } from '../../dokumen/area.ts'
import { route, type Route } from '../../http/route.ts'
import { number, allToko } from './numbers.ts'
import { pembelian, penjualan, pesanan, service } from './grafik.ts'
import { ringkas } from './ringkas.ts'

const routes = ({ dokumen }: House): Route[] => [
  route(beranda, ringkas(dokumen)),
  route(berandaNumbers, number),
  route(berandaToko, allToko(dokumen)),
  route(grafikPenjualan, penjualan),
  route(grafikPembelian, pembelian),
  route(grafikPesanan, pesanan),
  route(grafikService, service),
]

export const area: Area = { routes }
