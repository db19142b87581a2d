import {
  aktifkanToko,
  bukaCabang,
  nonaktifkanToko,
  pengaturanToko,
  perlengkapanToko,
  portalToko,
  semuaToko,
  ubahAlat,
  ubahIdentitas,
  ubahLogo,
} from '#domain/calls/toko.ts'
import { route } from '../../http/route.ts'
import { pengaturan, perlengkapan, portal, semua } from './baca.ts'
import { aktifkan, buka, nonaktifkan } from './cabang.ts'
import { alat, identitas, logo } from './ubah.ts'

export const routes = [
  route(pengaturanToko, pengaturan),
  route(perlengkapanToko, perlengkapan),
  route(ubahIdentitas, identitas),
  route(ubahAlat, alat),
  route(ubahLogo, logo),
  route(semuaToko, semua),
  route(portalToko, portal),
  route(bukaCabang, buka),
  route(nonaktifkanToko, nonaktifkan),
  route(aktifkanToko, aktifkan),
]
