import * as kirimCalls from '#domain/calls/kirim.ts'
import * as terimaCalls from '#domain/calls/terima.ts'
import { hilangKirim, kirim, kirimPusat, tarikKirim, terima } from '#domain/dokumen/kirim.ts'
import { route, type Route } from '../../http/route.ts'
import { routesStok } from '../../stok/routes.ts'
import { hilang, tarik } from './akhiri.ts'
import { sebelumBatal, sesudahBatal } from './batal.ts'
import { cetakUlangPusat, nomor, nomorCabang, perjalanan } from './daftar.ts'
import { buka, bukan, masuk } from './kiriman.ts'
import { proses, simpanCabang, simpanPusat } from './simpan.ts'
import { simpan as simpanTerima } from './terima.ts'
import { tujuan } from './tujuan.ts'

export const routes: Route[] = [
  ...[kirim, kirimPusat].flatMap((dokumen) => routesStok(dokumen, sesudahBatal, sebelumBatal)),
  ...[tarikKirim, hilangKirim, terima].flatMap((dokumen) => routesStok(dokumen)),
  route(kirimCalls.tujuanKirim, tujuan),
  route(kirimCalls.simpanKirim, simpanCabang),
  route(kirimCalls.simpanKirimPusat, simpanPusat),
  route(kirimCalls.prosesKirim, proses),
  route(kirimCalls.perjalananKirim, perjalanan),
  route(kirimCalls.simpanTarikKirim, tarik),
  route(kirimCalls.simpanHilangKirim, hilang),
  route(kirimCalls.nomorKirim, nomor),
  route(kirimCalls.nomorKirimCabang, nomorCabang),
  route(kirimCalls.cetakUlangKirimPusat, cetakUlangPusat),
  route(terimaCalls.kirimanMasuk, masuk),
  route(terimaCalls.bukaKiriman, buka),
  route(terimaCalls.letakBarang, bukan),
  route(terimaCalls.simpanTerima, simpanTerima),
]
