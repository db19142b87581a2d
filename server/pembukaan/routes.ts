import {
  ambilBawaan,
  bukaTokoPertama,
  isiSalesBaki,
  keadaanAwal,
  keadaanPembukaan,
  periksaKodePembukaan,
  selesaikanPembukaan,
  simpanAturan,
  simpanSaldoPembukaan,
} from '#domain/calls/pembukaan.ts'
import { route } from '../http/route.ts'
import { simpan } from './aturan.ts'
import { keadaan } from './state.ts'
import { ambil } from './master.ts'
import { awal, periksaKode, pertama } from './pertama.ts'
import { isi } from './sales-baki.ts'
import { selesaikan, simpanSaldo } from './selesai.ts'

export const routes = [
  route(keadaanAwal, awal),
  route(periksaKodePembukaan, periksaKode),
  route(bukaTokoPertama, pertama),
  route(keadaanPembukaan, keadaan),
  route(ambilBawaan, ambil),
  route(simpanAturan, simpan),
  route(isiSalesBaki, isi),
  route(simpanSaldoPembukaan, simpanSaldo),
  route(selesaikanPembukaan, selesaikan),
]
