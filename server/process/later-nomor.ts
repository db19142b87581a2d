/** The number of a document that nobody waits for: the database draws it, and fills it in where NOMOR_BELUM holds its place. */
import { NOMOR_BELUM, type JenisNomor } from '#domain/rules/kode.ts'
import type { Sql } from '../db/client.ts'
import { statement } from '../db/statement.ts'

export const DRAW = `INSERT INTO counter (kode_toko, jenis, tanggal, nilai) VALUES ($1, $2, $3, 1)
   ON CONFLICT (kode_toko, jenis, tanggal) DO UPDATE SET nilai = counter.nilai + 1 RETURNING nilai`
/** And kept for the statements behind it. */
const nextKept = statement<{ urut: string }>(
  'nomor_nanti',
  `WITH n AS (${DRAW})
   SELECT set_config('app.nomor', lpad(nilai::text, GREATEST(4, length(nilai::text)), '0'), true) AS urut
   FROM n`,
)

/** Of a text in SQL: with the number that was drawn; as it is where none was. */
export const fillNomor = (text: string): string =>
  `replace(${text}, '${NOMOR_BELUM}', COALESCE(NULLIF(current_setting('app.nomor', true), ''), '${NOMOR_BELUM}'))`

/** The one number that a request draws without waiting. */
export class LaterNomor {
  readonly #sendFor: Sql
  #urut: Promise<{ urut: string }[]> | undefined

  constructor(sendFor: Sql) {
    this.#sendFor = sendFor
  }

  ambil(key: readonly [string, JenisNomor, string]): typeof NOMOR_BELUM {
    if (this.#urut) throw new Error('a request draws one number without waiting, this is the second')
    this.#urut = this.#sendFor(nextKept, key)
    return NOMOR_BELUM
  }

  /** Once it is committed: what was made with it, with the number in its place. */
  async isi<T>(made: T): Promise<T> {
    if (!this.#urut) return made
    const [row] = await this.#urut
    return JSON.parse(JSON.stringify(made).replaceAll(NOMOR_BELUM, row!.urut)) as T
  }
}
