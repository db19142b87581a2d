/** Every area of the trade, in the order of the sidebar: what each says of itself is collected in menus.ts and in rules/{kode,status,otorisasi,pengaturan-nota}.ts. */
import { beranda } from './beranda.ts'
import { penjualan } from './penjualan.ts'
import { titipan } from './titipan.ts'
import { validasi } from './validasi.ts'
import { aml } from './aml.ts'
import { pembelian } from './pembelian.ts'
import { pesanan } from './pesanan.ts'
import { service } from './service.ts'
import { hutang } from './hutang.ts'
import { kas } from './kas.ts'
import { pajak } from './pajak.ts'
import { barang } from './barang.ts'
import { hadiah } from './hadiah.ts'
import { kupon } from './kupon.ts'
import { member } from './member.ts'
import { katalog } from './katalog.ts'
import { masters } from './masters.ts'
import { users } from './users.ts'
import { utility } from './utility.ts'
import { laporan } from './laporan.ts'

export const areas = [
  beranda,
  penjualan,
  pembelian,
  titipan,
  validasi,
  aml,
  pesanan,
  service,
  hutang,
  kas,
  pajak,
  barang,
  hadiah,
  kupon,
  member,
  katalog,
  masters,
  users,
  utility,
  laporan,
] as const
export type Area = (typeof areas)[number]
