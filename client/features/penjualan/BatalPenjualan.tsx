import { Button } from 'antd'
import { useEffect, useState } from 'react'
import { listPenjualan } from '#domain/calls/penjualan.ts'
import { useCall } from '#client/net/query.ts'
import { DataTable } from '#client/ui/DataTable.tsx'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import { PageHeader } from '#client/ui/PageHeader.tsx'
import { ScanBox } from '#client/ui/ScanBox.tsx'
import { FormBatal } from './FormBatal.tsx'
import { barangColumn, customerSalesColumn, fakturColumn, statusColumn, totalColumn } from './columns.tsx'
import { state } from './status.tsx'
import { useCariNota } from './useCariNota.ts'
import { timeColumn } from '#client/kasir/columns.tsx'
import { kodeNota } from '#client/kasir/dokumen.ts'
import '#client/kasir/cari-dokumen.css'

const COLUMNS = [fakturColumn, timeColumn, customerSalesColumn, barangColumn, totalColumn, statusColumn]

/** Takes a sale back: chosen from the day's, by its number, or by the QR of its nota (DOMAIN §B.0.10, §B.1). */
export function BatalPenjualan() {
  const [text, setText] = useState('')
  const [chosen, setChosen] = useState<{ no_faktur_group: string; asli: boolean }>()
  const reading = useCall(
    listPenjualan,
    { query: { limit: 500, ...(text ? { cari: text } : {}) } },
    { staleTime: 5_000, keepPrevious: true },
  )
  const { cari, busy } = useCariNota({
    onBuka: (no_faktur_group, asli) => setChosen({ no_faktur_group, asli }),
    onCari: setText,
  })
  const live = (reading.data ?? []).filter((sale) => state(sale) !== 'BATAL')
  const only = live.length === 1 ? live[0]!.no_faktur_group : undefined
  const ditemukan = text !== '' && reading.isSuccess && !reading.isPlaceholderData ? only : undefined
  // A single match is the sale that was asked for: it opens, and the list behind is whole again.
  useEffect(() => {
    if (ditemukan === undefined) return
    setChosen({ no_faktur_group: ditemukan, asli: false })
    setText('')
  }, [ditemukan])
  return (
    <>
      <PageHeader
        title="Batal Penjualan"
        about={chosen ? undefined : 'Penjualan hari ini. Pilih satu, atau scan QR notanya.'}
      >
        {chosen && <Button onClick={() => setChosen(undefined)}>Pilih Penjualan Lain</Button>}
      </PageHeader>
      {chosen ? (
        <FormBatal key={chosen.no_faktur_group} {...chosen} onSelesai={() => setChosen(undefined)} />
      ) : (
        <>
          <div className="cari-dokumen">
            <div className="cari-dokumen-scan">
              <ScanBox
                label="No faktur"
                placeholder="No faktur, nama, barcode, atau scan QR nota"
                mask={kodeNota}
                inputMode="text"
                onScan={cari}
                busy={busy}
              />
            </div>
            {text && <Button onClick={() => setText('')}>Hapus Pencarian {text}</Button>}
          </div>
          {reading.isSuccess && live.length === 0 && !text ? (
            <EmptyState
              title="Belum Ada Penjualan Hari Ini"
              text="Penjualan hari lain dicari dengan nomornya."
            />
          ) : (
            <DataTable
              label="Penjualan hari ini"
              columns={COLUMNS}
              rows={live}
              rowKey={(s) => s.no_faktur_group}
              reading={reading}
              search={false}
              empty="Data Yang Anda Cari Tidak Ada"
              onOpen={({ no_faktur_group }) => setChosen({ no_faktur_group, asli: false })}
            />
          )}
        </>
      )}
    </>
  )
}
