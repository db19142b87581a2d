/** The table in a file, whatever kind of file it is. */
import { errors } from '#domain/errors.ts'
import { BARIS_MAKS } from '#domain/impor/result.ts'
import { isKosong, type Tabel } from '#domain/impor/sel.ts'
import { bacaCsv } from './csv.ts'
import { bacaXlsx } from './xlsx.ts'

const MAX_COLUMNS = 100

/** @throws errors.berkasBukanTabel, berkasExcelLama, berkasRusak, berkasKutip, berkasKosong, berkasTerlaluPanjang, berkasTerlaluLebar, terlaluBesar */
export async function tabelDari({ buffer, byteOffset, byteLength }: Uint8Array): Promise<Tabel> {
  const rows = await rowsOf(Buffer.from(buffer, byteOffset, byteLength))
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
