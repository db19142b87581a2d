import { Button, Segmented } from 'antd'
import { useState } from 'react'
import { listAml, eksporAml, lihatAml, STATUS_AML, type AmlRingkas } from '#domain/calls/aml.ts'
import { HARI_LAPOR } from '#domain/rules/aml.ts'
import { mayMake } from '#client/net/may.ts'
import { useCall, useSend } from '#client/net/query.ts'
import { toast } from '#client/net/toasts.ts'
import { downloadCsv } from '#client/ui/csv.ts'
import { DataTable } from '#client/ui/DataTable.tsx'
import { PageHeader } from '#client/ui/PageHeader.tsx'
import { COLUMNS, EXPORT_COLUMNS, sebutStatus } from './columns.tsx'
import { ModalAml } from './ModalAml.tsx'
import './aml.css'

const ALL = 'SEMUA'
const CHOICES = [...STATUS_AML, ALL] as const

/** Sales of one customer that are to be reported to PPATK: by when, who it is, and what has become of it (DOMAIN §G-3). */
export function AmlList() {
  const [status, setStatus] = useState<(typeof CHOICES)[number]>('BARU')
  const [dibuka, buka] = useState<AmlRingkas>()
  const dicari = status === ALL ? {} : { status_aml: status }
  const reading = useCall(listAml, { query: dicari }, { keepPrevious: true, staleTime: 5_000 })
  const rows = reading.data ?? []
  const ekspor = useSend(eksporAml, {
    onDone: ({ data }) => {
      downloadCsv(`daftar-aml-${status.toLowerCase()}.csv`, EXPORT_COLUMNS, data)
      toast('success', 'Berhasil')
    },
  })
  return (
    <>
      <PageHeader
        title="Daftar AML"
        about={`Transaksi pelanggan yang harus dilaporkan ke PPATK dalam ${HARI_LAPOR} hari kerja`}
      >
        {mayMake(eksporAml) && (
          <Button
            loading={ekspor.busy}
            disabled={rows.length === 0}
            onClick={() => void ekspor.send({ body: dicari })}
          >
            Export
          </Button>
        )}
      </PageHeader>
      <div className="aml-saring">
        <Segmented
          aria-label="Status"
          options={CHOICES.map((value) => ({
            value,
            label: value === ALL ? ALL : sebutStatus(value),
          }))}
          value={status}
          onChange={setStatus}
        />
      </div>
      <DataTable
        label="Daftar AML"
        columns={COLUMNS}
        rows={rows}
        rowKey={(a) => String(a.id)}
        loading={reading.isFetching}
        reading={reading}
        onOpen={buka}
        csv={false}
        empty={status === 'BARU' ? 'Tidak Ada Yang Harus Dilaporkan' : 'Data AML Kosong'}
      />
      {dibuka && <ModalAml id={dibuka.id} changes={[listAml, lihatAml]} onTutup={() => buka(undefined)} />}
    </>
  )
}
