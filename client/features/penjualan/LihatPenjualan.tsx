import { useState } from 'react'
import { listPenjualan } from '#domain/calls/penjualan.ts'
import { cetakPenjualan, verifikasiNota } from '#domain/calls/nota-penjualan.ts'
import { mayMake } from '#client/net/may.ts'
import { DokumenList } from '#client/kasir/DokumenList.tsx'
import { ModalDetail } from '#client/kasir/ModalDetail.tsx'
import { useOfDays } from '#client/kasir/useSaringan.ts'
import { PageHeader } from '#client/ui/PageHeader.tsx'
import { barangColumn, cetakColumn, fakturColumn, statusColumn, totalColumn } from './columns.tsx'
import { DetailPenjualan } from './DetailPenjualan.tsx'
import { notaJual } from './nota.ts'
import { state } from './status.tsx'
import { useCariNota } from './useCariNota.ts'
import { kodeCustomerColumn, salesColumn, timeColumn } from '#client/kasir/columns.tsx'
import { sebutanHp } from '#client/kasir/hp.ts'

const COLUMNS = [
  fakturColumn,
  timeColumn,
  kodeCustomerColumn,
  salesColumn,
  barangColumn,
  totalColumn,
  statusColumn,
  cetakColumn,
]
const STATUS = ['SEMUA', 'OPEN', 'DONE', 'BATAL'] as const

/** Sales of a range of days, found by number, customer, phone, barcode or the QR of their nota; one of them whole, and its nota again. */
export function LihatPenjualan() {
  const { rows, ...list } = useOfDays(listPenjualan, STATUS)
  const { status, setText } = list.saringan
  const [opened, setOpened] = useState<{ no_faktur_group: string; asli: boolean }>()
  const { cari, busy } = useCariNota({
    onBuka: (no_faktur_group, asli) => setOpened({ no_faktur_group, asli }),
    onCari: setText,
  })

  return (
    <>
      <PageHeader title="Lihat Penjualan" />
      <DokumenList
        {...list}
        nama="Penjualan"
        placeholder={`No faktur, nama, ${sebutanHp()}, barcode, atau scan QR nota`}
        onScan={cari}
        busy={busy}
        covered={Boolean(opened)}
        columns={COLUMNS}
        rows={status === 'SEMUA' ? rows : rows.filter((sale) => state(sale) === status)}
        no={(s) => s.no_faktur_group}
        onOpen={(no_faktur_group) => setOpened({ no_faktur_group, asli: false })}
      />
      {opened && (
        <ModalDetail
          title="Detail Penjualan"
          cetakan={mayMake(cetakPenjualan) ? notaJual(opened.no_faktur_group) : undefined}
          onTutup={() => setOpened(undefined)}
        >
          <DetailPenjualan no_faktur_group={opened.no_faktur_group}>
            {opened.asli && (
              <p className="jual-asli" role="status">
                {verifikasiNota.message}
              </p>
            )}
          </DetailPenjualan>
        </ModalDetail>
      )}
    </>
  )
}
