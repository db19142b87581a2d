import {
  beranda,
  berandaAngka,
  berandaToko,
  grafikPembelian,
  grafikPenjualan,
  grafikPesanan,
  grafikService,
} from '#domain/calls/beranda.ts'
import { route } from '../../http/route.ts'
import { angka, semuaToko } from './angka.ts'
import { pembelian, penjualan, pesanan, service } from './grafik.ts'
import { ringkas } from './ringkas.ts'

export const routes = [
  route(beranda, ringkas),
  route(berandaAngka, angka),
  route(berandaToko, semuaToko),
  route(grafikPenjualan, penjualan),
  route(grafikPembelian, pembelian),
  route(grafikPesanan, pesanan),
  route(grafikService, service),
]
