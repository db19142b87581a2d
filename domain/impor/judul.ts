/** Which column of an uploaded table belongs to which field. */
import { errors, refuseAll, type Refusal } from '../errors.ts'
import type { Field } from '../master-types.ts'
import { isKosong, type Tabel } from './sel.ts'

/** ' Kode  Baki *' and 'kode_baki' name the same field; a unit in brackets says nothing new. */
const biasa = (judul: string): string =>
  judul
    .normalize('NFKC')
    .replace(/\([^)]*\)|\*/g, ' ')
    .replace(/[\s_]+/g, ' ')
    .trim()
    .toUpperCase()

/**
 * Where each field stands in the table; a field without a column is not named.
 * @param wajib fields whose column must be there
 * @throws Refusal with every header that is unknown, doubled or missing
 */
export function bacaJudul(
  fields: Record<string, Pick<Field, 'label'>>,
  tabel: Tabel,
  wajib: readonly string[],
): Map<string, number> {
  const found = new Map<string, number>()
  const wrong: Refusal[] = []
  tabel.judul.forEach((cell, i) => {
    const judul = typeof cell === 'string' || typeof cell === 'number' ? String(cell) : ''
    if (biasa(judul) === '')
      return void (adaIsi(tabel, i) && wrong.push(errors.judulKosong({ ke: i + 1 }).at('berkas')))
    const name = Object.keys(fields).find(
      (key) => biasa(fields[key]!.label) === biasa(judul) || biasa(key) === biasa(judul),
    )
    if (!name) wrong.push(errors.judulTidakDikenal({ judul: judul.trim().slice(0, 50) }).at('berkas'))
    else if (found.has(name)) wrong.push(errors.judulGanda({ judul: fields[name]!.label }).at('berkas'))
    else found.set(name, i)
  })
  for (const name of wajib)
    if (!found.has(name)) wrong.push(errors.judulTidakAda({ judul: fields[name]!.label }).at('berkas'))
  refuseAll(wrong)
  return found
}

const adaIsi = ({ baris }: Tabel, column: number): boolean => baris.some(({ sel }) => !isKosong(sel[column]))
