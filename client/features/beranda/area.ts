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
  /** Says what the figures of the area are, where they are not the money paid. */
  catatan?: string
  /** The report of the area, and its names for the first and the last day. */
  laporan?: MenuPath
  periode?: readonly [awal: string, akhir: string]
  /** Further values that the report is asked with. */
  content?: Record<string, string>
  /** The screen with the documents of the area. */
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

/** News that changes the figures: documents that the cashier confirms, and documents that stand when they are saved. */
export const NUMBER_NEWS = [...BERITA_DIVALIDASI, pesanan.berita, 'service', 'harga-emas']

/** Returns the areas whose months this user may see. */
export const areaGrafik = (): AreaGrafik[] =>
  AREA.filter((area): area is AreaGrafik => area.grafik !== undefined && mayMake(area.grafik))

/**
 * Returns the source of the figures of these days: their report, or the area's documents for users who may not open the
 * report.
 */
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
