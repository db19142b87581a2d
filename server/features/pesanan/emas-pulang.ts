/** A customer's gold of some lines on its way home, with what LEBUR has of their groups (DOMAIN §O.2-3, §O.2-6). */
import { Refusal } from '#domain/errors.ts'
import { emasPulang } from '#domain/rules/emas-customer.ts'
import type { LeburContent } from '#domain/rules/lebur.ts'
import { lokasiSistem } from '#domain/rules/lokasi.ts'
import type { EmasPulang } from '#domain/rules/postings/pesanan.ts'
import type { Milligram } from '#domain/units.ts'
import type { Context } from '../../context.ts'
import { statement } from '../../db/statement.ts'
import { kunci } from '../../ledger/post.ts'
import type { LoadedPesananLine } from './load-pesanan.ts'

const lebur = statement<LeburContent>(
  'lebur_pesanan',
  `SELECT kode_group, kode_dept, berat FROM saldo_lokasi
   WHERE kode_toko = $1 AND lokasi = '${lokasiSistem('LEBUR')}' AND berat > 0
     AND kode_group = ANY ($2::text[]) ORDER BY 1, 2`,
)

type Berat = (line: LoadedPesananLine) => Milligram

/**
 * The books are locked before the bin is looked at: of two who draw from it the second sees what the first has left.
 * @param berat of each line: all of its gold (it was not taken), or what the piece left of it (`emas.milik`)
 * @throws errors.emasCustomerDiTukang, errors.leburTidakCukup
 */
export async function loadEmasPulang(
  ctx: Context,
  lines: readonly LoadedPesananLine[],
  berat: Berat,
): Promise<EmasPulang> {
  const pulang = denganEmas(lines, berat)
  if (pulang.length > 0) kunci(ctx)
  return hitung(ctx, pulang)
}

/** Reasons why the gold left by finished pieces cannot go home now, asked without any lock; empty when it can. */
export async function emasTertahan(ctx: Context, lines: readonly LoadedPesananLine[]): Promise<Refusal[]> {
  try {
    await hitung(
      ctx,
      denganEmas(lines, ({ emas }) => emas.milik),
    )
    return []
  } catch (error) {
    if (error instanceof Refusal) return [error]
    throw error
  }
}

const denganEmas = (lines: readonly LoadedPesananLine[], berat: Berat) =>
  lines
    .filter((line) => line.status !== 'BATAL' && line.berat_customer > 0)
    .map((line) => ({ ...line, berat: berat(line) }))

async function hitung(ctx: Context, pulang: ReturnType<typeof denganEmas>): Promise<EmasPulang> {
  if (pulang.length === 0) return { dari_service: [], dari_lebur: [] }
  const content = await ctx.sql(lebur, [ctx.toko.kode_toko, [...new Set(pulang.map((e) => e.kode_group))]])
  return emasPulang(pulang, content)
}
