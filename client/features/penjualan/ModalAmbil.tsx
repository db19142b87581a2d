import { Button } from 'antd'
import { daftarTitipan, type TitipanRingkas } from '#domain/calls/titipan.ts'
import { formatRupiah } from '#domain/format.ts'
import { useCall } from '#client/query.ts'
import { DataTable, type DataColumn } from '#client/ui/DataTable.tsx'
import { StaticModal } from '#client/ui/StaticModal.tsx'

const KOLOM: readonly DataColumn<TitipanRingkas>[] = [
  { key: 'no_titip_group', title: 'No Titipan', value: (t) => t.no_titip_group },
  { key: 'nama_customer', title: 'Customer', value: (t) => `${t.nama_customer} ${t.no_hp === '-' ? '' : t.no_hp}` },
  { key: 'nama_barang', title: 'Barang', value: (t) => t.nama_barang },
  { key: 'titipan', title: 'Titipan', kind: 'rupiah', value: (t) => t.titipan },
  { key: 'sisa', title: 'Sisa', kind: 'rupiah', value: (t) => t.sisa, render: (t) => (t.total === 0 ? '-' : formatRupiah(t.sisa)) },
]

/** The deposits that can be taken: searched by number, customer or piece. */
export function ModalAmbil({ onPilih, onTutup }: { onPilih: (no_titip_group: string) => void; onTutup: () => void }) {
  const { data = [], isPending, error } = useCall(daftarTitipan, { query: { status_titipan: 'OPEN', limit: 500 } }, { staleTime: 0 })
  const ready = data.filter((t) => t.status_valid === 'DONE' && t.menunggu === 0 && t.no_faktur_group === '-')
  return (
    <StaticModal open title="Ambil Titipan" width={860} onClose={onTutup} footer={<Button onClick={onTutup}>Tutup</Button>}>
      {error && <p className="field-error" role="alert">{error.message}</p>}
      <DataTable label="Titipan yang bisa diambil" columns={KOLOM} rows={ready} rowKey={(t) => t.no_titip_group} loading={isPending} pageSize={10} onOpen={(t) => onPilih(t.no_titip_group)} empty="Tidak Ada Titipan Yang Bisa Diambil" />
    </StaticModal>
  )
}
