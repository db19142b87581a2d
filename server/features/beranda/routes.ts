import {
  beranda,
  berandaAngka,
  berandaToko,
  grafikPembelian,
  grafikPenjualan,
  grafikPesanan,
  grafikService,
} from '#domain/calls/beranda.ts'
import type { DokumenArea } from '../../dokumen/area.ts'
import { route, type Route } from '../../http/route.ts'
import { angka, semuaToko } from './numbers.ts'
import { pembelian, penjualan, pesanan, service } from './grafik.ts'
import { ringkas } from './ringkas.ts'

export const routes = (areas: readonly DokumenArea[]): Route[] => [
  route(beranda, ringkas(areas)),
  route(berandaAngka, angka),
  route(berandaToko, semuaToko(areas)),
  route(grafikPenjualan, penjualan),
  route(grafikPembelian, pembelian),
  route(grafikPesanan, pesanan),
  route(grafikService, service),
]
