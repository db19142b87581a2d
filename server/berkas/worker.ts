/** Runs in a worker thread, so that a long file never holds up a sale. */
import { Refusal } from '#domain/errors.ts'
import type { TabelBerkas } from '#domain/impor/lembar.ts'
import { dalamUtas } from '../utas/jawaban.ts'
import { tabelDari } from './tabel.ts'
import type { TugasTulis } from './buku.ts'
import type { TugasBaca } from './tugas.ts'
import { tulisXlsx } from './tulis-xlsx.ts'

export default dalamUtas(async (tugas: TugasBaca | TugasTulis, keluar): Promise<TabelBerkas | undefined> => {
  if ('dibaca' in tugas)
    return tabelDari(tugas.dibaca, tugas.dicari, tugas.pilihan).catch((error: unknown) => {
      throw error instanceof Refusal ? error.at('berkas') : error
    })
  keluar.tulis(await tulisXlsx(tugas.ditulis))
  return undefined
})
