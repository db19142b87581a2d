import type { ReactNode } from 'react'
import { acuanPembelian, type AcuanPembelian } from '#domain/calls/pembelian.ts'
import type { Settings } from '#domain/rules/para-system.ts'
import { useCall } from '#client/net/query.ts'
import { Menunggu } from '#client/ui/Unread.tsx'
import { useSales, useSettings } from './acuan.ts'
import './till.css'

interface Props {
  children: (settings: Settings, acuan: AcuanPembelian) => ReactNode
}

/** A till opens when it knows the shop's rules and today's prices; without them it says so. */
export function DenganAcuan({ children }: Props) {
  const { settings, reading } = useSettings()
  const acuan = useCall(acuanPembelian, {}, { staleTime: 60_000 })
  // Offered by its fields: read in the same moment, it is read in the same request.
  useSales()
  if (!settings || !acuan.data) return <Menunggu reading={[reading, acuan]} apa="Parameter Toko" />
  return children(settings, acuan.data)
}
