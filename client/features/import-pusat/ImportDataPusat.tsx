import { Alert, Segmented } from 'antd'
import { useState } from 'react'
import { pusatToko } from '#domain/calls/import-pusat.ts'
import { errors } from '#domain/errors.ts'
import { useLive } from '#client/net/live.ts'
import { invalidate, useCall } from '#client/net/query.ts'
import { Menunggu } from '#client/ui/Unread.tsx'
import { PageHeader } from '#client/ui/PageHeader.tsx'
import { CekPusat } from './CekPusat.tsx'
import { KirimanPusat } from './KirimanPusat.tsx'
import { RiwayatPusat } from './RiwayatPusat.tsx'
import './import-pusat.css'

const BAGIAN = ['Import', 'Barang', 'Riwayat'] as const

/** Data of the pusat beside the shop's own: looked at, chosen, taken over (DOMAIN §B.19). */
export function ImportDataPusat() {
  const reading = useCall(pusatToko, {}, { staleTime: 0 })
  useLive('toko', () => void invalidate(pusatToko))
  const [bagian, setBagian] = useState<(typeof BAGIAN)[number]>('Import')
  const { data } = reading
  const pusat = data?.pusat
  return (
    <>
      <PageHeader
        title="Import Data Pusat"
        about={
          pusat && !data.sendiri
            ? `Dari ${pusat.kode_toko} ${pusat.nama_toko}${pusat.jauh ? ', lewat servernya sendiri' : ''}`
            : undefined
        }
      >
        <Segmented<(typeof BAGIAN)[number]>
          aria-label="Bagian"
          options={[...BAGIAN]}
          value={bagian}
          onChange={setBagian}
        />
      </PageHeader>
      {bagian === 'Riwayat' && <RiwayatPusat />}
      {bagian !== 'Riwayat' && !data && <Menunggu reading={reading} apa="Pusat" />}
      {bagian !== 'Riwayat' && data && !pusat && (
        <Alert type="info" showIcon title={errors.belumAdaPusat().message} />
      )}
      {bagian !== 'Riwayat' && data?.sendiri && (
        <Alert type="info" showIcon title={errors.tokoIniPusat().message} />
      )}
      {bagian === 'Barang' && pusat && !data.sendiri && <KirimanPusat kode_pusat={pusat.kode_toko} />}
      {bagian === 'Import' && pusat && !data.sendiri && (
        <CekPusat key={String(pusat.jauh)} jauh={pusat.jauh} nama_pusat={pusat.nama_toko} />
      )}
    </>
  )
}
