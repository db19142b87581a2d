/**
 * What stands at each path of domain/menus.ts, loaded when it is opened. A path without a screen does not compile.
 * A screen is a component that is told its own path.
 */
import type { ReactNode } from 'react'
import { masterAt } from '#domain/masters/index.ts'
import type { MenuPath } from '#domain/menus.ts'

export interface ScreenProps {
  path: MenuPath
}
type Load = () => Promise<{ default: (props: ScreenProps) => ReactNode }>

const home: Load = () => import('./Home.tsx').then((m) => ({ default: m.Home }))
const landing: Load = () => import('./Landing.tsx').then((m) => ({ default: m.Landing }))
const report: Load = () => import('#client/reports/ReportScreen.tsx').then((m) => ({ default: m.ReportScreen }))
const master: Load = () =>
  import('#client/masters/MasterScreen.tsx').then(({ MasterScreen }) => ({ default: ({ path }) => <MasterScreen key={path} master={masterAt(path)!} /> }))

export const screens: Record<MenuPath, Load> = {
  '/home': home,
  '/dashboard': home,

  '/SubMenuPenjualan': landing,
  '/transaksi-penjualan': () => import('#client/features/penjualan/TransaksiPenjualan.tsx').then((m) => ({ default: m.TransaksiPenjualan })),
  '/lihat-penjualan': () => import('#client/features/penjualan/LihatPenjualan.tsx').then((m) => ({ default: m.LihatPenjualan })),
  '/validasi-penjualan': () => import('#client/features/penjualan/ValidasiPenjualan.tsx').then((m) => ({ default: m.ValidasiPenjualan })),
  '/batal-penjualan': () => import('#client/features/penjualan/BatalPenjualan.tsx').then((m) => ({ default: m.BatalPenjualan })),

  '/master-group': master,
  '/master-baki': master,
  '/master-sales': master,

  '/laporan-transaksi-penjualan': report,
  '/laporan-penjualan-bayar': report,
  '/laporan-batal-penjualan': report,
  '/laporan-otorisasi': report,
  '/laporan-authorization': report,
}
