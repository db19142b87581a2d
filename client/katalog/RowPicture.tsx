import type { FolderKatalog } from '#domain/katalog.ts'
import type { Picture } from './pictures.ts'
import { StoredPicture } from './StoredPicture.tsx'

interface Props {
  folder: FolderKatalog
  pictures: readonly Picture[]
  /** Customers see its row. */
  tayang: boolean
  nama: string
}

/** The pictures of a row, small, the first first. */
export function RowPicture({ folder, pictures, tayang, nama }: Props) {
  if (pictures.length === 0) return <span className="muted">Belum ada</span>
  return (
    <span className="katalog-gambar-baris">
      {pictures.map((one, i) => (
        <StoredPicture
          key={one.kunci}
          kecil
          folder={folder}
          picture={one}
          tayang={tayang}
          nama={`Gambar ${i + 1} ${nama}`}
          kelas="katalog-thumb"
        />
      ))}
    </span>
  )
}
