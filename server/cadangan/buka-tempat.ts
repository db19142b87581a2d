import type { PenyimpananDipilih } from '../gambar/buka.ts'
import { tempatFolder } from './tempat-folder.ts'
import { tempatS3 } from './tempat-s3.ts'
import type { Tempat } from './tempat.ts'

export const bukaTempat = (dipilih: PenyimpananDipilih): Tempat =>
  'folder' in dipilih ? tempatFolder(dipilih.folder) : tempatS3(dipilih.s3)
