import { useNavigate } from '@tanstack/react-router'
import { Button } from 'antd'
import { kirimanMasuk, type Kiriman } from '#domain/calls/terima.ts'
import { formatNumber, formatTanggal } from '#domain/format.ts'
import { useLive } from '#client/net/live.ts'
import { invalidate, useCall } from '#client/net/query.ts'
import { DataTable, actionColumn, dayColumn, type DataColumn } from '#client/ui/DataTable.tsx'

const COLUMNS: readonly DataColumn<Kiriman>[] = [
  { key: 'no_kirim', title: 'No Kirim', value: (k) => k.no_kirim },
  dayColumn('tgl_kirim', 'Tanggal', (k) => k.tgl_kirim),
  { key: 'qty', title: 'Barang', kind: 'count', value: (k) => k.qty },
  { key: 'berat', title: 'Berat', kind: 'gram', value: (k) => k.berat },
  {
    key: 'diterima',
    title: 'Diterima',
    value: (k) => k.qty - k.qty_jalan,
    render: (k) =>
      k.tgl_terima ? `${formatNumber(k.qty - k.qty_jalan)} barang, ${formatTanggal(k.tgl_terima)}` : 'Belum',
  },
]

/** Goods that the pusat has sent and that have not all arrived (DOMAIN §B.19): received at /terima-barang. */
export function KirimanPusat({ kode_pusat }: { kode_pusat: string }) {
  const reading = useCall(kirimanMasuk, {}, { staleTime: 5_000 })
  useLive('kiriman', () => void invalidate(kirimanMasuk))
  const navigate = useNavigate()
  const terima = (no: string) => void navigate({ to: '/terima-barang', search: { no } as never })
  const actions: DataColumn<Kiriman> = actionColumn((k) => (
    <Button size="small" type="primary" onClick={() => terima(k.no_kirim)}>
      Terima
    </Button>
  ))
  return (
    <>
      <DataTable
        label="Kiriman dari pusat"
        columns={[...COLUMNS, actions]}
        rows={(reading.data ?? []).filter((k) => k.kode_cabang === kode_pusat)}
        rowKey={(k) => k.no_kirim}
        reading={reading}
        search={false}
        csv={false}
        onOpen={(k) => terima(k.no_kirim)}
        empty="Tidak Ada Kiriman Dari Pusat"
      />
      <p className="muted">
        Kiriman dari pusat yang memakai server sendiri tampak di sini sesudah nomornya discan, atau berkasnya
        dibaca, di Terima Barang.
      </p>
    </>
  )
}
