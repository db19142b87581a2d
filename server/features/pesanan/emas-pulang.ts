/** A customer's own gold that goes home, out of SERVICE and, where it is gone, out of LEBUR (DOMAIN §O.2-3, §O.2-6). */
import { Refusal } from '#domain/errors.ts'
import { emasPulang as pulang } from '#domain/rules/emas-pulang.ts'
import type { IsiLebur } from '#domain/rules/lebur.ts'
import { lokasiSistem } from '#domain/rules/lokasi.ts'
import type { EmasPulang } from '#domain/rules/postings/pesanan.ts'
import type { Milligram } from '#domain/units.ts'
import type { Context } from '../../context.ts'
import { statement } from '../../db/statement.ts'
import { kunci } from '../../ledger/post.ts'
import type { BarisPesananDimuat } from './muat-pesanan.ts'

const lebur = statement<IsiLebur>(
  'lebur_pulang',
  `SELECT kode_group, kode_dept, berat FROM saldo_lokasi
   WHERE kode_toko = $1 AND lokasi = '${lokasiSistem('LEBUR')}' AND berat > 0 AND kode_group = ANY ($2::text[]) ORDER BY 1, 2`,
)

/** How much of a line goes home: all of its gold where nothing is taken, what the piece left of it where it is. */
type Sebanyak = (line: BarisPesananDimuat) => Milligram
export const semuaEmas: Sebanyak = (line) => line.berat_customer
export const sisaEmas: Sebanyak = (line) => line.emas.milik

/** For a look: why it cannot go home is answered, not thrown. */
export async function lihatEmasPulang(
  ctx: Context,
  lines: readonly BarisPesananDimuat[],
  sebanyak: Sebanyak,
): Promise<EmasPulang | Refusal> {
  const owed = lines
    .filter((line) => line.status !== 'BATAL' && line.berat_customer > 0)
    .map((line) => ({ ...line, berat: sebanyak(line) }))
  const lost = owed.filter(({ berat, emas }) => berat > emas.di_service)
  const isi = lost.length
    ? await ctx.sql(lebur, [ctx.toko.kode_toko, [...new Set(lost.map((line) => line.kode_group))]])
    : []
  return pulang(owed, isi)
}

/**
 * The books are locked before the bin is looked at: of two who draw from it the second sees what the first has left.
 * @throws errors.emasCustomerDiTukang, errors.leburTidakCukup
 */
export async function muatEmasPulang(
  ctx: Context,
  lines: readonly BarisPesananDimuat[],
  sebanyak: Sebanyak,
): Promise<EmasPulang> {
  if (lines.some((line) => line.berat_customer > 0)) kunci(ctx)
  const emas = await lihatEmasPulang(ctx, lines, sebanyak)
  if (emas instanceof Refusal) throw emas
  return emas
}
