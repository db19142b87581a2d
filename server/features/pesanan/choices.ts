/** Reference data for pricing an order: groups with this shop's prices of today, kinds of pieces. */
import type { PesananChoices } from '#domain/calls/pesanan.ts'
import type { Context } from '../../context.ts'
import { statement } from '../../db/statement.ts'

const groups = statement<PesananChoices['groups'][number]>(
  'pilihan_group_pesanan',
  `SELECT g.kode_group, g.nama_group, g.kadar, g.kadar_cetak, COALESCE(h.harga, 0) AS harga_gram
   FROM grup g LEFT JOIN harga_group h ON h.kode_toko = $1 AND h.kode_group = g.kode_group
   WHERE g.status_aktif ORDER BY g.kode_group`,
)
const jenis = statement<PesananChoices['jenis'][number]>(
  'pilihan_jenis_pesanan',
  'SELECT kode_dept, nama_dept FROM jenis WHERE status_aktif ORDER BY kode_dept',
)

export async function loadPesananChoices(ctx: Context): Promise<PesananChoices> {
  const [priced, kinds] = await Promise.all([ctx.sql(groups, [ctx.toko.kode_toko]), ctx.sql(jenis, [])])
  return { groups: priced, jenis: kinds }
}
