/** Reports whose screen is more than one form and one table. */
import type { ReactNode } from 'react'
import type { MenuPath } from '#domain/menus.ts'
import { LaporanEod } from './LaporanEod.tsx'
import { RekapPerbulan } from './RekapPerbulan.tsx'

export const overrides: Partial<Record<MenuPath, () => ReactNode>> = {
  '/laporan-eod': LaporanEod,
  '/laporan-rekap-perbulan': RekapPerbulan,
}
