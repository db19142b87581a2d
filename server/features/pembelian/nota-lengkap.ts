/** A sale line with everything the till shows and the decision needs, whichever server it is of. */
import type { NotaBeli } from '#domain/calls/pembelian.ts'
import type { ParameterRugiNota } from '#domain/rules/dibeli.ts'
import { rugiUntuk } from '#domain/rules/pembelian.ts'
import type { NotaDitemukan } from '#domain/rules/putuskan-pembelian.ts'
import { selisihHari, type Rupiah } from '#domain/units.ts'
import type { Context } from '../../context.ts'
import { statement } from '../../db/statement.ts'

/** As it was sold, and what this shop pays for its group today. */
export type NotaLine = Omit<NotaBeli, 'umur_hari' | 'rugi' | 'harga_beli_gram' | 'harga_beli_24k'> &
  Omit<NotaDitemukan, 'umur_hari' | 'rugi' | 'group'> & {
    harga_beli_gram: Rupiah
    harga_beli_24k: Rupiah
    kode_gudang: string
    kode_baki: string
  }

export type NotaLengkap = NotaBeli & NotaDitemukan & Pick<NotaLine, 'kode_gudang' | 'kode_baki'>

const rugi = statement<ParameterRugiNota>(
  'muat_rugi_nota',
  `SELECT kode_group, tipe, nilai, hari_dari, hari_sampai FROM parameter_rugi_nota
   WHERE status_aktif AND kode_group = ANY ($1::text[])`,
)

/** Completes notas: the age counts on this shop's day, and by this server's parameters. */
export async function lengkapi(
  ctx: Pick<Context, 'sql' | 'toko'>,
  rows: readonly NotaLine[],
): Promise<NotaLengkap[]> {
  const parameters = await ctx.sql(rugi, [[...new Set(rows.map((r) => r.kode_group))]])
  return rows.map((row) => {
    const umur_hari = Math.max(0, selisihHari(row.tgl_jual, ctx.toko.tgl_system))
    const found = rugiUntuk(parameters, row.kode_group, umur_hari)
    return {
      ...row,
      umur_hari,
      rugi: found ? { tipe: found.tipe, nilai: found.nilai } : null,
      group: { harga_beli_gram: row.harga_beli_gram, harga_beli_24k: row.harga_beli_24k },
    }
  })
}
