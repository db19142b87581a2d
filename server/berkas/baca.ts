/** Hands an uploaded file to the thread that makes a table of it. */
import type { KolomDicari } from '#domain/impor/judul.ts'
import type { TabelBerkas } from '#domain/impor/lembar.ts'
import type { KirimBerkas } from '#domain/impor/result.ts'
import type { Context } from '../context.ts'
import { Later } from '../outcome.ts'
import { Giliran } from '../process/giliran.ts'
import { BERKAS_SEKALIGUS, diUtasLain } from '../utas/pool.ts'
import { UTAS, type TugasBaca } from './tugas.ts'

/** However long a shop's file takes, those of the others are read beside it. */
const giliran = new Giliran({ sekaligus: BERKAS_SEKALIGUS, menunggu: 4 })

/** What came of it, to the handler. */
export type BerkasDibaca = () => TabelBerkas | undefined

/**
 * The table in a file given as base64, found by its columns.
 * @throws errors.berkasBukanTabel, berkasExcelLama, berkasRusak, berkasKutip, berkasKosong, berkasTerlaluPanjang, berkasTerlaluLebar, judulTidakKetemu, judulTerdekat, lembarTidakCocok, terlaluBesar, berkasTerlaluBerat, sedangSibuk
 */
export const bacaBerkas = (
  kode_toko: string,
  kirim: KirimBerkas,
  dicari: KolomDicari,
  batal?: AbortSignal,
): Promise<TabelBerkas> => giliran.pakai(kode_toko, () => dariUtas(kirim, dicari, batal))

/** What a route with a file asks first (`askingRoute`): neither a connection nor a lock waits until a stranger's file has been read. */
export const membacaBerkas =
  <Input extends { body: KirimBerkas }>(dicari: (input: Input) => KolomDicari) =>
  async ({ toko }: Pick<Context, 'toko'>, input: Input): Promise<Later<TabelBerkas>> =>
    new Later(({ batal }) => bacaBerkas(toko.kode_toko, input.body, dicari(input), batal))

async function dariUtas(
  { berkas, lembar, tersembunyi }: KirimBerkas,
  dicari: KolomDicari,
  batal: AbortSignal | undefined,
): Promise<TabelBerkas> {
  const { kabar } = await diUtasLain<TugasBaca, TabelBerkas>(
    UTAS,
    { dibaca: new Uint8Array(Buffer.from(berkas, 'base64')), dicari, pilihan: { lembar, tersembunyi } },
    'berkas',
    batal,
  )
  return kabar
}
