import { Segmented } from 'antd'
import { useState, type ReactNode } from 'react'
import { allPengaturanNota } from '#domain/calls/pengaturan-nota.ts'
import { JENIS_NOTA, NAMA_NOTA, type JenisNota } from '#domain/rules/pengaturan-nota.ts'
import { useCall } from '#client/net/query.ts'
import { confirm } from '#client/net/dialogs.ts'
import { Menunggu } from '#client/ui/Unread.tsx'
import { PageHeader } from '#client/ui/PageHeader.tsx'
import { AturNota } from './AturNota.tsx'
import './setting-nota.css'

/** /settingNota: the paper of each kind of nota, tried out while it is set (DOMAIN §F.2); below it what customers are told. */
export function SettingNota({ pesan }: { pesan: ReactNode }) {
  const reading = useCall(allPengaturanNota)
  const [jenis, setJenis] = useState<JenisNota>('JUAL')
  const [berubah, setBerubah] = useState(false)
  const choose = async (next: JenisNota) => {
    if (
      berubah &&
      !(await confirm('Perubahan nota ini belum disimpan.', { ok: 'Tinggalkan', cancel: 'Kembali' }))
    )
      return
    setBerubah(false)
    setJenis(next)
  }
  const nota = reading.data?.find((n) => n.jenis === jenis)
  return (
    <>
      <PageHeader
        title="Setting Nota"
        about="Kepala, kaki, kertas, dan jumlah lembar untuk setiap jenis nota"
      />
      <div className="nota-jenis">
        <Segmented<JenisNota>
          aria-label="Jenis nota"
          options={JENIS_NOTA.map((value) => ({ value, label: NAMA_NOTA[value] }))}
          value={jenis}
          onChange={(next) => void choose(next)}
        />
      </div>
      {!nota && <Menunggu reading={reading} apa="Pengaturan Nota" />}
      {nota && <AturNota key={jenis} nota={nota} onBerubah={setBerubah} />}
      {pesan}
    </>
  )
}
