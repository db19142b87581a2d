import { ambilPesanan } from '#domain/calls/ambil-pesanan.ts'
import { cetakPenjualan, notaPenjualan, verifikasiNota } from '#domain/calls/nota-penjualan.ts'
import { notaTerakhir } from '#domain/calls/nota-terakhir.ts'
import {
  batalPenjualan,
  listPenjualan,
  lihatPenjualan,
  simpanPenjualan,
  validasiPenjualan,
} from '#domain/calls/penjualan.ts'
import { askingRoute, fileRoute, route } from '../../http/route.ts'
import { adaNotaLain, pesanNotaLuar } from '../pembelian/nota-luar.ts'
import { ambil } from '../pesanan/ambil.ts'
import { batal } from './batal.ts'
import { cetak } from './cetak.ts'
import { list } from './list.ts'
import { viewOnScreen } from './lihat.ts'
import { nota } from './nota.ts'
import { simpan } from './simpan.ts'
import { nota as terakhir } from './terakhir.ts'
import { validasiDiminta } from './validasi.ts'
import { verifikasi } from './verifikasi.ts'
import type { Area } from '../../dokumen/area.ts'
import { penjualan as dokumen } from './dokumen.ts'

const routes = [
  askingRoute(
    simpanPenjualan,
    (ctx, { body }) => pesanNotaLuar(ctx, body.detail_beli),
    (ctx, input, asked) => simpan(ctx, input, asked),
    { perluTanya: (kode_toko, { body }) => adaNotaLain(kode_toko, body.detail_beli) },
  ),
  route(validasiPenjualan, validasiDiminta),
  route(batalPenjualan, batal),
  route(listPenjualan, list),
  route(lihatPenjualan, viewOnScreen),
  route(cetakPenjualan, cetak),
  fileRoute(notaPenjualan, nota),
  route(verifikasiNota, verifikasi),
  route(notaTerakhir, terakhir),
  route(ambilPesanan, ambil),
]

export const area: Area = { routes, dokumen: [dokumen] }
