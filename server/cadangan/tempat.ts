/** The place of backups: a folder, or a bucket. A file is there under its name when it is whole, never before. */
export interface Tempat {
  /** For the terminal, the log and the record; tells no secret. */
  readonly tempat: string
  /** Makes it, where it is first used. */
  siapkan(): Promise<void>
  /** Streams it there. @param periksa reads it again: what it throws leaves nothing under the name */
  write(
    nama: string,
    content: AsyncIterable<Buffer>,
    periksa: (chunks: AsyncIterable<Buffer>) => Promise<void>,
  ): Promise<void>
  /** undefined when there is none. */
  ukuran(nama: string): Promise<number | undefined>
  read(nama: string): AsyncIterable<Buffer>
  list(): Promise<string[]>
  hapus(nama: string): Promise<void>
  /** Removes what a backup of that name left when it broke off. */
  bersihkan(nama: string): Promise<void>
}

/** A part of a place with files of its own, which the rest of it never touches. */
export interface Bagian {
  folder: string
  nama: RegExp
}
