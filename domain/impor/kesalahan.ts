/** An uploaded table given back with what is wrong in each row: put right there, it is given again as it is. */
import { JUDUL_KESALAHAN, isKesalahan } from './judul.ts'
import { isKosong, type Sel, type Tabel } from './sel.ts'

type Isi = string | number | null

/** @param salah by the row's number in the file */
export function denganKesalahan(
  { judul, baris }: Tabel,
  salah: ReadonlyMap<number, string>,
): { judul: string[]; baris: Isi[][] } {
  const kept = judul.flatMap((cell, i) =>
    isKesalahan(cell) || (isKosong(cell) && baris.every(({ sel }) => isKosong(sel[i]))) ? [] : [i],
  )
  return {
    judul: [JUDUL_KESALAHAN, ...kept.map((i) => String(isi(judul[i]) ?? ''))],
    baris: baris.map(({ no, sel }) => [salah.get(no) ?? null, ...kept.map((i) => isi(sel[i]))]),
  }
}

/** As it is read again; what could not be read is left to be typed. */
function isi(sel: Sel | undefined): Isi {
  if (sel === undefined || sel === null || isKosong(sel)) return null
  if (typeof sel === 'boolean') return sel ? 'Y' : 'T'
  if (typeof sel !== 'object') return sel
  return 'tanggal' in sel ? sel.tanggal : null
}
