import type { PenyimpananDipilih } from '../pictures/buka.ts'
import { tempatFolder } from './tempat-folder.ts'
import { tempatS3 } from './tempat-s3.ts'
import type { Bagian, Tempat } from './tempat.ts'

export const bukaTempat = (dipilih: PenyimpananDipilih, bagian?: Bagian): Tempat =>
  'folder' in dipilih ? tempatFolder(dipilih.folder, bagian) : tempatS3(dipilih.s3, bagian)
