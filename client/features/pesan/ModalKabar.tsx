import { Button } from 'antd'
import type { CallReply } from '#domain/call.ts'
import { kabariCustomer, type Menunggu, type pesanMenunggu } from '#domain/calls/pesan.ts'
import { mayMake } from '#client/net/may.ts'
import { DataTable, actionColumn, dayColumn, type DataColumn } from '#client/ui/DataTable.tsx'
import { StaticModal } from '#client/ui/StaticModal.tsx'
import { State, describeState, KabariButton } from './state.tsx'

const COLUMNS: readonly DataColumn<Menunggu>[] = [
  {
    key: 'nama_customer',
    title: 'Customer',
    value: (m) => `${m.nama_customer} ${m.no_hp}`,
    render: (m) => (
      <span>
        {m.nama_customer}
        {m.no_hp !== '-' && <small className="muted kabar-oleh">{m.no_hp}</small>}
      </span>
    ),
  },
  { key: 'ref_no', title: 'No', value: (m) => m.ref_no },
  dayColumn('tanggal', 'Tanggal', (m) => m.tanggal),
  {
    key: 'teks',
    title: 'Pesan',
    value: (m) => m.teks,
    // a message that must not be sent is not shown, lest staff send it by hand
    render: (m) => (m.keadaan === 'TANPA PERSETUJUAN' ? '-' : <span className="kabar-teks">{m.teks}</span>),
  },
  { key: 'keadaan', title: 'Keadaan', value: describeState, render: (m) => <State menunggu={m} /> },
  actionColumn((m) => <KabariButton menunggu={m} />),
]

/** The customers who wait for a message of a single kind, those not told yet first. */
export function ModalKabar({
  kind,
  onTutup,
}: {
  kind: CallReply<typeof pesanMenunggu>[number] | undefined
  onTutup: () => void
}) {
  return (
    <StaticModal
      open={kind !== undefined}
      title={`Kabari Customer: ${kind?.nama ?? ''}`}
      width={1120}
      onClose={onTutup}
      footer={<Button onClick={onTutup}>Tutup</Button>}
    >
      <p className="muted">
        {mayMake(kabariCustomer)
          ? 'Kabari mencatat siapa yang mengabari, lalu membuka WhatsApp dengan pesannya. Anda yang menekan kirim di sana.'
          : 'Yang mengabari adalah user yang boleh melihat nomor HP lengkap (hak ekspor Database Member).'}{' '}
        Hanya member yang sudah setuju dihubungi.
      </p>
      <DataTable
        label={kind?.nama ?? ''}
        columns={COLUMNS}
        rows={kind?.rows ?? []}
        rowKey={(m) => `${m.ref_no} ${m.tanggal}`}
        pageSize={10}
        empty="Tidak Ada Yang Menunggu Kabar"
      />
    </StaticModal>
  )
}
