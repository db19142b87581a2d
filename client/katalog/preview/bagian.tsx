/** Parts that the previews share. */
import { StoredPicture } from '../StoredPicture.tsx'
import type { FotoPratinjau } from './props.ts'

/** A field's text, or what stands for it while it is empty. */
export const text = (value: unknown, empty: string): string => String(value ?? '').trim() || empty

interface FotoProps {
  foto: FotoPratinjau
  /** 0 is the first. */
  ke?: number
  kelas: string
}

/** A picture of the row, or the place where it will be. */
export function Foto({ foto: { folder, tayang, pictures }, ke = 0, kelas }: FotoProps) {
  const satu = pictures[ke]
  if (satu && folder)
    return (
      <StoredPicture
        key={satu.kunci}
        folder={folder}
        picture={satu}
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
