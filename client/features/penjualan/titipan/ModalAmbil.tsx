import { Button } from 'antd'
import { useRef, useState, type KeyboardEvent } from 'react'
import { daftarTitipan, type TitipanRingkas } from '#domain/calls/titipan.ts'
import { formatRupiah } from '#domain/format.ts'
import { useCall } from '#client/net/query.ts'
import { DataTable, type DataColumn } from '#client/ui/DataTable.tsx'
import { Field } from '#client/ui/Field.tsx'
import { TextInput } from '#client/ui/inputs.tsx'
import { StaticModal } from '#client/ui/StaticModal.tsx'
import { usePaused } from '#client/ui/usePaused.ts'
import { sebutanHp } from '#client/kasir/hp.ts'

const COLUMNS: readonly DataColumn<TitipanRingkas>[] = [
  { key: 'no_titip_group', title: 'No Titipan', value: (t) => t.no_titip_group },
  {
    key: 'nama_customer',
    title: 'Customer',
    value: (t) => `${t.nama_customer} ${t.no_hp === '-' ? '' : t.no_hp}`,
  },
  { key: 'nama_barang', title: 'Barang', value: (t) => t.nama_barang },
  { key: 'titipan', title: 'Titipan', kind: 'rupiah', value: (t) => t.titipan },
  {
    key: 'sisa',
    title: 'Sisa',
    kind: 'rupiah',
    value: (t) => t.sisa,
    render: (t) => (t.total === 0 ? '-' : formatRupiah(t.sisa)),
  },
]
const JEDA_MS = 300

/** The deposits that can be taken, looked for by the server: it knows the whole phone. Enter takes the only one found, the arrows walk among more. */
export function ModalAmbil({
  onPilih,
  onTutup,
}: {
  onPilih: (no_titip_group: string) => void
  onTutup: () => void
}) {
  const [text, setText] = useState('')
  const cari = usePaused(text.trim(), JEDA_MS)
  const {
    data = [],
    isPending,
    error,
  } = useCall(
    daftarTitipan,
    { query: { status_titipan: 'OPEN', limit: 500, ...(cari ? { cari } : {}) } },
    { staleTime: 0, keepPrevious: true },
  )
  const ready = data.filter((t) => t.status_valid === 'DONE' && t.menunggu === 0 && t.no_faktur_group === '-')
  const table = useRef<HTMLDivElement>(null)
  const keys = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && ready.length === 1 && cari === text.trim()) onPilih(ready[0]!.no_titip_group)
    else if (event.key === 'Enter' || event.key === 'ArrowDown')
      table.current?.querySelector<HTMLElement>('.row-opens')?.focus()
    else return
    event.preventDefault()
  }
  return (
    <StaticModal
      open
      title="Ambil Titipan"
      width={860}
      onClose={onTutup}
      footer={<Button onClick={onTutup}>Tutup</Button>}
    >
      <Field label="Cari Titipan">
        {(control) => (
          <TextInput
            {...control}
            autoFocus
            maxLength={50}
            placeholder={`No titipan, nama, ${sebutanHp()}, atau barcode`}
            value={text}
            onChange={setText}
            onKeyDown={keys}
          />
        )}
      </Field>
      {error && (
        <p className="field-error" role="alert">
          {error.message}
        </p>
      )}
      <div ref={table}>
        <DataTable
          label="Titipan yang bisa diambil"
          columns={COLUMNS}
          rows={ready}
          rowKey={(t) => t.no_titip_group}
          loading={isPending}
          search={false}
          pageSize={10}
          onOpen={(t) => onPilih(t.no_titip_group)}
          empty="Tidak Ada Titipan Yang Bisa Diambil"
        />
      </div>
    </StaticModal>
  )
}
