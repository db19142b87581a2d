import { useState } from 'react'
import { cetakPembelian } from '#domain/calls/nota-pembelian.ts'
import { listPembelian } from '#domain/calls/pembelian.ts'
import { mayMake } from '#client/net/may.ts'
import { DokumenList } from '#client/kasir/DokumenList.tsx'
import { ModalDetail } from '#client/kasir/ModalDetail.tsx'
import { useOfDays } from '#client/kasir/useSaringan.ts'
import { PageHeader } from '#client/ui/PageHeader.tsx'
import { COLUMNS } from './columns.tsx'
import { DetailPembelian } from './DetailPembelian.tsx'
import { NOMOR_BELI } from './kode-beli.ts'
import { notaBeli } from './nota.ts'
import { beliState } from './status.tsx'
import { sebutanHp } from '#client/kasir/hp.ts'

const STATUS = ['SEMUA', 'OPEN', 'DONE', 'BATAL'] as const

/** Purchases and trade-ins of a range of days, found by number, old nota, customer, phone or barcode; one of them whole, and its nota again. */
export function LihatPembelian() {
  const { rows, ...list } = useOfDays(listPembelian, STATUS)
  const { status } = list.saringan
  const [opened, setOpened] = useState<string>()
  return (
    <>
      <PageHeader title="Lihat Pembelian" />
      <DokumenList
        {...list}
        nama="Pembelian"
        placeholder={`No faktur, nota lama, nama, ${sebutanHp()}, atau barcode`}
        nomor={NOMOR_BELI}
        covered={Boolean(opened)}
        columns={COLUMNS}
        rows={status === 'SEMUA' ? rows : rows.filter((faktur) => beliState(faktur) === status)}
        no={(f) => f.no_faktur_group}
        onOpen={setOpened}
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
