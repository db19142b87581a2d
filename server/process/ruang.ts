/**
 * Room on the disk of a database that is on this machine. PostgreSQL that has none left for its WAL ends, and with it all that is only
 * read: so what would write is refused before, while there is room for what is written anyway (sessions, checkpoints, a good end).
 */
import { statfs } from 'node:fs/promises'
import { errors } from '#domain/errors.ts'
import { Cache } from './cache.ts'

/** Sixteen files of WAL. */
const SISA_BYTES = 256 * 1_048_576
/** Interval at which the disk is looked at, however many ask. */
const SEBENTAR_MS = 1_000

export class Ruang {
  readonly #kept = new Cache<boolean>({ lama: SEBENTAR_MS })
  readonly #look: () => Promise<boolean>

  /** @param folder of the database; none where it is on another machine, which looks after itself (deploy/patroni/jaga-ruang.sh) */
  constructor(folder: string | undefined, sisaBytes = SISA_BYTES) {
    this.#look = async () => {
      if (folder === undefined) return true
      const { bavail, bsize } = await statfs(folder)
      return bavail * bsize >= sisaBytes
    }
  }

  /** A disk that cannot be looked at stops nobody. */
  cukup(): Promise<boolean> {
    return this.#kept.of('cukup', this.#look, performance.now()).catch(() => true)
  }

  /** @throws errors.diskPenuh */
  async pastikan(): Promise<void> {
    if (!(await this.cukup())) throw errors.diskPenuh()
  }
}
