/** A customer's own gold that goes home, out of SERVICE and, where it was lost, out of LEBUR (DOMAIN §O.2-3). */
import type { Refusal } from '#domain/errors.ts'
import { emasPulang as pulang, type BarisEmas } from '#domain/rules/emas-pulang.ts'
import type { IsiLebur } from '#domain/rules/lebur.ts'
import { lokasiSistem } from '#domain/rules/lokasi.ts'
import type { EmasPulang } from '#domain/rules/postings/pesanan.ts'
import type { Context } from '../../context.ts'
import { statement } from '../../db/statement.ts'

const lebur = statement<IsiLebur>(
  'lebur_pulang',
  `SELECT kode_group, kode_dept, berat FROM saldo_lokasi
   WHERE kode_toko = $1 AND lokasi = '${lokasiSistem('LEBUR')}' AND berat > 0 AND kode_group = ANY ($2::text[]) ORDER BY 1, 2`,
)

/** Whoever moves it has locked the books before (`kunci`): of two who draw from LEBUR the second sees what the first has left. */
export async function emasPulang(ctx: Context, lines: readonly BarisEmas[]): Promise<EmasPulang | Refusal> {
  const lost = lines.filter(({ emas }) => emas.milik > emas.di_service)
  const isi = lost.length
    ? await ctx.sql(lebur, [ctx.toko.kode_toko, [...new Set(lost.map((line) => line.kode_group))]])
    : []
  return pulang(lines, isi)
}
