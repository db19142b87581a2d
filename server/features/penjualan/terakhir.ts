/** The document that a user saved last today at a till. A cancelled document is theirs no longer to hand out. */
import type { CallInput, CallReply } from '#domain/call.ts'
import type { notaTerakhir, NotaTerakhir } from '#domain/calls/nota-terakhir.ts'
import { kembalian, type Pembayaran } from '#domain/rules/pembayaran.ts'
import { sumRupiah } from '#domain/units.ts'
import type { Context } from '../../context.ts'
import { statement } from '../../db/statement.ts'

interface Row extends Omit<NotaTerakhir, 'kembalian'> {
  dibayar: Pick<Pembayaran, 'jenis' | 'nominal' | 'uang_diterima'>[]
}

/** A deposit is at hand by its first payment. */
const terakhir = statement<Row>(
  'nota_terakhir',
  `SELECT x.dokumen, x.no, to_char(x.pada, 'HH24:MI:SS') AS jam, x.nama_customer, x.status_valid, x.total,
     COALESCE((
         SELECT json_agg(json_build_object('jenis', p.jenis, 'nominal', p.nominal, 'uang_diterima',
               p.uang_diterima)) FROM pembayaran p
         WHERE p.kode_toko = $1 AND p.ref_no = x.ref_no AND p.arah = 'MASUK'
           AND p.ref_type IN ('PENJUALAN', 'TUKAR', 'TITIPAN')), '[]') AS dibayar
   FROM (
     SELECT CASE jenis WHEN 'JUAL' THEN 'PENJUALAN' WHEN 'BELI' THEN 'PEMBELIAN' ELSE jenis END AS dokumen,
       no_faktur_group AS no, jam AS pada, nama_customer, status_valid,
       CASE jenis WHEN 'BELI' THEN total_beli ELSE total_bayar END AS total, no_faktur_group AS ref_no
     FROM faktur_group
     WHERE kode_toko = $1 AND tgl_system = $2 AND input_by = $3 AND status_valid <> 'CANC'
       AND (jenis = 'BELI') = ($4 = 'pembelian')
     UNION ALL
     SELECT 'TITIPAN', t.no_titip_group, s.jam, t.nama_customer, s.status_valid, s.total, s.no_titip_bayar
     FROM titip t JOIN titip_bayar s ON s.no_titip_group = t.no_titip_group AND s.urut = 1
     WHERE t.kode_toko = $1 AND t.tgl_system = $2 AND s.input_by = $3 AND s.status_valid <> 'CANC'
       AND t.status_titipan <> 'CLOSE' AND $4 = 'penjualan') x
   ORDER BY x.pada DESC, x.no DESC LIMIT 1`,
)

export async function nota(
  ctx: Context,
  { query }: CallInput<typeof notaTerakhir>,
): Promise<CallReply<typeof notaTerakhir>> {
  const { kode_toko, tgl_system } = ctx.toko
  const [found] = await ctx.sql(terakhir, [kode_toko, tgl_system, ctx.user.user_id, query.kasir])
  if (!found) return null
  const { dibayar, ...last } = found
  return { ...last, kembalian: sumRupiah(dibayar.map(kembalian)) }
}
