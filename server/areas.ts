/**
 * Every area of the server: the calls it answers and the documents it has. A new one is a line here. Close and books
 * read the list of documents; queue, reminders, histories and trays are handed it (routes.ts, app.ts). None names a kind.
 */
import { area as penjualan } from './features/penjualan/index.ts'
import { area as pembelian } from './features/pembelian/index.ts'
import { area as titipan } from './features/titipan/index.ts'
import { area as pesanan } from './features/pesanan/index.ts'
import { area as service } from './features/service/index.ts'
import { area as hutang } from './features/hutang/index.ts'
import { area as hadiah } from './features/hadiah/index.ts'
import { stok } from './stok/dokumen.ts'
import { area as barang } from './features/barang/index.ts'
import { area as timbangan } from './features/timbangan/index.ts'
import { area as tambah } from './features/tambah/index.ts'
import { area as kirim } from './features/kirim/index.ts'
import { area as opname } from './features/opname/index.ts'
import { area as timbangBaki } from './features/timbang-baki/index.ts'
import { area as hitungKas } from './features/hitung-kas/index.ts'
import { area as konversi } from './features/konversi/index.ts'
import { area as hancur } from './features/hancur/index.ts'
import { area as cucian } from './features/cucian/index.ts'
import { area as tukang } from './features/tukang/index.ts'
import { area as kas } from './features/kas/index.ts'
import { area as pajak } from './features/pajak/index.ts'
import { area as aml } from './features/aml/index.ts'
import { area as arsip } from './features/arsip/index.ts'
import { area as beranda } from './features/beranda/index.ts'
import { area as buku } from './features/buku/index.ts'
import { area as cadangan } from './features/cadangan/index.ts'
import { area as cari } from './features/cari/index.ts'
import { area as foto } from './features/foto/index.ts'
import { area as hakAkses } from './features/hak-akses/index.ts'
import { area as hargaEmas } from './features/harga-emas/index.ts'
import { area as importPusat } from './features/import-pusat/index.ts'
import { area as jejak } from './features/jejak/index.ts'
import { area as katalogUmum } from './features/katalog-umum/index.ts'
import { area as kupon } from './features/kupon/index.ts'
import { area as label } from './features/label/index.ts'
import { area as member } from './features/member/index.ts'
import { area as otorisasi } from './features/otorisasi/index.ts'
import { area as paraSystem } from './features/para-system/index.ts'
import { area as pengaturanNota } from './features/pengaturan-nota/index.ts'
import { area as pesan } from './features/pesan/index.ts'
import { area as pindah } from './features/pindah/index.ts'
import { area as poin } from './features/poin/index.ts'
import { area as retensi } from './features/retensi/index.ts'
import { area as saldoAwal } from './features/saldo-awal/index.ts'
import { area as saldoBerjalan } from './features/saldo-berjalan/index.ts'
import { area as sesi } from './features/sesi/index.ts'
import { area as sortir } from './features/sortir/index.ts'
import { area as toko } from './features/toko/index.ts'
import { area as transaksiMember } from './features/transaksi-member/index.ts'
import { area as users } from './features/users/index.ts'
import { area as validasi } from './features/validasi/index.ts'
import { area as wilayah } from './features/wilayah/index.ts'
import { penahanDi } from './features/opname/tertahan.ts'
import type { Area, House } from './dokumen/area.ts'

export const areas: readonly Area[] = [
  sesi,
  toko,
  users,
  hakAkses,
  pengaturanNota,
  otorisasi,
  paraSystem,
  foto,
  hargaEmas,
  beranda,
  cari,
  penjualan,
  pembelian,
  arsip,
  cadangan,
  jejak,
  retensi,
  titipan,
  pesanan,
  pesan,
  service,
  hutang,
  validasi,
  member,
  transaksiMember,
  poin,
  kupon,
  hadiah,
  { dokumen: [stok] },
  barang,
  buku,
  wilayah,
  saldoAwal,
  saldoBerjalan,
  label,
  aml,
  pindah,
  importPusat,
  tambah,
  kirim,
  opname,
  timbangBaki,
  timbangan,
  hitungKas,
  konversi,
  hancur,
  sortir,
  cucian,
  tukang,
  katalogUmum,
  kas,
  pajak,
]

export const areaDokumen = areas.flatMap(({ dokumen = [] }) => dokumen)

export const house: House = { dokumen: areaDokumen, penahan: penahanDi(areaDokumen) }
