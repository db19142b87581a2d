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
import { PolaList } from './PolaList.tsx'
import './aml.css'

const ALL = 'SEMUA'
const POLA = 'POLA'
const CHOICES = [...STATUS_AML, ALL, POLA] as const
type Choice = (typeof CHOICES)[number]
type Status = Exclude<Choice, typeof POLA>

const dicari = (status: Status) => (status === ALL ? {} : { status_aml: status })
const sebut = (value: Choice): string => (value === ALL || value === POLA ? value : sebutStatus(value))

/** Dealings of one customer that are to be reported to PPATK: by when, who it is, and what has become of it (DOMAIN §G-3, §P.2). */
export function AmlList() {
  const [status, setStatus] = useState<Choice>('BARU')
  return (
    <>
      <PageHeader
        title="Daftar AML"
        about={`Transaksi pelanggan sehari di semua toko yang harus dilaporkan ke PPATK dalam ${HARI_LAPOR} hari kerja`}
      >
        {status !== POLA && mayMake(eksporAml) && <ExportButton status={status} />}
      </PageHeader>
      <div className="aml-saring">
        <Segmented
          aria-label="Status"
          options={CHOICES.map((value) => ({ value, label: sebut(value) }))}
          value={status}
          onChange={setStatus}
        />
      </div>
      {status === POLA ? <PolaList /> : <Flags status={status} />}
    </>
  )
}

/** Asked for by the list and by the button above it: one reading. */
const SHARED = { keepPrevious: true, staleTime: 5_000 }
const useFlags = (status: Status) => useCall(listAml, { query: dicari(status) }, SHARED)

function ExportButton({ status }: { status: Status }) {
  const { data } = useFlags(status)
  const { send, busy } = useSend(eksporAml, {
    onDone: (reply) => {
      downloadCsv(`daftar-aml-${status.toLowerCase()}.csv`, EXPORT_COLUMNS, reply.data)
      toast('success', 'Berhasil')
    },
  })
  return (
    <Button loading={busy} disabled={!data?.length} onClick={() => void send({ body: dicari(status) })}>
      Export
    </Button>
  )
}

function Flags({ status }: { status: Status }) {
  const [dibuka, buka] = useState<AmlRingkas>()
  const reading = useFlags(status)
  return (
    <>
      <DataTable
        label="Daftar AML"
        columns={COLUMNS}
        rows={reading.data ?? []}
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
