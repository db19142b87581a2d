/** The shop's licence to lend on pledge, and the owner's word in its place (DOMAIN §P.4, §G-7). */
import { lendingStateOn, type LendingState } from '#domain/rules/izin-gadai.ts'
import type { TanggalSystem } from '#domain/units.ts'
import type { Context } from '../context.ts'
import { statement } from '../db/statement.ts'

interface Stored {
  /** '' where there is none. */
  izin_gadai: string
  /** Of the newest word of the owner; null where there is none, or it was taken back. */
  sampai: TanggalSystem | null
  oleh: string
  alasan: string
}
type Pinjaman = Omit<Stored, 'izin_gadai'> & { state: LendingState }

const izin = statement<Stored>(
  'izin_gadai',
  `SELECT regexp_replace(t.izin_gadai, '^-$', '') AS izin_gadai, p.sampai, COALESCE(p.oleh, '-') AS oleh,
     COALESCE(p.alasan, '-') AS alasan
   FROM toko t LEFT JOIN LATERAL (
       SELECT sampai, oleh, alasan FROM pinjaman_tanpa_izin b WHERE b.kode_toko = t.kode_toko
       ORDER BY urut DESC LIMIT 1) p ON true
   WHERE t.kode_toko = $1`,
)

/** Whether the shop of the caller may lend more on its day. */
export async function loadPinjaman(ctx: Context): Promise<{ izin_gadai: string; pinjaman: Pinjaman }> {
  const [row] = await ctx.sql(izin, [ctx.toko.kode_toko])
  const { izin_gadai, ...word } = row!
  return { izin_gadai, pinjaman: { ...word, state: lendingStateOn(row!, ctx.toko.tgl_system) } }
}

export const lendingState = async (ctx: Context): Promise<LendingState> =>
  (await loadPinjaman(ctx)).pinjaman.state
