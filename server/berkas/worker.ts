/** Runs in a worker thread, so that a long file never holds up a sale. */
import { errors, Refusal } from '#domain/errors.ts'
import { BARIS_MAKS } from '#domain/impor/result.ts'
import { isKosong, type Tabel } from '#domain/impor/sel.ts'
import { bacaCsv } from './csv.ts'
import { tulisXlsx } from './tulis-xlsx.ts'
import { bacaXlsx } from './xlsx.ts'

/** A refusal does not survive the way between threads; its facts do. */
export type Jawaban = { tabel: Tabel } | { ditolak: { id: string; status: number; message: string } }

const MAX_COLUMNS = 100

export default async (berkas: Uint8Array): Promise<Jawaban> => {
  try {
    return { tabel: await tabelOf(Buffer.from(berkas.buffer, berkas.byteOffset, berkas.byteLength)) }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return { ditolak: { id: error.id, status: error.status, message: error.message } }
  }
}

/** By name: see buku.ts. */
export const tulisBuku = tulisXlsx

async function tabelOf(bytes: Buffer): Promise<Tabel> {
  const rows = await rowsOf(bytes)
  const [head, ...baris] = rows
    .map((sel, i) => ({ no: i + 1, sel }))
    .filter(({ sel }) => !sel.every(isKosong))
  if (!head || baris.length === 0) throw errors.berkasKosong()
  if (baris.length > BARIS_MAKS) throw errors.berkasTerlaluPanjang({ maks: BARIS_MAKS })
  if (head.sel.length > MAX_COLUMNS) throw errors.berkasTerlaluLebar({ maks: MAX_COLUMNS })
  return { judul: head.sel, baris }
}

/** By what the file is, not by what it is called. */
async function rowsOf(bytes: Buffer) {
  const magic = bytes.subarray(0, 4).toString('hex')
  if (magic === '504b0304') return bacaXlsx(bytes)
  if (magic === 'd0cf11e0') throw errors.berkasExcelLama()
  return bacaCsv(bytes)
}
