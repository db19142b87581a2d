import {
  beranda,
  berandaNumbers,
  berandaToko,
  grafikPembelian,
  grafikPenjualan,
  grafikPesanan,
  grafikService,
} from '#domain/calls/beranda.ts'
import type { DokumenArea } from '../../dokumen/area.ts'
import { route, type Route } from '../../http/route.ts'
import { number, allToko } from './numbers.ts'
import { pembelian, penjualan, pesanan, service } from './grafik.ts'
import { ringkas } from './ringkas.ts'

export const routes = (areas: readonly DokumenArea[]): Route[] => [
  route(beranda, ringkas(areas)),
  route(berandaNumbers, number),
  route(berandaToko, allToko(areas)),
  route(grafikPenjualan, penjualan),
  route(grafikPembelian, pembelian),
  route(grafikPesanan, pesanan),
  route(grafikService, service),
]
