/** The areas that the dashboard counts: each comes with its chart call. */
import { grafikPembelian, grafikPenjualan } from '#domain/calls/beranda.ts'
import type { MenuPath } from '#domain/menus.ts'
import { mayMake } from '#client/net/may.ts'

export interface Area {
  nama: string
  grafik: typeof grafikPenjualan
  /** The news that changes its figures. */
  event: string
  /** Where its documents are. */
  path: MenuPath
}

const AREA: readonly Area[] = [
  { nama: 'Penjualan', grafik: grafikPenjualan, event: 'penjualan', path: '/lihat-penjualan' },
  { nama: 'Pembelian', grafik: grafikPembelian, event: 'pembelian', path: '/lihat-pembelian' },
]

/** Those whose figures this user may see. */
export const areaSaya = (): Area[] => AREA.filter(({ grafik }) => mayMake(grafik))
