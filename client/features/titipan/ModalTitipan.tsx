import { Button } from 'antd'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { ambilTitipan, batalTitipan, lihatTitipan, tambahTitipan } from '#domain/calls/titipan.ts'
import { mayMake } from '#client/net/may.ts'
import { useCall } from '#client/net/query.ts'
import { StaticModal } from '#client/ui/StaticModal.tsx'
import { tandaTerima, chosenTitipan } from './tanda-terima.ts'
import { paperChoice, useCetak } from '#client/kasir/useCetak.ts'
import { DetailTitipan } from './DetailTitipan.tsx'
import { ModalBatal } from './ModalBatal.tsx'
import { ModalTambah } from './ModalTambah.tsx'

/** A deposit in front of the list: its receipts, more money on it, its taking, its end. */
export function ModalTitipan({ no_titip_group, onTutup }: { no_titip_group: string; onTutup: () => void }) {
  const { data } = useCall(lihatTitipan, { params: { no_titip_group } })
  const { cetak, modal } = useCetak()
  const navigate = useNavigate()
  const [lain, setLain] = useState<'tambah' | 'batal'>()
  if (data && lain === 'tambah') return <ModalTambah titipan={data} onTutup={() => setLain(undefined)} />
  if (data && lain === 'batal')
    return <ModalBatal titipan={data} onTutup={() => setLain(undefined)} onSelesai={onTutup} />

  const alive =
    data?.status_titipan === 'OPEN' && data.status_valid !== 'CANC' && data.no_faktur_group === '-'
  const sah = alive && data.status_valid === 'DONE'
  const ambil = () => {
    chosenTitipan.set(no_titip_group)
    void navigate({ to: '/transaksi-penjualan' })
  }
  const footer = (
    <>
      <Button onClick={onTutup}>Tutup</Button>
      {alive && mayMake(batalTitipan) && (
        <Button danger disabled={sah && data.menunggu > 0} onClick={() => setLain('batal')}>
          Batal Titipan
        </Button>
      )}
      {sah && mayMake(tambahTitipan) && (data.total === 0 || data.sisa > 0) && (
        <Button onClick={() => setLain('tambah')}>Tambah Titipan</Button>
      )}
      {sah && mayMake(ambilTitipan) && (
        <Button type="primary" disabled={data.menunggu > 0} onClick={ambil}>
          Ambil
        </Button>
      )}
    </>
  )
  return (
    <StaticModal open title="Detail Titipan" width={940} onClose={onTutup} footer={footer}>
      <DetailTitipan
        no_titip_group={no_titip_group}
        onCetak={(urut) => void cetak(tandaTerima(no_titip_group, urut), paperChoice())}
      />
      {sah && data.menunggu > 0 && (
        <p className="muted">Tambahan yang belum divalidasi menahan pengambilan dan pembatalan.</p>
      )}
      {modal}
    </StaticModal>
  )
}
