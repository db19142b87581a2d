import { Button } from 'antd'
import { useState } from 'react'
import { listTitipan, lihatTitipan, simpanTitipan } from '#domain/calls/titipan.ts'
import { useLive } from '#client/net/live.ts'
import { mayMake } from '#client/net/may.ts'
import { invalidate, useCall } from '#client/net/query.ts'
import { currentSession } from '#client/net/session.ts'
import { DokumenList } from '#client/kasir/DokumenList.tsx'
import { LIST_LIMIT, useSaringan } from '#client/kasir/useSaringan.ts'
import { PageHeader } from '#client/ui/PageHeader.tsx'
import { titipanColumns } from './columns.tsx'
import { ModalTitipan } from './ModalTitipan.tsx'
import { ModalTitipUang } from './ModalTitipUang.tsx'
import { sebutanHp } from '#client/kasir/hp.ts'

const STATUS = ['OPEN', 'FINISH', 'CLOSE', 'SEMUA'] as const
const texts = (text: string): string => text.toUpperCase().replace(/[^A-Z0-9. -]/g, '')

/** Deposits: those still open, or others of a range of days; one of them whole, and what can be done with it (DOMAIN §B.2, §F.3). */
export function LihatTitipan() {
  const hariIni = currentSession()!.userdata.tgl_system
  const saringan = useSaringan<(typeof STATUS)[number]>({ range: {}, status: 'OPEN' })
  const { range, status, text, setText } = saringan
  const [opened, setOpened] = useState<string>()
  const [uang, setUang] = useState(false)
  const days = saringan.allDays
    ? {}
    : status === 'SEMUA' && !range.tgl_from && !range.tgl_to && !text
      ? { tgl_from: hariIni, tgl_to: hariIni }
      : range
  const query = {
    ...days,
    ...(status === 'SEMUA' ? {} : { status_titipan: status }),
    ...(text ? { cari: text } : {}),
    limit: LIST_LIMIT,
  }
  const reading = useCall(listTitipan, { query }, { keepPrevious: true, staleTime: 5_000 })
  const data = reading.data ?? []
  useLive('titipan', () => void invalidate(listTitipan, lihatTitipan))

  return (
    <>
      <PageHeader
        title="Lihat Titipan"
        about="Titipan yang masih berjalan, dan yang sudah diambil atau dibatalkan."
      >
        {mayMake(simpanTitipan) && <Button onClick={() => setUang(true)}>Titip Uang</Button>}
      </PageHeader>
      <DokumenList
        nama="Titipan"
        saringan={saringan}
        range={days}
        status={STATUS}
        scan={{
          placeholder: `No titipan, nama, ${sebutanHp()}, atau barcode`,
          mask: texts,
          onScan: (given) => setText(given.trim()),
          active: !opened && !uang,
        }}
        columns={titipanColumns(hariIni)}
        rows={data}
        rowKey={(t) => t.no_titip_group}
        reading={reading}
        onOpen={(t) => setOpened(t.no_titip_group)}
      />
      {opened && <ModalTitipan no_titip_group={opened} onTutup={() => setOpened(undefined)} />}
      {uang && <ModalTitipUang onTutup={() => setUang(false)} />}
    </>
  )
}
