import { Button } from 'antd'
import { useRef, useState, type DragEvent, type ReactNode } from 'react'
import { adaKamera, Kamera } from './Kamera.tsx'
import './foto.css'

interface Props {
  onChoose: (chosen: readonly Blob[]) => void
  /** 'gambar', in what is said of it. */
  apa?: string
  /** Several at once; the camera stays open for the next. */
  banyak?: boolean
  /** No more are taken. */
  full?: boolean
  keterangan?: ReactNode
  /** Of the button that chooses a file: what its field is called by. */
  id?: string
  wrong?: boolean
  children?: ReactNode
}

const TERIMA = 'image/jpeg,image/png'

/** From the camera, or from files: by a click, or dropped. */
export function TakePicture({
  onChoose,
  apa = 'foto',
  banyak = false,
  full = false,
  keterangan,
  id,
  wrong = false,
  children,
}: Props) {
  const file = useRef<HTMLInputElement>(null)
  const telepon = useRef<HTMLInputElement>(null)
  const [memotret, potret] = useState(false)
  const [over, setOver] = useState(false)
  const drag = (inside: boolean) => (event: DragEvent) => {
    event.preventDefault()
    setOver(inside)
  }
  const input = (ref: typeof file, label: string, lain: { capture?: 'environment'; multiple?: boolean }) => (
    <input
      ref={ref}
      type="file"
      accept={TERIMA}
      hidden
      aria-label={label}
      {...lain}
      onChange={(event) => {
        const files = [...(event.target.files ?? [])]
        if (files.length > 0) onChoose(files)
        // The same one may be picked again.
        event.target.value = ''
      }}
    />
  )
  return (
    <div
      className={over ? 'kelola-foto-tambah kelola-foto-over' : 'kelola-foto-tambah'}
      onDragOver={drag(true)}
      onDragLeave={drag(false)}
      onDrop={(event) => {
        drag(false)(event)
        const files = [...event.dataTransfer.files]
        if (files.length > 0) onChoose(files)
      }}
    >
      {input(file, `Berkas ${apa}`, { multiple: banyak })}
      {input(telepon, `${apa === 'foto' ? 'Foto' : 'Gambar'} dari kamera`, { capture: 'environment' })}
      <Button
        type="primary"
        disabled={full}
        onClick={() => (adaKamera() ? potret(true) : telepon.current?.click())}
      >
        Ambil Foto
      </Button>
      <Button
        id={id}
        {...(id && { 'aria-label': `Pilih Berkas ${apa}` })}
        disabled={full}
        danger={wrong}
        aria-invalid={wrong || undefined}
        onClick={() => file.current?.click()}
      >
        Pilih Berkas
      </Button>
      <small className="muted">
        {keterangan ??
          `JPEG atau PNG${banyak ? ', boleh beberapa sekaligus' : ''}; ukurannya disesuaikan otomatis`}
      </small>
      {children}
      {memotret && (
        <Kamera
          onFoto={(foto) => {
            onChoose([foto])
            if (!banyak) potret(false)
          }}
          onTutup={() => potret(false)}
        />
      )}
    </div>
  )
}
