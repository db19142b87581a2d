import type { FolderKatalog } from '#domain/katalog.ts'
import type { Gambar } from './pictures.ts'
import { GambarTersimpan } from './StoredPicture.tsx'

interface Props {
  folder: FolderKatalog
  gambar: readonly Gambar[]
  /** Customers see its row. */
  tayang: boolean
  nama: string
}

/** The pictures of a row, small, the first first. */
export function RowPicture({ folder, gambar, tayang, nama }: Props) {
  if (gambar.length === 0) return <span className="muted">Belum ada</span>
  return (
    <span className="katalog-gambar-baris">
      {gambar.map((one, i) => (
        <GambarTersimpan
          key={one.kunci}
          kecil
          folder={folder}
          gambar={one}
          tayang={tayang}
          nama={`Gambar ${i + 1} ${nama}`}
          kelas="katalog-thumb"
        />
      ))}
    </span>
  )
}
