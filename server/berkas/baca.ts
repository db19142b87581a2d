/** Hands an uploaded file to the thread that makes a table of it. */
import type { Tabel } from '#domain/impor/sel.ts'
import { diUtasLain } from '../utas/pool.ts'
import { UTAS, type TugasBaca } from './tugas.ts'

/**
 * The table in a file given as base64.
 * @throws errors.berkasBukanTabel, berkasExcelLama, berkasRusak, berkasKutip, berkasKosong, berkasTerlaluPanjang, berkasTerlaluLebar, terlaluBesar, sedangSibuk
 */
export async function bacaBerkas(berkas: string): Promise<Tabel> {
  const { kabar } = await diUtasLain<TugasBaca, Tabel>(
    UTAS,
    { dibaca: new Uint8Array(Buffer.from(berkas, 'base64')) },
    'berkas',
  )
  return kabar
}
