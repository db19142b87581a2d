/** The description that a backup holds of itself: its last file but one. */
import { z } from 'zod'

/** Of the file's own layout. One that is higher is of a newer Kencana; 1 has no seal (segel.ts). */
export const FORMAT = 2

const zHash = z.string().regex(/^[0-9a-f]{64}$/)

export const zManifest = z.object({
  format: z.int(),
  dibuat: z.iso.datetime(),
  postgres: z.string(),
  /** Tells keys of identities apart, and nothing about them. */
  kunci: z.string(),
  /** The migrations that made its tables. */
  migrasi: z.array(z.string()),
  tabel: z.array(
    z.object({
      nama: z.string(),
      kolom: z.array(z.string()),
      baris: z.int(),
      /** Of its rows as COPY writes them. */
      sha256: zHash,
    }),
  ),
  /** Position of each sequence, as a text: a number may be larger than JSON can tell. */
  urutan: z.array(z.object({ nama: z.string(), nilai: z.string(), terpakai: z.boolean() })),
  gambar: z.object({ jumlah: z.int(), bytes: z.int() }),
  r49: z.object({ hari: z.int(), sha256: zHash }),
  /** Every file of the archive before this one, but pictures, which have lists of their own. */
  bagian: z.array(z.object({ nama: z.string(), bytes: z.int(), sha256: zHash })),
})
export type Manifest = z.infer<typeof zManifest>

export const MANIFEST = 'manifest.json'
/** The last file: SHA-256 of every byte before it, and its seal. */
export const DIGEST = 'SIDIK'
export const READ_MINE = 'BACA-SAYA.txt'

export const tablePart = (table: string, no: number): string =>
  `tabel/${table}-${String(no).padStart(5, '0')}.copy.gz`
/** @returns the table of a part, undefined for other files */
export const tableOf = (nama: string): string | undefined => /^tabel\/(\w+)-\d+\.copy\.gz$/.exec(nama)?.[1]
export const picturePart = (nama: string): string => `gambar/${nama}`
export const pictureList = (no: number): string => `gambar-${String(no).padStart(5, '0')}.sha256`
export const pictureFrom = (nama: string): string | undefined => /^gambar\/(.+)$/.exec(nama)?.[1]
export const bagianR49 = (no: number): string => `r49/${String(no).padStart(5, '0')}.tsv.gz`
export const isR49 = (nama: string): boolean => nama.startsWith('r49/')

/** '3f9a12bc…' as people compare it. */
export const digestAsRead = (kunci: string): string =>
  kunci
    .toUpperCase()
    .match(/.{1,4}/g)!
    .join('-')

export const readMine = (dibuat: string, kunci: string): string => `Cadangan lengkap Kencana, dibuat ${dibuat}

Memulihkan: npm run pulihkan -- <berkas ini>   (docs/operasi.md)
Kunci identitas (${digestAsRead(kunci)}) TIDAK ada di dalamnya: salinannya disimpan terpisah.

Tanpa Kencana: age -d <berkas>.tar.age | tar x   (kata sandinya: npm run cadangan -- --kunci); tabel/ berisi baris tiap tabel, seperti ditulis COPY … TO STDOUT milik PostgreSQL, dipotong di akhir baris:
  zcat tabel/jurnal-*.copy.gz | psql -c "COPY jurnal (<kolom>) FROM STDIN"
Kolom, jumlah baris dan SHA-256 ada di manifest.json. gambar/ berisi foto, gambar-*.sha256 sidiknya (sha256sum -c).
`
