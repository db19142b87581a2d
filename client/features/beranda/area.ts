/** The areas that the dashboard counts: where their figures stand in full, and of some a chart. */
import { grafikPembelian, grafikPenjualan } from '#domain/calls/beranda.ts'
import { BERITA_DIVALIDASI } from '#domain/dokumen/index.ts'
import { pesanan } from '#domain/dokumen/pesanan.ts'
import type { MenuPath } from '#domain/menus.ts'
import { mayOpen } from '#client/net/gate.ts'
import { mayMake } from '#client/net/may.ts'
import { currentSession } from '#client/net/session.ts'

export interface Area {
  kunci: 'penjualan' | 'pembelian' | 'titipan' | 'pesanan' | 'service'
  nama: string
  grafik?: typeof grafikPenjualan
  /** What its figures are, where they are not what was paid. */
  catatan?: string
  /** Its report, and how it calls the first and the last day. */
  laporan?: MenuPath
  periode?: readonly [awal: string, akhir: string]
  /** What else is asked for there. */
  content?: Record<string, string>
  /** Where its documents are. */
  path: MenuPath
}
export type AreaGrafik = Area & Required<Pick<Area, 'grafik'>>

export const AREA: readonly Area[] = [
  {
    kunci: 'penjualan',
    nama: 'Penjualan',
    grafik: grafikPenjualan,
    laporan: '/laporan-transaksi-penjualan',
    content: { type_laporan: 'REKAP' },
    path: '/lihat-penjualan',
  },
  {
    kunci: 'pembelian',
    nama: 'Pembelian',
    grafik: grafikPembelian,
    laporan: '/laporan-transaksi-pembelian',
    content: { type_laporan: 'REKAP' },
    path: '/lihat-pembelian',
  },
  {
    kunci: 'titipan',
    nama: 'Titipan Masuk',
    laporan: '/laporan-titip-uang',
    path: '/lihat-titipan',
  },
  {
    kunci: 'pesanan',
    nama: 'Pesanan Masuk',
    catatan: 'harga dan berat perkiraan',
    laporan: '/laporan-pesanan',
    periode: ['tgl_from', 'tgl_to'],
    path: '/lihat-pesanan',
  },
  {
    kunci: 'service',
    nama: 'Service Masuk',
    catatan: 'ongkos perkiraan',
    laporan: '/laporan-service-masuk',
    path: '/lihat-services',
  },
]

/** What changes the figures: what the cashier confirms, and what stands when it is saved. */
export const NUMBER_NEWS = [...BERITA_DIVALIDASI, pesanan.berita, 'service', 'harga-emas']

/** Those whose months this user may see. */
export const areaGrafik = (): AreaGrafik[] =>
  AREA.filter((area): area is AreaGrafik => area.grafik !== undefined && mayMake(area.grafik))

/** What made the figures of these days: the report of them, or the area's documents for who may not open it. */
export function asal(
  { laporan, periode: [awal, akhir] = ['tgl_awal', 'tgl_akhir'], content, path }: Area,
  tgl_awal: string,
  tgl_akhir: string,
): { to: MenuPath; search: Record<string, string> } {
  const session = currentSession()
  const mayReport =
    laporan && session && mayOpen(laporan, { level: session.userdata.level, menu: session.menu })
  return mayReport
    ? { to: laporan, search: { [awal]: tgl_awal, [akhir]: tgl_akhir, ...content } }
    : { to: path, search: {} }
}
