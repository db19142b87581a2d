import { useState } from 'react'
import { listPesanan, lihatPesanan } from '#domain/calls/pesanan.ts'
import { useLive } from '#client/net/live.ts'
import { invalidate, useCall } from '#client/net/query.ts'
import { currentSession } from '#client/net/session.ts'
import { DataTable } from '#client/ui/DataTable.tsx'
import { pesananColumns } from './columns.tsx'
import { ModalPesanan } from './ModalPesanan.tsx'
import '#client/kasir/riwayat-hari-ini.css'

/** The orders that were taken today; one of them opens whole. */
export function HariIni() {
  const hariIni = currentSession()!.userdata.tgl_system
  const [opened, buka] = useState<string>()
  const reading = useCall(listPesanan, { query: { tgl_from: hariIni, tgl_to: hariIni, limit: 500 } })
  useLive('pesanan', () => void invalidate(listPesanan, lihatPesanan))
  const rows = (reading.data ?? []).filter((p) => p.tanggal === hariIni)
  return (
    <section className="riwayat-hari-ini" aria-label="Hari ini">
      <h2>Hari Ini</h2>
      <DataTable
        label="Pesanan hari ini"
        columns={pesananColumns(hariIni)}
        rows={rows}
        rowKey={(p) => p.no_pesanan}
        reading={reading}
        search={false}
        empty="Belum Ada Pesanan Hari Ini"
        onOpen={(p) => buka(p.no_pesanan)}
      />
      {opened && <ModalPesanan no_pesanan={opened} onTutup={() => buka(undefined)} />}
    </section>
  )
}
