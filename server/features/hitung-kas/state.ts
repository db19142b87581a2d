/** The drawer's balance in the books now, and its last count on the shop's day. */
import { AKUN } from '#domain/rules/akun.ts'
import type { Rupiah } from '#domain/units.ts'
import type { Context } from '../../context.ts'
import { statement } from '../../db/statement.ts'

/**
 * SQL: true when drawer count `h`, of which `s` says what became of its difference, is worth nothing any more: 1101 has
 * moved since, even back to the same sum. Journals of a shop are written under the lock of its books, so the later one
 * has the higher number.
 */
export const BASI = `EXISTS (SELECT 1 FROM jurnal j JOIN jurnal_detail d ON d.jurnal_id = j.id
   WHERE j.kode_toko = h.kode_toko AND j.tanggal = h.tgl_system AND j.id > COALESCE(s.jurnal_id, h.jurnal_id)
     AND d.kode_akun = '${AKUN.KAS.kode}')`

interface Laci {
  saldo: Rupiah
  /** The last journal of the day; 0 before the first. */
  jurnal_id: number
}
const laci = statement<Laci>(
  'laci_sekarang',
  `SELECT COALESCE((
       SELECT saldo FROM saldo_akun
       WHERE kode_toko = $1 AND kode_akun = '${AKUN.KAS.kode}'), 0)::bigint AS saldo,
     COALESCE((SELECT max(id) FROM jurnal WHERE kode_toko = $1 AND tanggal = $2), 0)::bigint AS jurnal_id`,
)
/** The caller holds the lock of the books (ledger/post.ts). */
export async function lihatLaci(ctx: Context): Promise<Laci> {
  const [row] = await ctx.sql(laci, [ctx.toko.kode_toko, ctx.toko.tgl_system])
  return row!
}
