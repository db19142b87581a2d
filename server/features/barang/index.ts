import { scanBarang } from '#domain/calls/barang.ts'
import { cariBarang } from '#domain/calls/cari-barang.ts'
import { barangDipegang } from '#domain/calls/dipegang.ts'
import {
  listBarang,
  kartuBarang,
  koreksiBerat,
  lihatBarang,
  ubahBarang,
  ubahFakturPajak,
  ubahOngkosBarang,
} from '#domain/calls/data-barang.ts'
import { route } from '../../http/route.ts'
import { cari } from './cari.ts'
import { dipegangLain } from './dipegang.ts'
import { list } from './list.ts'
import { kartu } from './kartu.ts'
import { koreksi } from './koreksi.ts'
import { lihat } from './lihat.ts'
import { scan } from './scan.ts'
import { ubah, ubahFaktur, ubahOngkos } from './ubah.ts'
import type { Area } from '../../dokumen/area.ts'
import { barang as dokumen } from './dokumen.ts'

const routes = [
  route(scanBarang, scan),
  route(cariBarang, cari),
  route(barangDipegang, dipegangLain),
  route(listBarang, list),
  route(lihatBarang, lihat),
  route(kartuBarang, kartu),
  route(ubahBarang, ubah),
  route(ubahFakturPajak, ubahFaktur),
  route(ubahOngkosBarang, ubahOngkos),
  route(koreksiBerat, koreksi),
]

export const area: Area = { routes, dokumen: [dokumen] }
