/** Contents of the trays of the shop now, and how they were weighed last (DOMAIN §B.15). */
import type { CallReply } from '#domain/call.ts'
import type { bakiHariIni } from '#domain/calls/timbang-baki.ts'
import { beratSeharusnya, type BakiContent } from '#domain/rules/timbang-baki.ts'
import type { Context } from '../../context.ts'
import { statement } from '../../db/statement.ts'

/**
 * Sums of the pieces b in tray k: a piece that a customer has spoken for lies there until it is fetched. A tag of its
 * own, else that of the tray.
 */
export const CONTENT = `SELECT count(*)::int AS qty,
    COALESCE(sum(b.berat + b.berat_atribut), 0)::bigint AS berat_barang,
    COALESCE(sum(COALESCE(t.berat_bandrol, k.berat_bandrol)), 0)::bigint AS berat_bandrol,
    COALESCE(array_agg(COALESCE(b.kode_barcode, '-') ORDER BY b.id), '{}') AS barcode
   FROM barang b LEFT JOIN bandrol t ON t.kode_bandrol = b.kode_bandrol
   WHERE b.kode_toko = k.kode_toko AND b.kode_gudang = k.kode_gudang AND b.kode_baki = k.kode_baki
     AND b.status NOT IN ('TERJUAL', 'KIRIM', 'HANCUR', 'HILANG')`

const TERAKHIR = `SELECT no, to_char(jam, 'HH24:MI:SS') AS jam, berat_seharusnya, berat_timbang, selisih,
    status, keterangan, input_by
   FROM timbang_baki w WHERE w.kode_toko = k.kode_toko AND w.tgl_system = $2 AND w.kode_baki = k.kode_baki
   ORDER BY id DESC LIMIT 1`

interface Baki extends BakiContent {
  kode_gudang: string
  kode_baki: string
  nama_baki: string
  terakhir: CallReply<typeof bakiHariIni>[number]['terakhir']
}
const all = statement<Baki>(
  'timbang_hari_ini',
  `SELECT k.kode_gudang, k.kode_baki, k.nama_baki, k.berat_baki, i.qty, i.berat_barang, i.berat_bandrol,
     to_json(w) AS terakhir
   FROM baki k CROSS JOIN LATERAL (${CONTENT}) i LEFT JOIN LATERAL (${TERAKHIR}) w ON true
   WHERE k.kode_toko = $1 AND k.status_aktif AND NOT k.is_sistem ORDER BY k.kode_gudang, k.kode_baki`,
)

export async function hariIni(ctx: Context): Promise<CallReply<typeof bakiHariIni>> {
  const { kode_toko, tgl_system } = ctx.toko
  return (await ctx.sql(all, [kode_toko, tgl_system])).map((baki) => ({
    ...baki,
    berat_seharusnya: beratSeharusnya(baki),
  }))
}
