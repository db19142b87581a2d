/** The areas that the dashboard counts: where their figures stand in full, and of some a chart. */
import { grafikPembelian, grafikPenjualan } from '#domain/calls/beranda.ts'
import type { MenuPath } from '#domain/menus.ts'
import { mayOpen } from '#client/net/gate.ts'
import { mayMake } from '#client/net/may.ts'
import { currentSession } from '#client/net/session.ts'

export interface Area {
  kunci: 'penjualan' | 'pembelian' | 'titipan'
  nama: string
  grafik?: typeof grafikPenjualan
  /** Its report, by the days tgl_awal and tgl_akhir, and what else is asked for there. */
  laporan: MenuPath
  isi: Record<string, string>
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
    isi: { type_laporan: 'REKAP' },
    path: '/lihat-penjualan',
  },
  {
    kunci: 'pembelian',
    nama: 'Pembelian',
    grafik: grafikPembelian,
    laporan: '/laporan-transaksi-pembelian',
    isi: { type_laporan: 'REKAP' },
    path: '/lihat-pembelian',
  },
  {
    kunci: 'titipan',
    nama: 'Titipan Masuk',
    laporan: '/laporan-titip-uang',
    isi: {},
    path: '/lihat-titipan',
  },
]

/** Those whose months this user may see. */
export const areaGrafik = (): AreaGrafik[] =>
  AREA.filter((area): area is AreaGrafik => area.grafik !== undefined && mayMake(area.grafik))

/** What made the figures of these days: the report of them, or the area's documents for who may not open it. */
export function asal(
  { laporan, isi, path }: Area,
  tgl_awal: string,
  tgl_akhir: string,
): { to: MenuPath; search: Record<string, string> } {
  const session = currentSession()
  const mayReport = session && mayOpen(laporan, { level: session.userdata.level, menu: session.menu })
  return mayReport ? { to: laporan, search: { tgl_awal, tgl_akhir, ...isi } } : { to: path, search: {} }
}
