import * as kirimCalls from '#domain/calls/kirim.ts'
import { fileFromPengirim, buktiDariPenerima } from '#domain/calls/portal-kirim.ts'
import * as terimaCalls from '#domain/calls/terima.ts'
import { hilangKirim, kirim, kirimPusat, tarikKirim, terima } from '#domain/dokumen/kirim.ts'
import { askingRoute, fileRoute, loggedRoute, route, type Route } from '../../http/route.ts'
import { routesStok } from '../../stok/routes.ts'
import { hilang, tarik } from './akhiri.ts'
import { ambil, readFile, tanyaPengirim } from './read-kiriman.ts'
import { sebelumBatal, sesudahBatal } from './batal.ts'
import { answerFile, downloadFile } from './files.ts'
import { answerBukti, luar, tolak, unduhBukti } from './bukti.ts'
import { cetakUlangPusat, nomor, nomorCabang, perjalanan } from './list.ts'
import { buka, bukan, masuk } from './kiriman.ts'
import { readBukti, tanpaBukti, tanyaBukti, tanyaPenerima } from './sampai.ts'
import { proses, simpanCabang, simpanPusat } from './simpan.ts'
import { simpan as simpanTerima } from './terima.ts'
import { tujuan } from './tujuan.ts'
import type { Area } from '../../dokumen/area.ts'
import { kirim as dokumen } from './dokumen.ts'

const routes: Route[] = [
  ...[kirim, kirimPusat].flatMap((dokumen) => routesStok(dokumen, sesudahBatal, sebelumBatal)),
  ...[tarikKirim, hilangKirim, terima].flatMap((dokumen) => routesStok(dokumen)),
  route(kirimCalls.tujuanKirim, tujuan),
  route(kirimCalls.simpanKirim, simpanCabang),
  route(kirimCalls.simpanKirimPusat, simpanPusat),
  route(kirimCalls.prosesKirim, proses),
  route(kirimCalls.perjalananKirim, perjalanan),
  route(kirimCalls.simpanTarikKirim, tarik),
  route(kirimCalls.simpanHilangKirim, hilang),
  fileRoute(kirimCalls.downloadKirimFile, downloadFile, { logged: true }),
  route(kirimCalls.readBuktiTerima, readBukti),
  askingRoute(kirimCalls.tanyaBuktiTerima, tanyaPenerima, tanyaBukti),
  route(kirimCalls.tanpaBuktiTerima, tanpaBukti),
  route(kirimCalls.nomorKirim, nomor),
  route(kirimCalls.nomorKirimCabang, nomorCabang),
  route(kirimCalls.cetakUlangKirimPusat, cetakUlangPusat),
  route(terimaCalls.kirimanMasuk, masuk),
  route(terimaCalls.bukaKiriman, buka),
  route(terimaCalls.letakBarang, bukan),
  route(terimaCalls.readKirimanFile, readFile),
  askingRoute(terimaCalls.ambilKiriman, tanyaPengirim, ambil),
  route(terimaCalls.tolakKiriman, tolak),
  route(terimaCalls.kirimanLuar, luar),
  fileRoute(terimaCalls.unduhBuktiTerima, unduhBukti),
  route(terimaCalls.simpanTerima, simpanTerima),
]

/** Calls that the servers of other shops make. A letter that was told counts as handed out: that is written down. */
const portalRoutes: Route[] = [
  loggedRoute(fileFromPengirim, answerFile),
  route(buktiDariPenerima, answerBukti),
]

export const area: Area = { routes, portalRoutes, dokumen: [dokumen] }
