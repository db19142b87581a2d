/** Props of a preview. */
import type { FolderKatalog } from '#domain/katalog.ts'
import type { Picture } from '../pictures.ts'
import type { Entered } from '../form.ts'

/** The pictures of the row, the first first. */
export interface FotoPratinjau {
  /** undefined of a catalogue without pictures. */
  folder: FolderKatalog | undefined
  /** Customers see the row as it is kept. */
  tayang: boolean
  pictures: readonly Picture[]
}

export interface PratinjauProps {
  form: Entered
  /** undefined while it has none yet. */
  kode: string | undefined
  foto: FotoPratinjau
}
