/** What the previews share. */
import { GambarTersimpan } from '../StoredPicture.tsx'
import type { FotoPratinjau } from './props.ts'

/** A field's text, or what stands for it while it is empty. */
export const teks = (value: unknown, kosong: string): string => String(value ?? '').trim() || kosong

interface FotoProps {
  foto: FotoPratinjau
  /** 0 is the first. */
  ke?: number
  kelas: string
}

/** One of the pictures, or where it will be. */
export function Foto({ foto: { folder, tayang, gambar }, ke = 0, kelas }: FotoProps) {
  const satu = gambar[ke]
  if (satu && folder)
    return (
      <GambarTersimpan
        key={satu.kunci}
        folder={folder}
        gambar={satu}
        tayang={tayang}
        nama=""
        kelas={`app-foto ${kelas}`}
      />
    )
  return (
    <span className={`app-foto app-foto-kosong ${kelas}`} aria-hidden="true">
      <svg viewBox="0 0 48 48">
        <path d="M24 10 38 20l-5 16H15l-5-16z" />
      </svg>
    </span>
  )
}
