/** An uploaded file as Excel again, with what is wrong in each row (domain/impor/kesalahan.ts); what was hidden is there, and hidden. */
import { denganKesalahan } from '#domain/impor/kesalahan.ts'
import type { Alasan } from '#domain/impor/result.ts'
import type { TabelBerkas } from '#domain/impor/lembar.ts'
import type { FileAnswer } from '../outcome.ts'
import { berkasBuku } from './buku.ts'

export function berkasKesalahan(
  nama: string,
  tabel: TabelBerkas,
  salah: readonly { no: number; alasan: readonly Alasan[] }[],
): FileAnswer {
  const { judul, baris } = denganKesalahan(
    { judul: tabel.judul, baris: tabel.semua },
    new Map(salah.map(({ no, alasan }) => [no, alasan.map((a) => a.alasan).join('; ')])),
  )
  return berkasBuku(`kesalahan-${nama}`, {
    nama: 'Kesalahan',
    kolom: judul.map((text) => ({ judul: text })),
    baris,
    tersembunyi: tabel.semua.flatMap(({ tersembunyi }, i) => (tersembunyi ? [i] : [])),
  })
}
