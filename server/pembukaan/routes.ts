import {
  ambilBawaan,
  bukaTokoPertama,
  fillSalesBaki,
  firstState,
  pembukaanState,
  periksaKodePembukaan,
  selesaikanPembukaan,
  simpanAturan,
  simpanSaldoPembukaan,
} from '#domain/calls/pembukaan.ts'
import { route } from '../http/route.ts'
import { simpan } from './aturan.ts'
import { state } from './state.ts'
import { ambil } from './master.ts'
import { awal, periksaKode, pertama } from './pertama.ts'
import { fill } from './sales-baki.ts'
import { selesaikan, simpanSaldo } from './selesai.ts'

export const routes = [
  route(firstState, awal),
  route(periksaKodePembukaan, periksaKode),
  route(bukaTokoPertama, pertama),
  route(pembukaanState, state),
  route(ambilBawaan, ambil),
  route(simpanAturan, simpan),
  route(fillSalesBaki, fill),
  route(simpanSaldoPembukaan, simpanSaldo),
  route(selesaikanPembukaan, selesaikan),
]
