/** Rates of PPN on the shop's day, by kind of goods (DOMAIN §P.1-3). */
import type { Persen } from '#domain/units.ts'
import type { Context } from '../context.ts'
import { statement } from '../db/statement.ts'

/** The columns of `TarifBarang` of piece `b`, from DENGAN_TARIF. */
export const TARIF_COLUMNS = 'pajak.jenis_pajak, pajak.ppn_rate, pajak.ppn_dasar'
export const DENGAN_TARIF = `CROSS JOIN LATERAL (
     SELECT n.jenis_pajak, COALESCE(t.ppn_rate, 0) AS ppn_rate, COALESCE(t.ppn_dasar, '-') AS ppn_dasar
     FROM grup n LEFT JOIN LATERAL tarif_ppn(b.kode_toko, n.jenis_pajak, b.punya_faktur_pajak,
         (SELECT tgl_system FROM toko WHERE kode_toko = b.kode_toko)) t ON true
     WHERE n.kode_group = b.kode_group LIMIT 1) pajak`

interface Tarif {
  ppn_rate: Persen
  ppn_dasar: string
}
const jasa = statement<Tarif>(
  'tarif_jasa',
  `SELECT ppn_rate, ppn_dasar FROM tarif_ppn($1, 'JASA', false, $2::date)`,
)

/** Of repairs and other services. */
export async function tarifJasa({ sql, toko }: Pick<Context, 'sql' | 'toko'>): Promise<Tarif> {
  const [tarif] = await sql(jasa, [toko.kode_toko, toko.tgl_system])
  return tarif ?? { ppn_rate: 0 as Persen, ppn_dasar: '-' }
}
