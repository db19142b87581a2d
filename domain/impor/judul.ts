/** Which column of an uploaded table belongs to which field. */
import { errors, refuseAll, type Refusal } from '../errors.ts'
import type { Field } from '../master-types.ts'
import { isKosong, type Sel, type Tabel } from './sel.ts'

/** ' Kode  Baki *' and 'kode_baki' name the same field; a unit in brackets says nothing new. */
export const biasa = (judul: string): string =>
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

/** The columns that a file may have, as far as another thread has to know: their labels, and those that must be there. */
export interface KolomDicari {
  label: Readonly<Record<string, string>>
  wajib: readonly string[]
}
export const kolomDicari = (
  fields: Readonly<Record<string, Pick<Field, 'label'>>>,
  wajib: readonly string[],
): KolomDicari => ({
  label: Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field.label])),
  wajib,
})

/** The field that a cell of a header names. */
export function pengenalJudul(label: KolomDicari['label']): (cell: Sel | undefined) => string | undefined {
  const known = new Map<string, string>()
  for (const name of Object.keys(label).toReversed())
    known.set(biasa(name), name).set(biasa(label[name]!), name)
  return (cell) => (typeof cell === 'string' ? known.get(biasa(cell)) : undefined)
}

export interface Judul {
  /** Where each field stands; a field without a column is not named. */
  kolom: Map<string, number>
  /** Columns that hold something and name no field: not read, and asked about. */
  tidak_dikenal: string[]
}

/** @throws Refusal with every header that is doubled */
export function bacaJudul(fields: Record<string, Pick<Field, 'label'>>, tabel: Tabel): Judul {
  const kolom = new Map<string, number>()
  const tidak_dikenal: string[] = []
  const wrong: Refusal[] = []
  const nameOf = pengenalJudul(kolomDicari(fields, []).label)
  tabel.judul.forEach((cell, i) => {
    if (isKesalahan(cell)) return
    const name = nameOf(cell)
    if (name === undefined) {
      const judul = typeof cell === 'string' || typeof cell === 'number' ? String(cell).trim() : ''
      if (judul !== '' || adaIsi(tabel, i))
        tidak_dikenal.push(judul.slice(0, 50) || `Ke-${i + 1} (Tanpa Judul)`)
    } else if (kolom.has(name)) wrong.push(errors.judulGanda({ judul: fields[name]!.label }).at('berkas'))
    else kolom.set(name, i)
  })
  refuseAll(wrong)
  return { kolom, tidak_dikenal }
}

const adaIsi = ({ baris }: Tabel, column: number): boolean => baris.some(({ sel }) => !isKosong(sel[column]))
