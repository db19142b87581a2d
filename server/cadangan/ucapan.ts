/** What the commands say of a backup. */
import { formatAngka } from '#domain/format.ts'
import { digestAsRead } from './manifest.ts'
import type { Diperiksa } from './periksa.ts'

export function ringkasan({ manifest, hash }: Diperiksa): string[] {
  const { tabel, gambar, r49, migrasi, kunci } = manifest
  const row = tabel.reduce((n, t) => n + t.baris, 0)
  return [
    `${tabel.length} tabel, ${formatAngka(row)} baris, ${formatAngka(gambar.jumlah)} gambar, ${formatAngka(r49.hari)} hari ditutup; migrasi ${migrasi.at(-1)?.slice(0, 4) ?? '-'}`,
    `SHA-256 ${hash}`,
    `Kunci identitas ${digestAsRead(kunci)} TIDAK ikut di dalamnya: simpan salinannya di tempat lain`,
  ]
}
