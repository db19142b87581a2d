import { useState } from 'react'
import { cetakPembelian } from '#domain/calls/nota-pembelian.ts'
import { listPembelian } from '#domain/calls/pembelian.ts'
import { mayMake } from '#client/net/may.ts'
import { useCall } from '#client/net/query.ts'
import { currentSession } from '#client/net/session.ts'
import { DokumenList } from '#client/kasir/DokumenList.tsx'
import { ModalDetail } from '#client/kasir/ModalDetail.tsx'
import { LIST_LIMIT, hariDicari, useSaringan } from '#client/kasir/useSaringan.ts'
import { PageHeader } from '#client/ui/PageHeader.tsx'
import { COLUMNS } from './columns.tsx'
import { DetailPembelian } from './DetailPembelian.tsx'
import { isNomorBeli, kodeBeli } from './kode-beli.ts'
import { notaBeli } from './nota.ts'
import { beliState } from './status.tsx'
import { sebutanHp } from '#client/kasir/hp.ts'

const STATUS = ['SEMUA', 'OPEN', 'DONE', 'BATAL'] as const

/** Purchases and trade-ins of a range of days, found by number, old nota, customer, phone or barcode; one of them whole, and its nota again. */
export function LihatPembelian() {
  const hariIni = currentSession()!.userdata.tgl_system
  const saringan = useSaringan<(typeof STATUS)[number]>({
    range: { tgl_from: hariIni, tgl_to: hariIni },
    status: 'SEMUA',
  })
  const { status, text, setText } = saringan
  const [opened, setOpened] = useState<string>()
  const reading = useCall(
    listPembelian,
    { query: { ...hariDicari(saringan, hariIni), ...(text ? { cari: text } : {}), limit: LIST_LIMIT } },
    { keepPrevious: true, staleTime: 5_000 },
  )
  const data = reading.data ?? []
  return (
    <>
      <PageHeader title="Lihat Pembelian" />
      <DokumenList
        nama="Pembelian"
        saringan={saringan}
        wajib
        status={STATUS}
        scan={{
          placeholder: `No faktur, nota lama, nama, ${sebutanHp()}, atau barcode`,
          mask: cari,
          onScan: (kode) => (isNomorBeli(kode) ? setOpened(kode) : setText(kode)),
          active: !opened,
        }}
        columns={COLUMNS}
        rows={status === 'SEMUA' ? data : data.filter((faktur) => beliState(faktur) === status)}
        rowKey={(f) => f.no_faktur_group}
        reading={reading}
        onOpen={(f) => setOpened(f.no_faktur_group)}
      />
      {opened && (
        <ModalDetail
          title="Detail Pembelian"
          cetakan={mayMake(cetakPembelian) ? notaBeli(opened) : undefined}
          onTutup={() => setOpened(undefined)}
        >
          <DetailPembelian no_faktur_group={opened} />
        </ModalDetail>
      )}
    </>
  )
}

/** A name may be searched for too. */
const cari = (text: string): string =>
  text.includes(' ') ? text.toUpperCase().replace(/[^A-Z0-9. -]/g, '') : kodeBeli(text)
