/** A sale whose prize was handed over is not cancelled without saying so: the same words on the screen, in the refusal and with the cancel. */
import type { HadiahDiserahkan } from '../calls/hadiah-diserahkan.ts'

/** '1 MOTOR (Kupon KP25ABCDEFGH, AH-TK01-250115-0001)' */
export const sebutHadiah = ({ qty, nama_hadiah, kode_kupon, no_pengambilan }: HadiahDiserahkan): string =>
  `${qty} ${nama_hadiah} (Kupon ${kode_kupon}, ${no_pengambilan})`

export const nameAll = (hadiah: readonly HadiahDiserahkan[]): string => hadiah.map(sebutHadiah).join(', ')
