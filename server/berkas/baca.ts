/** Hands an uploaded file to the thread that makes a table of it. */
import type { KolomDicari } from '#domain/impor/judul.ts'
import type { TabelBerkas } from '#domain/impor/lembar.ts'
import type { KirimBerkas } from '#domain/impor/result.ts'
import { diUtasLain } from '../utas/pool.ts'
import { UTAS, type TugasBaca } from './tugas.ts'

/**
 * The table in a file given as base64, found by its columns.
 * @throws errors.berkasBukanTabel, berkasExcelLama, berkasRusak, berkasKutip, berkasKosong, berkasTerlaluPanjang, berkasTerlaluLebar, judulTidakKetemu, judulTerdekat, lembarTidakCocok, terlaluBesar, sedangSibuk
 */
export async function bacaBerkas(
  { berkas, lembar, tersembunyi }: KirimBerkas,
  dicari: KolomDicari,
): Promise<TabelBerkas> {
  const { kabar } = await diUtasLain<TugasBaca, TabelBerkas>(
    UTAS,
    { dibaca: new Uint8Array(Buffer.from(berkas, 'base64')), dicari, pilihan: { lembar, tersembunyi } },
    'berkas',
  )
  return kabar
}
