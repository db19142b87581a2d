/** Before which day what ended is due, in each shop: a document is kept as long as its shop says, a member as the shop that registered them. */
import { parseSettings, type Settings } from '#domain/rules/para-system.ts'
import { retensiLimit, bulanRetensi, type JenisRetensi } from '#domain/rules/retensi.ts'
import type { TanggalSystem } from '#domain/units.ts'
import type { Context } from '../../context.ts'
import { statement } from '../../db/statement.ts'

export interface Limit {
  kode_toko: string
  bulan: number
  hari: TanggalSystem
}

const setting = statement<{ kode_toko: string; isi: Record<string, string> | null }>(
  'retensi_setting',
  `SELECT t.kode_toko,
     (
       SELECT jsonb_object_agg(p.key, p.value) FROM para_system p
       WHERE p.kode_toko = t.kode_toko AND p.key LIKE 'RETENSI\\_%') AS isi
   FROM toko t WHERE NOT t.jauh ORDER BY t.kode_toko`,
)

/** Every shop of this server by its settings. Asked while the whole chain is seen. */
export async function settingRantai(ctx: Context): Promise<ReadonlyMap<string, Settings>> {
  const rows = await ctx.sql(setting, [])
  return new Map(rows.map(({ kode_toko, isi: content }) => [kode_toko, parseSettings(content ?? {})]))
}

/** By the day of the shop that asks: one that has closed for good has a day that no longer moves. */
export const tokoLimit = (
  { toko }: Context,
  rantai: ReadonlyMap<string, Settings>,
  jenis: JenisRetensi,
): Limit[] =>
  [...rantai].map(([kode_toko, settings]) => {
    const bulan = bulanRetensi(jenis, settings)
    return { kode_toko, bulan, hari: retensiLimit(toko.tgl_system, bulan) }
  })
