/** A condition that must hold before a day is closed. */
import type { Refusal } from '#domain/errors.ts'
import type { Statement } from '../db/statement.ts'
import type { TutupContext } from './tutup.ts'

/** `transaksi` is looked at before `saldo`, so that the person at the counter is told first what they can mend. */
export type Pemeriksaan = { nama: string; bagian: 'transaksi' | 'saldo' } & (
  | { berat: 'tolak'; periksa: (ctx: TutupContext) => Promise<Refusal | undefined> }
  | { berat: 'peringatan'; periksa: (ctx: TutupContext) => Promise<string | undefined> }
)

/** Warns of documents that are late. @param late of shop $1 @param say what is said of those that were found */
export const warnsOf = <Row>(
  nama: string,
  late: Statement<Row>,
  say: (rows: readonly Row[]) => string,
): Pemeriksaan => ({
  nama,
  bagian: 'transaksi',
  berat: 'peringatan',
  async periksa({ sql, toko }) {
    const rows = await sql(late, [toko.kode_toko])
    return rows.length > 0 ? say(rows) : undefined
  },
})
