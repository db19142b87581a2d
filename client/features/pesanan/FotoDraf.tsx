import { Button } from 'antd'
import { useEffect, useRef, useState } from 'react'
import { useObservable } from '#client/net/observable.ts'
import { alamatData } from '#client/kasir/foto.ts'
import { adaKamera, Kamera } from '#client/kasir/Kamera.tsx'
import { buangFotoDraf, fotoDraf, taruhFotoDraf } from './foto-pesanan.ts'
import '#client/kasir/foto.css'

interface Props {
  kunci: string
  nama: string
}

/** The sketch or photo of a thing that is being ordered: taken or brought, sent once the order is saved. */
export function FotoDraf({ kunci, nama }: Props) {
  const foto = useObservable(fotoDraf).get(kunci)
  const alamat = useAlamat(foto)
  const [memotret, potret] = useState(false)
  const berkas = useRef<HTMLInputElement>(null)
  return (
    <div className="pesan-foto" role="group" aria-label="Foto atau sketsa">
      <input
        ref={berkas}
        type="file"
        accept="image/jpeg,image/png"
        hidden
        aria-label="Berkas foto"
        onChange={(event) => {
          const one = event.target.files?.[0]
          if (one) taruhFotoDraf(kunci, one)
          // The same one may be picked again.
          event.target.value = ''
        }}
      />
      {alamat && <img src={alamat} alt={`Foto ${nama}`} />}
      {adaKamera() && <Button onClick={() => potret(true)}>Ambil Foto</Button>}
      <Button onClick={() => berkas.current?.click()}>{foto ? 'Ganti Gambar' : 'Foto Atau Sketsa'}</Button>
      {foto && (
        <Button type="text" onClick={() => buangFotoDraf(kunci)}>
          Hapus Gambar
        </Button>
      )}
      <small className="muted">{foto ? 'Dikirim sesudah pesanan disimpan' : 'JPEG atau PNG'}</small>
      {memotret && (
        <Kamera
          onFoto={(one) => {
            taruhFotoDraf(kunci, one)
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
