/**
 * Carries out what a screen asks about backups. A process of its own makes them and reads them again, one at a time;
 * they are handed out in bounds.
 */
import { Readable } from 'node:stream'
import type pg from 'pg'
import { errors } from '#domain/errors.ts'
import { NAMA_CADANGAN } from '#domain/rules/cadangan.ts'
import { statement } from '../db/statement.ts'
import { SELURUH_RANTAI, write } from '../db/transaction.ts'
import type { Clock } from './clock.ts'

export interface PetugasOptions {
  /** Where backups lie (cadangan/tempat.ts), as far as a screen asks. */
  tempat: {
    readonly tempat: string
    ukuran(nama: string): Promise<number | undefined>
    read(nama: string): AsyncIterable<Buffer>
  }
  /** True when no place was set: backups lie beside the data. */
  bawaan: boolean
  jam: string | undefined
  simpan: number
  /** `npm run cadangan` with these arguments. @throws what it said last */
  proses: (args: readonly string[], berhenti: AbortSignal) => Promise<void>
}

interface Work {
  apa: 'BUAT' | 'PERIKSA'
  /** Of the row that is read again. */
  id: number | null
  mulai: Date
}

/** A file was read whole again. */
const recordChecked = statement<unknown, readonly [id: number, pada: Date, temuan: string | null]>(
  'cadangan_diperiksa',
  'UPDATE cadangan SET diperiksa = $2, temuan = $3 WHERE id = $1',
)

/** A client who takes no part of a file for so long has gone. */
const DIAM_MS = 60_000
/** Files that leave at once, whoever asked. */
const UNDUHAN_MAKS = 2

export class PetugasCadangan {
  readonly tempat: string
  readonly bawaan: boolean
  readonly jam: string | null
  readonly simpan: number
  kerja: Work | null = null
  /** The last that failed here, until another begins. */
  gagal: { pada: Date; sebab: string } | null = null
  readonly #options: PetugasOptions
  readonly #clock: Clock
  readonly #pool: pg.Pool
  readonly #unduhan = new Set<string>()
  readonly #berhenti = new AbortController()
  #selesai: Promise<void> = Promise.resolve()

  constructor(options: PetugasOptions, { pool, clock }: { pool: pg.Pool; clock: Clock }) {
    this.#options = options
    this.#clock = clock
    this.#pool = pool
    this.tempat = options.tempat.tempat
    this.bawaan = options.bawaan
    this.jam = options.jam ?? null
    this.simpan = options.simpan
  }

  /** @throws errors.cadanganSedangDikerjakan */
  buat(oleh: string): void {
    this.#kerjakan({ apa: 'BUAT', id: null }, ['--oleh', oleh], async (sebab) => {
      this.gagal = sebab === null ? null : { pada: this.#clock.now(), sebab }
    })
  }

  /**
   * Reads a backup again; the finding stands in its row. A backup of before 0.2.0 has no seal: the hash of its row
   * shows here that it is what was written.
   * @throws errors.cadanganSedangDikerjakan
   */
  periksa({ id, nama, hash }: { id: number; nama: string; hash: string }): void {
    this.#kerjakan(
      { apa: 'PERIKSA', id },
      ['--periksa', nama, '--hash', hash, '--tanpa-segel'],
      async (temuan) => {
        await write(this.#pool, SELURUH_RANTAI, ({ sql }) =>
          sql(recordChecked, [id, this.#clock.now(), temuan]),
        )
      },
    )
  }

  #kerjakan(
    work: Omit<Work, 'mulai'>,
    args: readonly string[],
    sesudah: (sebab: string | null) => Promise<void>,
  ): void {
    if (this.kerja) throw errors.cadanganSedangDikerjakan()
    this.kerja = { ...work, mulai: this.#clock.now() }
    const { signal } = this.#berhenti
    this.#selesai = this.#options
      .proses(args, signal)
      .then(
        () => null,
        (error: Error) => error.message.replace(/^Cadangan gagal: /, ''),
      )
      // A server that ends has found nothing.
      .then((sebab) => (signal.aborted ? undefined : sesudah(sebab)))
      .catch((error: unknown) => console.error('cadangan: hasilnya tidak tercatat', error))
      .finally(() => (this.kerja = null))
  }

  /** @returns true if it lies there as it was written */
  ada = async ({ nama, bytes }: { nama: string; bytes: number }): Promise<boolean> =>
    NAMA_CADANGAN.test(nama) && (await this.#options.tempat.ukuran(nama)) === bytes

  /** @throws errors.cadanganSedangDiunduh, errors.sedangSibuk */
  bolehUnduh(user_id: string): void {
    if (this.#unduhan.has(user_id)) throw errors.cadanganSedangDiunduh()
    if (this.#unduhan.size >= UNDUHAN_MAKS) throw errors.sedangSibuk()
  }

  /** Number of files that are leaving now. */
  get diunduh(): number {
    return this.#unduhan.size
  }

  /** Hands out one file to each user; a user who stops taking it loses it. @throws as `bolehUnduh` */
  unduh(user_id: string, nama: string): Readable {
    this.bolehUnduh(user_id)
    this.#unduhan.add(user_id)
    let jaga: NodeJS.Timeout | undefined
    const wait = () => {
      clearTimeout(jaga)
      jaga = setTimeout(() => content.destroy(new Error('a backup was not taken any further')), DIAM_MS)
    }
    const content = Readable.from(dijaga(this.#options.tempat.read(nama), wait), { objectMode: false })
    wait()
    content.once('close', () => {
      clearTimeout(jaga)
      this.#unduhan.delete(user_id)
    })
    return content
  }

  async stop(): Promise<void> {
    this.#berhenti.abort()
    await this.#selesai
  }
}

async function* dijaga(chunks: AsyncIterable<Buffer>, wait: () => void): AsyncGenerator<Buffer> {
  for await (const chunk of chunks) {
    wait()
    yield chunk
  }
}
