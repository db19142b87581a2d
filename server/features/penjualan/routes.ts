import { batalPenjualan, daftarPenjualan, lihatPenjualan, simpanPenjualan, validasiPenjualan } from '#domain/calls/penjualan.ts'
import { route } from '../../http/route.ts'
import { batal } from './batal.ts'
import { daftar } from './daftar.ts'
import { lihat } from './lihat.ts'
import { simpan } from './simpan.ts'
import { validasiDiminta } from './validasi.ts'

export const routes = [
  route(simpanPenjualan, simpan),
  route(validasiPenjualan, validasiDiminta),
  route(batalPenjualan, batal),
  route(daftarPenjualan, daftar),
  route(lihatPenjualan, lihat),
]
