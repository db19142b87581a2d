/** Prizes of a sale's coupons that have left the shop, when the sale is looked at or cancelled (DOMAIN §B.11). */
import type { HadiahDiserahkan } from '#domain/calls/hadiah-diserahkan.ts'
import { errors } from '#domain/errors.ts'
import { sebutHadiah, nameAll } from '#domain/rules/hadiah-diserahkan.ts'
import type { Context } from '../context.ts'
import { statement } from '../db/statement.ts'
import { kunci } from '../ledger/post.ts'

const LINES = 'SELECT no_faktur_jual FROM jual_detail WHERE kode_toko = $1 AND no_faktur_group = $2'
const diserahkan = statement<HadiahDiserahkan>(
  'hadiah_diserahkan',
  `SELECT k.no_faktur_jual, k.kode_kupon, h.nama_hadiah, d.qty, d.no_pengambilan
   FROM kupon k JOIN hadiah_ambil_detail d ON d.no_pengambilan = k.no_pengambilan AND d.kode_kupon = k.kode_kupon
     JOIN hadiah h ON h.kode_toko = d.kode_toko AND h.kode_hadiah = d.kode_hadiah
   WHERE k.kode_toko = $1 AND k.no_faktur_jual IN (${LINES}) AND k.status = 'DIAMBIL' ORDER BY k.kode_kupon`,
)
const pegang = statement<{ status: string }>(
  'pegang_kupon',
  `SELECT status FROM kupon WHERE kode_toko = $1 AND no_faktur_jual IN (${LINES}) ORDER BY kode_kupon FOR UPDATE`,
)

export const hadiahDiserahkan = (ctx: Context, no_faktur_group: string): Promise<HadiahDiserahkan[]> =>
  ctx.sql(diserahkan, [ctx.toko.kode_toko, no_faktur_group])

/**
 * Holds the coupons of a sale that is being cancelled, so that none is handed over meanwhile.
 * @returns what stays with the customer: by line as it is kept with the cancel, and all of it as it is shown to who allows that
 * @throws errors.hadiahSudahDiserahkan unless `setuju`
 */
export async function hadiahTidakKembali(
  ctx: Context,
  no_faktur_group: string,
  { lines: rows, setuju }: { lines: readonly { no_faktur_jual: string }[]; setuju: boolean },
): Promise<{ perRow: Map<string, string>; hadiah?: string }> {
  // A hand-over takes the books before the coupon; so does this, or each would wait for the other.
  kunci(ctx)
  const kupon = await ctx.sql(pegang, [ctx.toko.kode_toko, no_faktur_group])
  if (!kupon.some((k) => k.status === 'DIAMBIL')) return { perRow: new Map() }
  const lines = new Set(rows.map((b) => b.no_faktur_jual))
  const gone = (await hadiahDiserahkan(ctx, no_faktur_group)).filter((h) => lines.has(h.no_faktur_jual))
  if (gone.length > 0 && !setuju)
    throw errors.hadiahSudahDiserahkan({ hadiah: nameAll(gone) }).at('hadiah_tidak_kembali')
  const kept = new Map<string, string>()
  for (const hadiah of gone) {
    const before = kept.get(hadiah.no_faktur_jual)
    kept.set(hadiah.no_faktur_jual, (before ? `${before}, ` : '') + sebutHadiah(hadiah))
  }
  return { perRow: kept, ...(gone.length > 0 ? { hadiah: nameAll(gone) } : {}) }
}
