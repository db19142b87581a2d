/** Hands an uploaded file to the thread that makes a table of it. */
import type { SoughtColumn } from '#domain/impor/headers.ts'
import type { FileTable } from '#domain/impor/lembar.ts'
import type { SendFile } from '#domain/impor/result.ts'
import type { Context } from '../context.ts'
import { Later } from '../outcome.ts'
import { Turn } from '../process/turns.ts'
import { FILES_AT_ONCE, inOtherThread } from '../threads/pool.ts'
import { THREAD, type ReadTask } from './tasks.ts'

/** Turns by shop: however long the file of one shop takes, those of the others are read beside it. */
const turn = new Turn({ sekaligus: FILES_AT_ONCE, menunggu: 4 })

/** Gives the handler the table that was read. */
export type FileAsRead = () => FileTable | undefined

/**
 * The table in a file given as base64, found by its columns.
 * @throws errors.berkasBukanTabel, berkasExcelLama, berkasRusak, berkasKutip, berkasKosong, berkasTerlaluPanjang, berkasTerlaluLebar, judulTidakKetemu, judulTerdekat, lembarTidakCocok, terlaluBesar, berkasTerlaluBerat, sedangSibuk
 */
export const readFile = (
  kode_toko: string,
  kirim: SendFile,
  dicari: SoughtColumn,
  batal?: AbortSignal,
): Promise<FileTable> => turn.pakai(kode_toko, () => fromThread(kirim, dicari, batal))

/**
 * Reads a route's file before anything else (`askingRoute`): neither a connection nor a lock waits until a stranger's
 * file has been read.
 */
export const readingFile =
  <Input extends { body: SendFile }>(dicari: (input: Input) => SoughtColumn) =>
  async ({ toko }: Pick<Context, 'toko'>, input: Input): Promise<Later<FileTable>> =>
    new Later(({ batal }) => readFile(toko.kode_toko, input.body, dicari(input), batal))

async function fromThread(
  { berkas: file, lembar, tersembunyi }: SendFile,
  dicari: SoughtColumn,
  batal: AbortSignal | undefined,
): Promise<FileTable> {
  const { kabar } = await inOtherThread<ReadTask, FileTable>(
    THREAD,
    { reading: new Uint8Array(Buffer.from(file, 'base64')), dicari, choice: { lembar, tersembunyi } },
    'berkas',
    batal,
  )
  return kabar
}
