/** The table in a file, whatever kind of file it is. */
import { errors } from '#domain/errors.ts'
import { BARIS_MAKS, KOLOM_MAKS } from '#domain/impor/result.ts'
import { isKosong, type Sel, type Tabel } from '#domain/impor/sel.ts'
import { bacaCsv } from './csv.ts'
import { bacaXlsx } from './xlsx.ts'

/** @throws errors.berkasBukanTabel, berkasExcelLama, berkasRusak, berkasKutip, berkasKosong, berkasTerlaluPanjang, berkasTerlaluLebar, terlaluBesar */
export async function tabelDari({ buffer, byteOffset, byteLength }: Uint8Array): Promise<Tabel> {
  const rows = await rowsOf(Buffer.from(buffer, byteOffset, byteLength))
  const [head, ...baris] = rows
    .map((sel, i) => ({ no: i + 1, sel }))
    .filter(({ sel }) => !sel.every(isKosong))
  if (!head || baris.length === 0) throw errors.berkasKosong()
  if (baris.length > BARIS_MAKS) throw errors.berkasTerlaluPanjang({ maks: BARIS_MAKS })
  if (head.sel.length > KOLOM_MAKS) throw errors.berkasTerlaluLebar({ maks: KOLOM_MAKS })
  const lebar = head.sel.findLastIndex((sel) => !isKosong(sel)) + 1
  return { judul: head.sel, baris: baris.map((row) => ({ ...row, ...lebihDari(row.sel, lebar) })) }
}

/** A decimal comma that nobody quoted moves all that follows it: no cell of such a row is believed. */
function lebihDari(sel: readonly Sel[], lebar: number): { salah?: string } {
  const lebih = sel.slice(lebar).filter((one) => !isKosong(one))
  if (lebih.length === 0) return {}
  const isi = lebih.map((one) => (one !== null && typeof one === 'object' ? '…' : String(one))).join(', ')
  return { salah: errors.barisLebihPanjang({ jumlah: lebih.length, isi: isi.slice(0, 60) }).message }
}

/** By what the file is, not by what it is called. */
async function rowsOf(bytes: Buffer) {
  const magic = bytes.subarray(0, 4).toString('hex')
  if (magic === '504b0304') return bacaXlsx(bytes)
  if (magic === 'd0cf11e0') throw errors.berkasExcelLama()
  return bacaCsv(bytes)
}
