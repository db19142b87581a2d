import { Button } from 'antd'
import { useEffect, useRef, useState } from 'react'
import { useObservable } from '#client/net/observable.ts'
import { alamatData } from './foto.ts'
import { dropDraftFoto, draftFoto, putDraftFoto } from './line-foto.ts'
import { adaKamera, Kamera } from './Kamera.tsx'
import './foto.css'

interface Props {
  kunci: string
  nama: string
  /** 'pesanan' */
  dokumen: string
  /** 'Foto Atau Sketsa' */
  sebutan?: string
  disabled?: boolean
}

/** The picture of a thing that is being written down: taken or brought, sent once its document is saved. */
export function DraftFoto({ kunci, nama, dokumen, sebutan = 'Foto', disabled = false }: Props) {
  const foto = useObservable(draftFoto).get(kunci)
  const alamat = useAlamat(foto)
  const [memotret, potret] = useState(false)
  const file = useRef<HTMLInputElement>(null)
  return (
    <div className="foto-draf" role="group" aria-label={`${sebutan} ${nama}`}>
      <input
        ref={file}
        type="file"
        accept="image/jpeg,image/png"
        hidden
        aria-label={`Berkas foto ${nama}`}
        onChange={(event) => {
          const one = event.target.files?.[0]
          if (one) putDraftFoto(kunci, one)
          // The same one may be picked again.
          event.target.value = ''
        }}
      />
      {alamat && <img src={alamat} alt={`Foto ${nama}`} />}
      {adaKamera() && (
        <Button disabled={disabled} onClick={() => potret(true)}>
          Ambil Foto
        </Button>
      )}
      <Button disabled={disabled} onClick={() => file.current?.click()}>
        {foto ? 'Ganti Gambar' : sebutan}
      </Button>
      {foto && (
        <Button type="text" disabled={disabled} onClick={() => dropDraftFoto(kunci)}>
          Hapus Gambar
        </Button>
      )}
      <small className="muted">{foto ? `Dikirim sesudah ${dokumen} disimpan` : 'JPEG atau PNG'}</small>
      {memotret && (
        <Kamera
          onFoto={(one) => {
            putDraftFoto(kunci, one)
            potret(false)
          }}
          onTutup={() => potret(false)}
        />
      )}
    </div>
  )
}

/** The content policy lets a page show what it holds itself: the bytes as a data address. */
function useAlamat(foto: Blob | undefined): string | undefined {
  const [alamat, setAlamat] = useState<string>()
  useEffect(() => {
    let ganti = false
    setAlamat(undefined)
    if (foto) void alamatData(foto).then((data) => ganti || setAlamat(data))
    return () => {
      ganti = true
    }
  }, [foto])
  return alamat
}
