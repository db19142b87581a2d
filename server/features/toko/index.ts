import {
  hapusKunciPortal,
  kunciPortalBaru,
  lihatKunciPortal,
  pasangKunciPortal,
} from '#domain/calls/kunci-portal.ts'
import { bukaPinjaman, tutupPinjaman } from '#domain/calls/izin-gadai.ts'
import { perlengkapanToko } from '#domain/calls/perlengkapan.ts'
import {
  aktifkanToko,
  aturNomorServer,
  bukaCabang,
  jadikanPusat,
  lihatNomorServer,
  nonaktifkanToko,
  pengaturanToko,
  allToko,
  tandaiTokoJauh,
  ubahAlat,
  ubahIdentitas,
  ubahLogo,
} from '#domain/calls/toko.ts'
import { askingRoute, route } from '../../http/route.ts'
import { pengaturan, perlengkapan, all } from './read.ts'
import { aktifkan, buka, nonaktifkan, pusat } from './cabang.ts'
import { tandai } from './jauh.ts'
import { buatKunci, lepasKunci, lihatKunci, pasangKunci } from './kunci-portal.ts'
import { logo, siapkan } from './logo.ts'
import { lihat as lihatNomor, ubah as ubahNomor } from './nomor-server.ts'
import { buka as openPinjaman, tutup as closePinjaman } from './pinjaman-tanpa-izin.ts'
import { alat, identitas } from './ubah.ts'
import type { Area } from '../../dokumen/area.ts'

const routes = [
  route(pengaturanToko, pengaturan),
  route(perlengkapanToko, perlengkapan),
  route(ubahIdentitas, identitas),
  route(ubahAlat, alat),
  askingRoute(ubahLogo, siapkan, logo),
  route(allToko, all),
  route(lihatKunciPortal, lihatKunci),
  route(kunciPortalBaru, buatKunci),
  route(pasangKunciPortal, pasangKunci),
  route(hapusKunciPortal, lepasKunci),
  route(bukaCabang, buka),
  route(nonaktifkanToko, nonaktifkan),
  route(aktifkanToko, aktifkan),
  route(jadikanPusat, pusat),
  route(tandaiTokoJauh, tandai),
  route(lihatNomorServer, lihatNomor),
  route(aturNomorServer, ubahNomor),
  route(bukaPinjaman, openPinjaman),
  route(tutupPinjaman, closePinjaman),
]

export const area: Area = { routes }
