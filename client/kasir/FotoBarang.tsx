import { useState } from 'react'
import { useFotoPertama, usePicture } from './foto.ts'
import { lazily } from '#client/ui/lazily.tsx'
import './foto.css'

const ModalFoto = lazily(async () => (await import('./ModalFoto.tsx')).ModalFoto)

interface Props {
  kode_barcode: string
  /** The first photo's name as a scan tells it; null: there is none. Not said: it is asked for. */
  foto?: string | null | undefined
  /** Says what is on the photo, for users who do not see it. */
  nama?: string
  /** In a line, beside a scan box, in a detail. */
  ukuran?: 'baris' | 'kotak' | 'detail'
  /** True where keys reach the piece by another photo of it. */
  tanpaTab?: boolean
}

/** The first photo of a piece, or the place for it: it takes the same room before, with and without. Opens large. */
export function FotoBarang({ kode_barcode, foto: tahu, nama, ukuran = 'detail', tanpaTab = false }: Props) {
  const { foto, error, refetch } = useFotoPertama(kode_barcode, tahu)
  const picture = usePicture(kode_barcode, foto, 'kecil')
  const [besar, buka] = useState(false)
  const gagal = error ?? (picture.error && picture.error.status !== 404 ? picture.error : null)
  const apa = nama ?? kode_barcode
  const kelas = `foto foto-${ukuran}`
  if (gagal)
    return (
      <button
        type="button"
        className={kelas}
        tabIndex={tanpaTab ? -1 : undefined}
        title={gagal.message}
        aria-label={`Foto ${apa} belum bisa dibaca, coba lagi`}
        onClick={() => void (error ? refetch() : picture.refetch())}
      >
        <span aria-hidden="true">↻</span>
      </button>
    )
  if (!picture.data)
    return (
      <svg
        className={kelas}
        role="img"
        aria-label={foto && !picture.error ? `Foto ${apa}` : 'Belum ada foto'}
        viewBox="-14.7 -14.7 53.4 53.4"
      >
        <path d="M8 4h8l3 5-7 11L5 9zM5 9h14M9.5 9 12 20M14.5 9 12 20" />
      </svg>
    )
  return (
    <>
      <button
        type="button"
        className={kelas}
        tabIndex={tanpaTab ? -1 : undefined}
        aria-label={`Foto ${apa}, perbesar`}
        onClick={() => buka(true)}
      >
        <img src={picture.data} alt="" draggable={false} />
      </button>
      {besar && <ModalFoto kode_barcode={kode_barcode} nama={apa} onTutup={() => buka(false)} />}
    </>
  )
}
