/** Which column of an uploaded table belongs to which field. */
import { errors, refuseAll, type Refusal } from '../errors.ts'
import type { Field } from '../master-types.ts'
import { isKosong, type Sel, type Tabel } from './sel.ts'

/** ' Kode  Baki *' and 'kode_baki' name the same field; a unit in brackets says nothing new. */
const biasa = (judul: string): string =>
  judul
    .normalize('NFKC')
    .replace(/\([^)]*\)|\*/g, ' ')
    .replace(/[\s_]+/g, ' ')
    .trim()
    .toUpperCase()

/** Written back by the server, and nobody's field (kesalahan.ts). */
export const JUDUL_KESALAHAN = 'Kesalahan'
export const isKesalahan = (cell: Sel | undefined): boolean =>
  typeof cell === 'string' && biasa(cell) === biasa(JUDUL_KESALAHAN)

export interface Judul {
  /** Where each field stands; a field without a column is not named. */
  kolom: Map<string, number>
  /** Columns that hold something and name no field: not read, and asked about. */
  tidak_dikenal: string[]
}

/**
 * @param wajib fields whose column must be there
 * @throws Refusal with every header that is doubled or missing
 */
export function bacaJudul(
  fields: Record<string, Pick<Field, 'label'>>,
  tabel: Tabel,
  wajib: readonly string[],
): Judul {
  const kolom = new Map<string, number>()
  const tidak_dikenal: string[] = []
  const wrong: Refusal[] = []
  tabel.judul.forEach((cell, i) => {
    if (isKesalahan(cell)) return
    const judul = typeof cell === 'string' || typeof cell === 'number' ? String(cell).trim() : ''
    const name = Object.keys(fields).find(
      (key) =>
        biasa(judul) !== '' && (biasa(fields[key]!.label) === biasa(judul) || biasa(key) === biasa(judul)),
    )
    if (!name) {
      if (judul !== '' || adaIsi(tabel, i))
        tidak_dikenal.push(judul.slice(0, 50) || `Ke-${i + 1} (Tanpa Judul)`)
    } else if (kolom.has(name)) wrong.push(errors.judulGanda({ judul: fields[name]!.label }).at('berkas'))
    else kolom.set(name, i)
  })
  for (const name of wajib)
    if (!kolom.has(name)) wrong.push(errors.judulTidakAda({ judul: fields[name]!.label }).at('berkas'))
  refuseAll(wrong)
  return { kolom, tidak_dikenal }
}

const adaIsi = ({ baris }: Tabel, column: number): boolean => baris.some(({ sel }) => !isKosong(sel[column]))
