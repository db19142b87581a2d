import type { ChosenPenyimpanan } from '../pictures/buka.ts'
import { tempatFolder } from './tempat-folder.ts'
import { tempatS3 } from './tempat-s3.ts'
import type { Bagian, Tempat } from './tempat.ts'

export const bukaTempat = (chosen: ChosenPenyimpanan, bagian?: Bagian): Tempat =>
  'folder' in chosen ? tempatFolder(chosen.folder, bagian) : tempatS3(chosen.s3, bagian)
