/** The table in a file, whatever kind of file it is, and wherever in it the table stands. */
import { errors } from '#domain/errors.ts'
import type { SoughtColumn } from '#domain/impor/headers.ts'
import { takeTable, findHeaders, type FileTable } from '#domain/impor/lembar.ts'
import type { ReadChoice } from '#domain/impor/result.ts'
import { readCsv } from './csv.ts'
import { readXlsxFile, type OpenFile } from './xlsx.ts'

/** @throws errors.berkasBukanTabel, berkasExcelLama, berkasRusak, berkasKutip, berkasKosong, berkasTerlaluPanjang, berkasTerlaluLebar, judulTidakKetemu, judulTerdekat, lembarTidakCocok, terlaluBesar */
export async function tableOf(
  { buffer, byteOffset, byteLength }: Uint8Array,
  dicari: SoughtColumn,
  choice: ReadChoice = {},
): Promise<FileTable> {
  const { lembar, seluruhnya } = await openFile(Buffer.from(buffer, byteOffset, byteLength), dicari)
  const letak = findHeaders(lembar, dicari, choice.lembar)
  return takeTable(await seluruhnya(letak.at), letak, dicari, choice)
}

/** By what the file is, not by what it is called. */
async function openFile(bytes: Buffer, dicari: SoughtColumn): Promise<OpenFile> {
  const magic = bytes.subarray(0, 4).toString('hex')
  if (magic === '504b0304') return readXlsxFile(bytes)
  if (magic === 'd0cf11e0') throw errors.berkasExcelLama()
  const lembar = [readCsv(bytes, dicari)]
  return { lembar, seluruhnya: () => Promise.resolve(lembar) }
}
