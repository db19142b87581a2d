/** Sales to be reported, as the list and each one of them shows them (DOMAIN §G-3). */
import type { AmlRingkas } from '#domain/calls/aml.ts'
import { errors } from '#domain/errors.ts'
import { amlGrounds, lewatTenggat, tenggatLapor } from '#domain/rules/aml.ts'
import type { Rupiah } from '#domain/units.ts'
import type { Context } from '../../context.ts'
import { statement } from '../../db/statement.ts'

export const COLUMN = `a.id, a.tanggal, a.kunci, a.kode_member, a.nama_customer, a.no_hp, a.tgl_awal,
  a.tgl_akhir, a.total, a.total_tunai, a.status_aml, a.tgl_lapor, COALESCE(a.lapor_by, '-') AS lapor_by,
  a.catatan, a.batas, a.hari,
  (SELECT count(*)::int FROM aml_flag_ref r WHERE r.flag_id = a.id AND NOT r.lepas) AS jumlah`
export type AmlRow = Omit<AmlRingkas, 'tenggat' | 'sisa_hari' | 'lewat' | 'dasar'> & {
  kunci: string
  batas: Rupiah
  hari: number
}

/** Days of the flag are counted to the day it was reported, else to today. */
export function ringkas({ toko }: Context, { kunci, batas: _, hari: __, ...a }: AmlRow): AmlRingkas {
  const sampai = a.tgl_lapor ?? toko.tgl_system
  return {
    ...a,
    dasar: amlGrounds(kunci),
    ...tenggatLapor(a.tanggal, sampai),
    lewat: a.status_aml !== 'BUKAN' && lewatTenggat(a.tanggal, sampai),
  }
}

const satu = statement<AmlRow>(
  'aml_satu',
  `SELECT ${COLUMN} FROM aml_flag a WHERE a.kode_toko = $1 AND a.id = $2`,
)
/** @throws errors.amlTidakAda */
export async function loadAml(ctx: Context, id: number): Promise<AmlRow> {
  const [row] = await ctx.sql(satu, [ctx.toko.kode_toko, id])
  if (!row) throw errors.amlTidakAda()
  return row
}
