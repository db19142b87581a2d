/** What a use case may answer other than data, and what is done with it once the database has been let go. */
import type { Readable } from 'node:stream'
import type pg from 'pg'
import type { Refusal } from '#domain/errors.ts'
import type { Penyimpanan } from './pictures/penyimpanan.ts'

/** More than `data`: another message than the call's, or fields beside `data` in the reply (a report's totals). */
export class Answer<T> {
  readonly data: T
  readonly message: string | undefined
  readonly beside: Record<string, unknown>
  constructor(data: T, { message, ...beside }: { message?: string; [field: string]: unknown } = {}) {
    this.data = data
    this.message = message
    this.beside = beside
  }
}

/** Means of work outside of a transaction. */
export interface DiLuar {
  pool: pg.Pool
  penyimpanan: Penyimpanan
  now: Date
  /** Aborts when the client is gone. */
  batal: AbortSignal
}

/**
 * Work done once the database has been let go: another server is asked, a picture is stored. It must keep no connection
 * meanwhile.
 */
export class Later<T> {
  readonly make: (luar: DiLuar) => Promise<T>
  constructor(make: (luar: DiLuar) => Promise<T>) {
    this.make = make
  }
}

/** Bytes as they are sent: another thread wrote them, or they lie in a file. */
export interface Content {
  length: number
  /** To be read to its end, or destroyed: an open file is behind it. */
  isi: Buffer | Readable
}

/** A file instead of JSON. */
export interface FileAnswer {
  type: string
  name: string
  /** The bytes, or how to make them once the database has been let go: a long PDF must not keep a connection. */
  content: Buffer | (() => Promise<Buffer | Content>)
}

/** A reply that another thread has written, whole: a file when it has a name. */
export interface Ready extends Content {
  type: string
  name?: string
}

/** A picture as it is stored. Under its name it never changes: a browser keeps it, and asks each time whether it still may. */
export interface StoredFile {
  objek: string
  /** Thrown when the storage has none of that name. */
  tidakAda: () => Refusal
}
