/** Sentences of the commands about a backup. */
import { formatNumber } from '#domain/format.ts'
import { digestAsRead } from './manifest.ts'
import type { Diperiksa } from './periksa.ts'

export function ringkasan({ manifest, hash }: Diperiksa): string[] {
  const { tabel: tables, gambar: picture, r49, migrasi: migrations, kunci } = manifest
  const row = tables.reduce((n, t) => n + t.baris, 0)
  return [
    `${tables.length} tabel, ${formatNumber(row)} baris, ${formatNumber(picture.jumlah)} gambar, ${formatNumber(r49.hari)} hari ditutup; migrasi ${migrations.at(-1)?.slice(0, 4) ?? '-'}`,
    `SHA-256 ${hash}`,
    `Kunci identitas ${digestAsRead(kunci)} TIDAK ikut di dalamnya: simpan salinannya di tempat lain`,
  ]
}
