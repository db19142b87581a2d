import { Button } from 'antd'
import { useState } from 'react'
import { buatCadangan, listCadangan } from '#domain/calls/cadangan.ts'
import { mayMake } from '#client/net/may.ts'
import { useCall, useSend } from '#client/net/query.ts'
import { Menunggu } from '#client/ui/Unread.tsx'
import { PageHeader } from '#client/ui/PageHeader.tsx'
import { CadanganList } from './CadanganList.tsx'
import { KabarCadangan } from './KabarCadangan.tsx'

/** While something is at work it is asked how far it is. */
const MENENGOK_MS = 2_000

/** Whole backups of the chain: made, listed, read again, taken away (docs/decisions/29-cadangan.md). */
export function Cadangan() {
  const [bekerja, setBekerja] = useState(false)
  const reading = useCall(
    listCadangan,
    {},
    { staleTime: 0, ...(bekerja && { refetchInterval: MENENGOK_MS, quiet: true }) },
  )
  const { data } = reading
  const sedang = !!data?.kerja
  if (sedang !== bekerja) setBekerja(sedang)
  const buat = useSend(buatCadangan, { changes: [listCadangan] })
  return (
    <>
      <PageHeader
        title="Cadangan"
        about="Satu berkas berisi seluruh rantai toko: semua data dan semua gambar, pada satu saat. Toko tetap berjualan selama cadangan dibuat."
      >
        {data?.tempat && mayMake(buatCadangan) && (
          <Button type="primary" disabled={sedang} loading={buat.busy} onClick={() => void buat.send({})}>
            Buat Cadangan
          </Button>
        )}
      </PageHeader>
      {data ? (
        <>
          <KabarCadangan state={data} />
          <CadanganList reading={reading} rows={data.cadangan} bekerja={sedang} />
        </>
      ) : (
        <Menunggu reading={reading} apa="Cadangan" />
      )}
    </>
  )
}
