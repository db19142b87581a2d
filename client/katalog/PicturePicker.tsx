import { Button } from 'antd'
import { useEffect, useEffectEvent, useState } from 'react'
import { Refusal } from '#domain/errors.ts'
import type { FolderKatalog } from '#domain/katalog.ts'
import { TakePicture } from '#client/kasir/TakePicture.tsx'
import { dipindah, useGeser } from '#client/ui/geser.ts'
import { newPicture, type Picture } from './pictures.ts'
import { StoredPicture } from './StoredPicture.tsx'

interface Props {
  folder: FolderKatalog
  maks: number
  /** Customers see the row as it is kept. */
  tayang: boolean
  /** While one is made ready, its row is not saved without it. */
  onMenyiapkan: (sedang: boolean) => void
  /** Props given by the Form.Item around it. */
  id?: string
  value?: Picture[]
  onChange?: (value: Picture[]) => void
  'aria-invalid'?: boolean | 'true' | 'false'
}

/** The pictures of a row: chosen, dropped, pasted or taken; put in order, replaced, removed. They go to the server when the row is saved. */
export function PicturePicker({
  folder,
  maks,
  tayang,
  onMenyiapkan,
  id,
  value = [],
  onChange,
  ...rest
}: Props) {
  const [wrong, setWrong] = useState<string[]>([])
  const [menyiapkan, siapkan] = useState(false)
  const satu = maks === 1
  const ambil = useEffectEvent(async (chosen: readonly Blob[]) => {
    siapkan(true)
    onMenyiapkan(true)
    const fitting = satu ? chosen.slice(0, 1) : chosen.slice(0, maks - value.length)
    const gagal = chosen.length > fitting.length ? [`Gambar Maksimal ${maks}`] : []
    const jadi: Picture[] = []
    for (const one of fitting)
      try {
        jadi.push(await newPicture(one, folder))
      } catch (error) {
        if (!(error instanceof Refusal)) throw error
        gagal.push(one instanceof File ? `${one.name}: ${error.message}` : error.message)
      }
    setWrong(gagal)
    siapkan(false)
    onMenyiapkan(false)
    if (jadi.length > 0) onChange?.(satu ? jadi : [...value, ...jadi])
  })
  useEffect(() => {
    const tempel = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])].filter(({ type }) => type.startsWith('image/'))
      if (files.length === 0) return
      event.preventDefault()
      void ambil(files)
    }
    document.addEventListener('paste', tempel)
    return () => document.removeEventListener('paste', tempel)
  }, [])
  const kunci = value.map((one) => one.kunci)
  const geser = useGeser(
    kunci,
    (one, ke) => {
      const order = dipindah(kunci, one, ke)
      onChange?.(order.map((name) => value.find((g) => g.kunci === name)!))
    },
    true,
  )
  const buang = (one: Picture) => onChange?.(value.filter((g) => g !== one))
  return (
    <div className="katalog-pilih-gambar">
      {value.length > 0 && (
        <ol className="katalog-gambar-isian" aria-label="Gambar yang dipilih">
          {value.map((one, i) => (
            <li key={one.kunci} {...geser.benda(one.kunci)}>
              {satu ? (
                <StoredPicture
                  folder={folder}
                  picture={one}
                  tayang={tayang}
                  nama="Gambar yang dipilih"
                  kelas="katalog-gambar-satu"
                />
              ) : (
                <button
                  type="button"
                  className="katalog-gambar-pegangan"
                  aria-label={`Gambar ${i + 1} dari ${value.length}, panah kiri dan kanan memindahkan`}
                  {...geser.pegangan(one.kunci)}
                >
                  <StoredPicture
                    folder={folder}
                    picture={one}
                    tayang={tayang}
                    nama=""
                    kelas="katalog-gambar-satu"
                  />
                  {i === 0 && <span className="katalog-sampul">Sampul</span>}
                </button>
              )}
              {!satu && (
                <Button
                  size="small"
                  type="text"
                  danger
                  aria-label={`Buang gambar ${i + 1}`}
                  onClick={() => buang(one)}
                >
                  Buang
                </Button>
              )}
            </li>
          ))}
        </ol>
      )}
      <TakePicture
        apa="gambar"
        banyak={!satu}
        full={menyiapkan || (!satu && value.length >= maks)}
        wrong={rest['aria-invalid'] === true || rest['aria-invalid'] === 'true'}
        {...(id && { id })}
        onChoose={(files) => void ambil(files)}
        keterangan={
          menyiapkan
            ? 'Gambar sedang disiapkan'
            : satu
              ? 'JPEG atau PNG: pilih, tempel, atau letakkan di sini; ukurannya disesuaikan otomatis'
              : `JPEG atau PNG, paling banyak ${maks}: pilih, tempel, atau letakkan di sini. Urutkan dengan menyeret atau tombol panah`
        }
      />
      {wrong.length > 0 && (
        <div className="field-error" role="alert">
          {wrong.map((one) => (
            <div key={one}>{one}</div>
          ))}
        </div>
      )}
    </div>
  )
}
