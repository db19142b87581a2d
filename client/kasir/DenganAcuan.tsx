import { Spin } from 'antd'
import type { ReactNode } from 'react'
import { acuanPembelian, type AcuanPembelian } from '#domain/calls/pembelian.ts'
import type { Settings } from '#domain/rules/para-system.ts'
import { useCall } from '#client/net/query.ts'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import { useSettings } from './acuan.ts'
import './till.css'

interface Props {
  children: (settings: Settings, acuan: AcuanPembelian) => ReactNode
}

/** A till opens when it knows the shop's rules and today's prices; without them it says so. */
export function DenganAcuan({ children }: Props) {
  const { settings, failed } = useSettings()
  const { data: acuan, isError } = useCall(acuanPembelian, {}, { staleTime: 60_000 })
  if (failed || (isError && !acuan))
    return (
      <EmptyState
        title="Parameter Toko Belum Bisa Dibaca"
        text="Periksa koneksi, lalu muat ulang layar ini."
      />
    )
  return settings && acuan ? children(settings, acuan) : <Spin className="till-wait" />
}
