/**
 * Amount to be paid on loans by the day customers are told of: the principal, and the interest that the rule says
 * (DOMAIN §C.7).
 */
import { bungaJatuh, type SyaratBunga } from '#domain/rules/bunga-pinjaman.ts'
import { rupiah, type Rupiah, type TanggalSystem } from '#domain/units.ts'
import type { Context } from '../../context.ts'
import { statement } from '../../db/statement.ts'

interface Syarat extends SyaratBunga {
  no_faktur_hutang: string
  sisa_pokok: Rupiah
  tgl_hutang: TanggalSystem
  tgl_bunga_sampai: TanggalSystem
  tgl_jatuh_tempo: TanggalSystem
}
const syarat = statement<Syarat>(
  'pesan_syarat_hutang',
  `SELECT no_faktur_hutang, sisa_pokok, tgl_system AS tgl_hutang, tgl_bunga_sampai, tgl_jatuh_tempo, metode,
     bunga_persen AS bunga, min_hari, tenggang_hari, min_bunga_rp
   FROM hutang WHERE kode_toko = $1 AND no_faktur_hutang = ANY ($2::text[])`,
)

/** On the day they are due, or today when that is over. */
export async function denganBunga<B extends { ref_no: string; sisa: Rupiah | null }>(
  ctx: Context,
  rows: readonly B[],
): Promise<B[]> {
  if (rows.length === 0) return []
  const { kode_toko, tgl_system } = ctx.toko
  const found = await ctx.sql(syarat, [kode_toko, rows.map(({ ref_no }) => ref_no)])
  const sisa = new Map(
    found.map((h) => {
      const hari = h.tgl_jatuh_tempo > tgl_system ? h.tgl_jatuh_tempo : tgl_system
      return [
        h.no_faktur_hutang,
        rupiah(h.sisa_pokok + bungaJatuh(h, hari, h, ctx.settings.PEMBULATAN).bunga),
      ]
    }),
  )
  return rows.map((row) => ({ ...row, sisa: sisa.get(row.ref_no) ?? row.sisa }))
}
