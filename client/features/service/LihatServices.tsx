import { useNavigate } from '@tanstack/react-router'
import { Button } from 'antd'
import { useState } from 'react'
import { listService, lihatService, PAPAN_SERVICE, simpanService } from '#domain/calls/service.ts'
import { HARI_TIDAK_DIAMBIL } from '#domain/rules/service.ts'
import { DokumenList } from '#client/kasir/DokumenList.tsx'
import { sebutanHp } from '#client/kasir/hp.ts'
import { LIST_LIMIT, useSaringan } from '#client/kasir/useSaringan.ts'
import { useLive } from '#client/net/live.ts'
import { mayMake } from '#client/net/may.ts'
import { invalidate, useCall } from '#client/net/query.ts'
import { currentSession } from '#client/net/session.ts'
import { PageHeader } from '#client/ui/PageHeader.tsx'
import { serviceColumns } from './columns.tsx'
import { ModalService } from './ModalService.tsx'

const STATUS = ['DI TOKO', ...PAPAN_SERVICE, 'SEMUA'] as const
type Status = (typeof STATUS)[number]
const texts = (text: string): string => text.toUpperCase().replace(/[^A-Z0-9. -]/g, '')
/** The number that is scanned off a ticket. */
const NOMOR = /^SV-[A-Z0-9]+-\d{6}-\d{4,}$/

const diminta = (status: Status) =>
  status === 'SEMUA' || status === 'DI TOKO'
    ? {}
    : status === 'LEWAT 90 HARI'
      ? { lewat_hari: HARI_TIDAK_DIAMBIL }
      : ({ status_service: status } as const)

/** Repairs by their state: those in the shop, or others of a range of days; one of them whole, and what comes next (DOMAIN §B.7, §F.3). */
export function LihatServices() {
  const hariIni = currentSession()!.userdata.tgl_system
  const navigate = useNavigate()
  const saringan = useSaringan<Status>({ range: {}, status: 'DI TOKO' })
  const { range, status, text, setText } = saringan
  const [opened, setOpened] = useState<string>()
  const lampau = status === 'SEMUA' || status === 'AMBIL' || status === 'CANC'
  const days = saringan.allDays
    ? {}
    : lampau && !range.tgl_from && !range.tgl_to && !text
      ? { tgl_from: hariIni, tgl_to: hariIni }
      : range
  const query = { ...days, ...diminta(status), ...(text ? { cari: text } : {}), limit: LIST_LIMIT }
  const reading = useCall(listService, { query }, { keepPrevious: true, staleTime: 5_000 })
  const rows = reading.data ?? []
  useLive('service', () => void invalidate(listService, lihatService))
  const scan = (given: string) => (NOMOR.test(given.trim()) ? setOpened(given.trim()) : setText(given.trim()))
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
      <div className="service-papan" role="group" aria-label="Keadaan service">
        {STATUS.map((s) => (
          <Button
            key={s}
            size="small"
            type={s === status ? 'primary' : 'default'}
            aria-pressed={s === status}
            onClick={() => saringan.setStatus(s)}
          >
            {s}
          </Button>
        ))}
      </div>
      <DokumenList
        nama="Service"
        saringan={saringan}
        range={days}
        status={STATUS}
        scan={{
          placeholder: `Scan tanda terima, no service, nama, atau ${sebutanHp()}`,
          mask: texts,
          onScan: scan,
          active: !opened,
        }}
        columns={serviceColumns}
        rows={rows}
        rowKey={(s) => s.no_faktur_service}
        reading={reading}
        onOpen={(s) => setOpened(s.no_faktur_service)}
      />
      {opened && <ModalService no_faktur_service={opened} onTutup={() => setOpened(undefined)} />}
    </>
  )
}
