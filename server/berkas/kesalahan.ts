/** An uploaded file as Excel again, with what is wrong in each row (domain/impor/kesalahan.ts). */
import { denganKesalahan } from '#domain/impor/kesalahan.ts'
import type { Alasan } from '#domain/impor/result.ts'
import type { Tabel } from '#domain/impor/sel.ts'
import type { FileAnswer } from '../http/route.ts'
import { berkasBuku } from './buku.ts'

export function berkasKesalahan(
  nama: string,
  tabel: Tabel,
  salah: readonly { no: number; alasan: readonly Alasan[] }[],
): FileAnswer {
  const { judul, baris } = denganKesalahan(
    tabel,
    new Map(salah.map(({ no, alasan }) => [no, alasan.map((a) => a.alasan).join('; ')])),
  )
  return berkasBuku(`kesalahan-${nama}`, {
    nama: 'Kesalahan',
    kolom: judul.map((text) => ({ judul: text })),
    baris,
  })
}
