import { useNavigate } from '@tanstack/react-router'
import { Button } from 'antd'
import { useState } from 'react'
import { listService, lihatService, PAPAN_SERVICE, simpanService } from '#domain/calls/service.ts'
import { HARI_TIDAK_DIAMBIL } from '#domain/rules/service.ts'
import { DokumenList } from '#client/kasir/DokumenList.tsx'
import { sebutanHp } from '#client/kasir/hp.ts'
import { useByStatus } from '#client/kasir/useSaringan.ts'
import { useLive } from '#client/net/live.ts'
import { mayMake } from '#client/net/may.ts'
import { invalidate } from '#client/net/query.ts'
import { PageHeader } from '#client/ui/PageHeader.tsx'
import { serviceColumns } from './columns.tsx'
import { ModalService } from './ModalService.tsx'

const STATUS = ['DI TOKO', ...PAPAN_SERVICE, 'SEMUA'] as const
type Status = (typeof STATUS)[number]

const asked = (status: Status) =>
  status === 'SEMUA' || status === 'DI TOKO'
    ? {}
    : status === 'LEWAT 90 HARI'
      ? { lewat_hari: HARI_TIDAK_DIAMBIL }
      : { status_service: status }

/** Repairs by their state: those in the shop, or others of a range of days; one of them whole, and what comes next (DOMAIN §B.7, §F.3). */
export function LihatServices() {
  const navigate = useNavigate()
  const list = useByStatus(listService, STATUS, ['SEMUA', 'AMBIL', 'CANC'], asked)
  const [opened, setOpened] = useState<string>()
  useLive('service', () => void invalidate(listService, lihatService))
  return (
    <>
      <PageHeader
        title="Lihat Services"
        about="Barang customer yang sedang dikerjakan dan yang siap diambil; scan tanda terima untuk membukanya."
      >
        {mayMake(simpanService) && (
          <Button onClick={() => void navigate({ to: '/transaksi-services' })}>Terima Service</Button>
        )}
      </PageHeader>
      <DokumenList
        {...list}
        nama="Service"
        papan="Keadaan service"
        placeholder={`Scan tanda terima, no service, nama, atau ${sebutanHp()}`}
        nomor={/^SV-[A-Z0-9]+-\d{6}-\d{4,}$/}
        covered={Boolean(opened)}
        columns={serviceColumns}
        no={(s) => s.no_faktur_service}
        onOpen={setOpened}
      />
      {opened && <ModalService no_faktur_service={opened} onTutup={() => setOpened(undefined)} />}
    </>
  )
}
