/**
 * Rows that handed-over goods refer to: conditions of a purchase, kinds of pieces, the groups that the loan names, in
 * use or not.
 */
import type { AcuanSerah } from '#domain/rules/serah-barang.ts'
import type { Context } from '../../context.ts'
import { statement } from '../../db/statement.ts'
import { loadAcuanBeli } from '../pembelian/load-acuan-beli.ts'

type Grup = AcuanSerah['groups'] extends ReadonlyMap<string, infer G> ? G : never

const grup = statement<Grup>(
  'grup_serah',
  `SELECT g.kode_group, g.kadar, g.kadar_cetak, k.status_gold
   FROM grup g JOIN kategori k USING (kode_kategori) WHERE g.kode_group = ANY ($1::text[])`,
)

export async function loadAcuanSerah(ctx: Context, kode_group: readonly string[]): Promise<AcuanSerah> {
  const [{ kondisi, jenis }, groups] = await Promise.all([
    loadAcuanBeli(ctx),
    ctx.sql(grup, [[...new Set(kode_group)]]),
  ])
  return {
    kondisi,
    jenis: new Set(jenis.map((j) => j.kode_dept)),
    groups: new Map(groups.map((g) => [g.kode_group, g])),
  }
}
