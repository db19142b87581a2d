/** The table in a file, whatever kind of file it is, and wherever in it the table stands. */
import { errors } from '#domain/errors.ts'
import type { KolomDicari } from '#domain/impor/judul.ts'
import { ambilTabel, cariJudul, type TabelBerkas } from '#domain/impor/lembar.ts'
import type { PilihanBaca } from '#domain/impor/result.ts'
import { bacaCsv } from './csv.ts'
import { bacaXlsx, type BerkasTerbuka } from './xlsx.ts'

/** @throws errors.berkasBukanTabel, berkasExcelLama, berkasRusak, berkasKutip, berkasKosong, berkasTerlaluPanjang, berkasTerlaluLebar, judulTidakKetemu, judulTerdekat, lembarTidakCocok, terlaluBesar */
export async function tabelDari(
  { buffer, byteOffset, byteLength }: Uint8Array,
  dicari: KolomDicari,
  pilihan: PilihanBaca = {},
): Promise<TabelBerkas> {
  const { lembar, seluruhnya } = await bukaBerkas(Buffer.from(buffer, byteOffset, byteLength), dicari)
  const letak = cariJudul(lembar, dicari, pilihan.lembar)
  return ambilTabel(await seluruhnya(letak.at), letak, dicari, pilihan)
}

/** By what the file is, not by what it is called. */
async function bukaBerkas(bytes: Buffer, dicari: KolomDicari): Promise<BerkasTerbuka> {
  const magic = bytes.subarray(0, 4).toString('hex')
  if (magic === '504b0304') return bacaXlsx(bytes)
  if (magic === 'd0cf11e0') throw errors.berkasExcelLama()
  const lembar = [bacaCsv(bytes, dicari)]
  return { lembar, seluruhnya: () => Promise.resolve(lembar) }
}
