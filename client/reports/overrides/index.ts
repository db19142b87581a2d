/** Reports whose screen is more than one form and one table. */
import type { ReactNode } from 'react'
import type { MenuPath } from '#domain/menus.ts'
import { LaporanEod } from './LaporanEod.tsx'
import { LaporanPph22 } from './LaporanPph22.tsx'
import { LaporanPpn } from './LaporanPpn.tsx'
import { RekapPerbulan } from './RekapPerbulan.tsx'

export const overrides: Partial<Record<MenuPath, () => ReactNode>> = {
  '/laporan-eod': LaporanEod,
  '/laporan-ppn': LaporanPpn,
  '/laporan-pph22': LaporanPph22,
  '/laporan-rekap-perbulan': RekapPerbulan,
}
