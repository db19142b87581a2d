import { Button } from 'antd'
import { useState } from 'react'
import { listTitipan, lihatTitipan, simpanTitipan } from '#domain/calls/titipan.ts'
import { useLive } from '#client/net/live.ts'
import { mayMake } from '#client/net/may.ts'
import { invalidate } from '#client/net/query.ts'
import { currentSession } from '#client/net/session.ts'
import { DokumenList } from '#client/kasir/DokumenList.tsx'
import { sebutanHp } from '#client/kasir/hp.ts'
import { useByStatus } from '#client/kasir/useSaringan.ts'
import { PageHeader } from '#client/ui/PageHeader.tsx'
import { titipanColumns } from './columns.tsx'
import { ModalTitipan } from './ModalTitipan.tsx'
import { ModalTitipUang } from './ModalTitipUang.tsx'

const STATUS = ['OPEN', 'FINISH', 'CLOSE', 'SEMUA'] as const

/** Deposits: those still open, or others of a range of days; one of them whole, and what can be done with it (DOMAIN §B.2, §F.3). */
export function LihatTitipan() {
  const hariIni = currentSession()!.userdata.tgl_system
  const list = useByStatus(listTitipan, STATUS, ['SEMUA'], (status) =>
    status === 'SEMUA' ? {} : { status_titipan: status },
  )
  const [opened, setOpened] = useState<string>()
  const [uang, setUang] = useState(false)
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
        {...list}
        nama="Titipan"
        placeholder={`No titipan, nama, ${sebutanHp()}, atau barcode`}
        covered={Boolean(opened) || uang}
        columns={titipanColumns(hariIni)}
        no={(t) => t.no_titip_group}
        onOpen={setOpened}
      />
      {opened && <ModalTitipan no_titip_group={opened} onTutup={() => setOpened(undefined)} />}
      {uang && <ModalTitipUang onTutup={() => setUang(false)} />}
    </>
  )
}
