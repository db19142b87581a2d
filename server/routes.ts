/** Lists every call that the server answers: each area's own list, once. */
import { areaDokumen, penahanBarang } from './areas.ts'
import { bersamaRoute } from './http/bersama.ts'
import type { Route } from './http/route.ts'
import { routes as aml } from './features/aml/routes.ts'
import { routes as arsip } from './features/arsip/routes.ts'
import { routes as cadangan } from './features/cadangan/routes.ts'
import { routes as jejak } from './features/jejak/routes.ts'
import { routes as retensi } from './features/retensi/routes.ts'
import { routes as barang } from './features/barang/routes.ts'
import { routes as cucian } from './features/cucian/routes.ts'
import { routes as beranda } from './features/beranda/routes.ts'
import { routes as buku } from './features/buku/routes.ts'
import { routes as cari } from './features/cari/routes.ts'
import { routes as foto } from './features/foto/routes.ts'
import { routes as hargaEmas } from './features/harga-emas/routes.ts'
import { portalRoutes as portalPusat, routes as importPusat } from './features/import-pusat/routes.ts'
import { routes as hakAkses } from './features/hak-akses/routes.ts'
import { routes as hadiah } from './features/hadiah/routes.ts'
import { portalRoutes as portalKirim, routes as kirim } from './features/kirim/routes.ts'
import { routes as hancur } from './features/hancur/routes.ts'
import { routes as katalogUmum, routesUmum } from './features/katalog-umum/routes.ts'
import { routes as kas } from './features/kas/routes.ts'
import { routes as hutang } from './features/hutang/routes.ts'
import { routes as konversi } from './features/konversi/routes.ts'
import { routes as kupon } from './features/kupon/routes.ts'
import { routes as label } from './features/label/routes.ts'
import { portalRoutes as portalMember, routes as member } from './features/member/routes.ts'
import { routes as otorisasi } from './features/otorisasi/routes.ts'
import { routes as opname } from './features/opname/routes.ts'
import { routes as paraSystem } from './features/para-system/routes.ts'
import { routes as pengaturanNota } from './features/pengaturan-nota/routes.ts'
import { portalRoutes as portalNota, routes as pembelian } from './features/pembelian/routes.ts'
import { routes as penjualan } from './features/penjualan/routes.ts'
import { routes as pesan } from './features/pesan/routes.ts'
import { routes as pindah } from './features/pindah/routes.ts'
import { portalRoutes as portalPoin, routes as poin } from './features/poin/routes.ts'
import { routes as saldoAwal } from './features/saldo-awal/routes.ts'
import { routes as saldoBerjalan } from './features/saldo-berjalan/routes.ts'
import { routes as sesi } from './features/sesi/routes.ts'
import { routes as sortir } from './features/sortir/routes.ts'
import { routes as toko } from './features/toko/routes.ts'
import { routes as transaksiMember } from './features/transaksi-member/routes.ts'
import { routes as users } from './features/users/routes.ts'
import { routes as wilayah } from './features/wilayah/routes.ts'
import { routes as tambah } from './features/tambah/routes.ts'
import { routes as tukang } from './features/tukang/routes.ts'
import { routes as hitungKas } from './features/hitung-kas/routes.ts'
import { routes as timbangBaki } from './features/timbang-baki/routes.ts'
import { routes as pesanan } from './features/pesanan/routes.ts'
import { routes as service } from './features/service/routes.ts'
import { routes as titipan } from './features/titipan/routes.ts'
import { routes as validasi } from './features/validasi/routes.ts'
import { routes as tutup } from './close/routes.ts'
import { routes as pembukaan } from './pembukaan/routes.ts'
import { routes as katalog } from './katalog/routes.ts'
import { routes as masters } from './masters/routes.ts'
import { routes as jenisStok } from './stok/jenis.ts'
import { portalRoutes as portalReports, routes as reports } from './reports/routes.ts'

const satuSatu: readonly Route[] = [
  ...sesi,
  ...pembukaan,
  ...toko,
  ...users,
  ...hakAkses,
  ...pengaturanNota(areaDokumen),
  ...otorisasi,
  ...paraSystem,
  ...barang,
  ...foto,
  ...hargaEmas,
  ...beranda(areaDokumen),
  ...cari,
  ...penjualan,
  ...pembelian,
  ...arsip,
  ...cadangan,
  ...jejak,
  ...retensi,
  ...titipan,
  ...pesanan,
  ...pesan,
  ...service,
  ...hutang,
  ...validasi(areaDokumen),
  ...member(areaDokumen),
  ...transaksiMember,
  ...poin,
  ...kupon,
  ...hadiah,
  ...buku,
  ...wilayah,
  ...saldoAwal,
  ...saldoBerjalan,
  ...tutup,
  ...label,
  ...jenisStok,
  ...aml,
  ...pindah,
  ...importPusat,
  ...tambah,
  ...kirim,
  ...tukang,
  ...katalogUmum,
  ...kas,
  ...timbangBaki,
  ...hitungKas,
  ...opname(penahanBarang),
  ...konversi,
  ...hancur,
  ...sortir,
  ...cucian,
  ...masters(areaDokumen),
  ...katalog,
  ...reports,
]

export const routes: readonly Route[] = [...satuSatu, bersamaRoute(satuSatu)]

/** Calls answered to anybody: the customers' app. */
export { routesUmum }

/** Calls answered to other servers of the chain. */
export const portalRoutes: readonly Route[] = [
  ...portalReports,
  ...portalPusat,
  ...portalKirim,
  ...portalNota,
  ...portalMember,
  ...portalPoin,
]
