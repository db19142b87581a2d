/** Reference data for the lines of an order: groups with the shop's price of today, and jenis. */
import type { AcuanPesanan, OrderedLine, GrupPesanan } from '#domain/rules/pesanan.ts'
import type { Context } from '../../context.ts'
import { statement } from '../../db/statement.ts'

// Groups stay in use until the order stands: the lock is shared by all who order alike.
const grup = statement<GrupPesanan>(
  'grup_pesanan',
  `SELECT g.kode_group, g.kadar, g.kadar_cetak, COALESCE(h.harga, 0) AS harga,
     COALESCE(h.harga_min_gram, 0) AS harga_min_gram, COALESCE(h.harga_max_gram, 0) AS harga_max_gram
   FROM grup g LEFT JOIN harga_group h ON h.kode_toko = $1 AND h.kode_group = g.kode_group
   WHERE g.kode_group = ANY ($2::text[]) AND g.status_aktif ORDER BY g.kode_group FOR SHARE OF g`,
)
const jenis = statement<{ kode_dept: string }>(
  'jenis_pesanan',
  'SELECT kode_dept FROM jenis WHERE kode_dept = ANY ($1::text[]) AND status_aktif',
)

export async function loadAcuanPesanan(ctx: Context, lines: readonly OrderedLine[]): Promise<AcuanPesanan> {
  const [groups, kinds] = await Promise.all([
    ctx.sql(grup, [ctx.toko.kode_toko, [...new Set(lines.map((l) => l.kode_group))]]),
    ctx.sql(jenis, [[...new Set(lines.map((l) => l.kode_dept))]]),
  ])
  return {
    grup: new Map(groups.map((g) => [g.kode_group, g])),
    jenis: new Set(kinds.map((j) => j.kode_dept)),
  }
}
