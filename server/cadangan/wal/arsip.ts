/**
 * An archive: whole copies of a PostgreSQL's files, and everything that was written since (WAL). Of both, its state at any moment
 * is made again.
 */
import type { Account } from '../../db/embedded/account.ts'

export interface Arsip {
  /** For words; tells no secret. */
  readonly nama: string
  /** The whole copies, the oldest first. @throws in a sentence when it cannot be read */
  base(): Promise<Base[]>
  /** Puts the files of one there, and how its PostgreSQL comes by the WAL. @throws in a sentence */
  letakkan(base: Base, ke: Tujuan): Promise<BaseOwned>
}

export interface Base {
  nama: string
  /** From here on its files are one state: no earlier moment is made of it. */
  selesai: Date
}

export interface Tujuan {
  /** Empty, and the account's alone. */
  dataDir: string
  /** Folder for what belongs beside the data. */
  folder: string
  account: Account | undefined
}

export interface BaseOwned {
  /** The folder with bin/ of the PostgreSQL that wrote it. */
  programs: string
  /** The superuser of that PostgreSQL. */
  pemilik: string
  /** The command by which it gets WAL, if its files do not say it. */
  restore_command?: string
}
