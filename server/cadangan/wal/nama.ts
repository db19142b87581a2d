/** Names in the archive of the embedded PostgreSQL: each begins with the number of the very database server that wrote it. */
import type { Bagian } from '../tempat.ts'

/** A file of WAL, the history of a timeline, the note of a copy, as PostgreSQL calls them. */
const WAL = /^(?:[0-9A-F]{24}|[0-9A-F]{8}\.history|[0-9A-F]{24}\.[0-9A-F]{8}\.backup)$/
export const isWal = (file: string): boolean => WAL.test(file)

export const namaWal = (sistem: string, file: string): string => `${sistem}-${file}.gz`
/** '2026-11-22T07:05:09.123Z' → '7312…-dasar-20261122070509123' */
export const baseName = (sistem: string, pada: Date): string =>
  `${sistem}-dasar-${pada.toISOString().replaceAll(/\D/g, '').slice(0, 17)}`
export const baseContent = (base: string): string => `${base}.tar.gz`
/** The note of a copy, which is there when the copy is whole. */
export const baseRecord = (base: string): string => `${base}.json`

/** The archive's place, beside the backups. Half a copy is listed too, so that the next one takes it away. */
export const BAGIAN_WAL: Bagian = {
  folder: 'wal',
  nama: /^\d{10,20}-(?:[0-9A-F.a-z]+\.gz|dasar-\d{17}\.(?:tar\.gz(?:\.sementara)?|json))$/,
}

/** @returns the file of PostgreSQL's, when it is of this server and no copy */
export function walDari(sistem: string, nama: string): string | undefined {
  const file = nama.startsWith(`${sistem}-`) ? nama.slice(sistem.length + 1, -'.gz'.length) : ''
  return isWal(file) ? file : undefined
}

export const baseFrom = (nama: string): string | undefined => /^(.+-dasar-\d{17})\.json$/.exec(nama)?.[1]
