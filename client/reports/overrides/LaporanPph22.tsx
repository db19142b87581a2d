import { Button } from 'antd'
import type { CallReply } from '#domain/call.ts'
import { eksporPph22 } from '#domain/calls/coretax.ts'
import { menuOf } from '#domain/menus.ts'
import type { Report } from '#domain/report.ts'
import pph22 from '#domain/reports/keuangan/pph22.ts'
import { mayMake } from '#client/net/may.ts'
import { useSend } from '#client/net/query.ts'
import { downloadCsv } from '#client/ui/csv.ts'
import type { DataColumn } from '#client/ui/DataTable.tsx'
import { ReportView } from '../ReportView.tsx'
import { useAlamat } from '../useAlamat.ts'

type Row = CallReply<typeof eksporPph22>[number]
const COLUMNS: readonly DataColumn<Row>[] = [
  { key: 'no_faktur', title: 'No Faktur', value: (b) => b.no_faktur },
  { key: 'tanggal', title: 'Tanggal', kind: 'date', value: (b) => b.tanggal },
  { key: 'npwp', title: 'NPWP/NIK', value: (b) => b.npwp },
  { key: 'nama', title: 'Nama', value: (b) => b.nama },
  { key: 'jenis_pembeli', title: 'Pembeli', value: (b) => b.jenis_pembeli },
  { key: 'dasar', title: 'Dasar', kind: 'rupiah', value: (b) => b.dasar },
  { key: 'pph_rp', title: 'PPh 22', kind: 'rupiah', value: (b) => b.pph_rp },
]

/** PPh 22 of months, and the bukti pungut of its last month with whole numbers (DOMAIN §P.1-4). */
export function LaporanPph22() {
  const { alamat } = useAlamat()
  const bulan = alamat['bulan_akhir']?.slice(0, 7)
  const { send, busy } = useSend(eksporPph22, {
    onDone: ({ data }) => downloadCsv(`bukti-pungut-pph22-${bulan}.csv`, COLUMNS, data),
  })
  return (
    <ReportView title={menuOf('/laporan-pph22')!.title} report={pph22 as unknown as Report}>
      {mayMake(eksporPph22) && (
        <Button loading={busy} disabled={!bulan} onClick={() => bulan && void send({ body: { bulan } })}>
          Export Bukti Pungut
        </Button>
      )}
    </ReportView>
  )
}
