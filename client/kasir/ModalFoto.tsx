import { Button } from 'antd'
import { useState, type KeyboardEvent } from 'react'
import { listFoto } from '#domain/calls/foto.ts'
import { useCall } from '#client/net/query.ts'
import { Unread, Menunggu } from '#client/ui/Unread.tsx'
import { StaticModal } from '#client/ui/StaticModal.tsx'
import { usePicture } from './foto.ts'

interface Props {
  kode_barcode: string
  nama: string
  /** The one to begin with. */
  mulai?: string
  onTutup: () => void
}

/** The photos of a piece, large, one after the other. */
export function ModalFoto({ kode_barcode, nama, mulai, onTutup }: Props) {
  const reading = useCall(listFoto, { params: { kode_barcode } })
  const [chosen, choose] = useState(mulai)
  const foto = reading.data?.foto ?? []
  const at = Math.max(0, foto.indexOf(chosen ?? ''))
  const geser = (step: number) => choose(foto[(at + step + foto.length) % foto.length])
  const keys = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') geser(-1)
    if (key === 'ArrowRight') geser(1)
  }
  return (
    <StaticModal
      open
      title={nama}
      width={560}
      onClose={onTutup}
      footer={
        <div className="foto-kaki" onKeyDown={keys}>
          {foto.length > 1 && (
            <>
              <Button onClick={() => geser(-1)} aria-label="Foto sebelumnya">
                ‹
              </Button>
              <span className="muted" aria-live="polite">
                {at + 1} dari {foto.length}
              </span>
              <Button onClick={() => geser(1)} aria-label="Foto berikutnya">
                ›
              </Button>
            </>
          )}
          <Button type="primary" onClick={onTutup} autoFocus>
            Tutup
          </Button>
        </div>
      }
    >
      {reading.data ? (
        <Besar kode_barcode={kode_barcode} foto={foto[at]} nama={nama} />
      ) : (
        <Menunggu reading={reading} apa="Foto" />
      )}
    </StaticModal>
  )
}

function Besar({
  kode_barcode,
  foto,
  nama,
}: {
  kode_barcode: string
  foto: string | undefined
  nama: string
}) {
  const reading = usePicture(kode_barcode, foto, 'besar')
  return (
    <div className="foto-besar">
      {foto === undefined && <p className="muted">Belum ada foto</p>}
      {reading.data && <img src={reading.data} alt={`Foto ${nama}`} />}
      <Unread reading={reading} apa="Foto" />
    </div>
  )
}
