import { useState } from 'react'
import { listPenjualan } from '#domain/calls/penjualan.ts'
import { cetakPenjualan, verifikasiNota } from '#domain/calls/nota-penjualan.ts'
import { mayMake } from '#client/net/may.ts'
import { useCall } from '#client/net/query.ts'
import { currentSession } from '#client/net/session.ts'
import { DokumenList } from '#client/kasir/DokumenList.tsx'
import { ModalDetail } from '#client/kasir/ModalDetail.tsx'
import { LIST_LIMIT, hariDicari, useSaringan } from '#client/kasir/useSaringan.ts'
import { PageHeader } from '#client/ui/PageHeader.tsx'
import {
  barangColumn,
  cetakColumn,
  customerColumn,
  fakturColumn,
  salesColumn,
  statusColumn,
  totalColumn,
  timeColumn,
} from './columns.tsx'
import { DetailPenjualan } from './DetailPenjualan.tsx'
import { notaJual } from './nota.ts'
import { state } from './status.tsx'
import { useCariNota } from './useCariNota.ts'
import { kodeNota } from '#client/kasir/dokumen.ts'
import { sebutanHp } from '#client/kasir/hp.ts'

const COLUMNS = [
  fakturColumn,
  timeColumn,
  customerColumn,
  salesColumn,
  barangColumn,
  totalColumn,
  statusColumn,
  cetakColumn,
]
const STATUS = ['SEMUA', 'OPEN', 'DONE', 'BATAL'] as const

/** Sales of a range of days, found by number, customer, phone, barcode or the QR of their nota; one of them whole, and its nota again. */
export function LihatPenjualan() {
  const hariIni = currentSession()!.userdata.tgl_system
  const saringan = useSaringan<(typeof STATUS)[number]>({
    range: { tgl_from: hariIni, tgl_to: hariIni },
    status: 'SEMUA',
  })
  const { status, text, setText } = saringan
  const [opened, setOpened] = useState<{ no_faktur_group: string; asli: boolean }>()
  const reading = useCall(
    listPenjualan,
    { query: { ...hariDicari(saringan, hariIni), ...(text ? { cari: text } : {}), limit: LIST_LIMIT } },
    { keepPrevious: true, staleTime: 5_000 },
  )
  const data = reading.data ?? []
  const { cari, busy } = useCariNota({
    onBuka: (no_faktur_group, asli) => setOpened({ no_faktur_group, asli }),
    onCari: setText,
  })

  return (
    <>
      <PageHeader title="Lihat Penjualan" />
      <DokumenList
        nama="Penjualan"
        saringan={saringan}
        wajib
        status={STATUS}
        scan={{
          placeholder: `No faktur, nama, ${sebutanHp()}, barcode, atau scan QR nota`,
          mask: kodeNota,
          onScan: cari,
          busy,
          active: !opened,
        }}
        columns={COLUMNS}
        rows={status === 'SEMUA' ? data : data.filter((sale) => state(sale) === status)}
        rowKey={(s) => s.no_faktur_group}
        reading={reading}
        onOpen={({ no_faktur_group }) => setOpened({ no_faktur_group, asli: false })}
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
