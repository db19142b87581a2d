/** Reference data for the lines of a repair: groups in use with their purity, goldsmiths of the shop. */
import type { AcuanSelesai } from '#domain/rules/service.ts'
import type { Persen } from '#domain/units.ts'
import type { Context } from '../../context.ts'
import { statement } from '../../db/statement.ts'

const grup = statement<{ kode_group: string; kadar: Persen | null }>(
  'grup_service',
  'SELECT kode_group, kadar FROM grup WHERE kode_group = ANY ($1::text[]) AND status_aktif',
)
const tukang = statement<{ kode_tukang: string }>(
  'tukang_service',
  'SELECT kode_tukang FROM tukang WHERE kode_toko = $1 AND kode_tukang = ANY ($2::text[]) AND status_aktif',
)

export async function loadAcuanService(
  ctx: Context,
  { kode_group, kode_tukang }: { kode_group: readonly string[]; kode_tukang: readonly string[] },
): Promise<AcuanSelesai> {
  const [groups, people] = await Promise.all([
    ctx.sql(grup, [[...new Set(kode_group)]]),
    ctx.sql(tukang, [ctx.toko.kode_toko, [...new Set(kode_tukang)]]),
  ])
  return {
    kadar: new Map(groups.map((g) => [g.kode_group, g.kadar])),
    tukang: new Set(people.map((t) => t.kode_tukang)),
  }
}
