/** Dealings to be reported, as the list and each one of them shows them (DOMAIN §G-3). */
import type { AmlRingkas } from '#domain/calls/aml.ts'
import { errors } from '#domain/errors.ts'
import { amlGrounds, lewatTenggat, tenggatLapor } from '#domain/rules/aml.ts'
import type { Rupiah } from '#domain/units.ts'
import type { HariLibur } from '#domain/rules/hari-kerja.ts'
import type { Context } from '../../context.ts'
import { statement } from '../../db/statement.ts'
import { hariIni } from '../../process/clock.ts'

export const COLUMN = `a.id, a.tanggal, a.kunci, a.kode_member, a.nama_customer, a.no_hp, a.tgl_awal,
  a.tgl_akhir, a.total, a.total_tunai, a.status_aml, a.tgl_lapor, COALESCE(a.lapor_by, '-') AS lapor_by,
  a.catatan, a.batas, a.hari,
  (SELECT count(*)::int FROM aml_flag_ref r WHERE r.flag_id = a.id AND NOT r.lepas) AS jumlah,
  (
    SELECT array_agg(DISTINCT r.kode_toko::text ORDER BY r.kode_toko::text) FROM aml_flag_ref r
    WHERE r.flag_id = a.id) AS toko`
/** True for `a`, aml_flag, when shop $1 may see it: a document of the shop's is named, or it stands there. */
export const OF_TOKO = `(a.kode_toko = $1 OR EXISTS (
  SELECT 1 FROM aml_flag_ref r WHERE r.kode_toko = $1 AND r.flag_id = a.id))`
export type AmlRow = Omit<AmlRingkas, 'tenggat' | 'sisa_hari' | 'lewat' | 'dasar' | 'toko'> & {
  toko: string[] | null
  kunci: string
  batas: Rupiah
  hari: number
}

/** Days of the flag are counted to the day it was reported, else to today: by the calendar, as PPATK counts. */
export function ringkas(
  { now, toko }: Context,
  { kunci, batas: _, hari: __, ...a }: AmlRow,
  libur: HariLibur,
): AmlRingkas {
  const sampai = a.tgl_lapor ?? hariIni(now, toko.zona)
  return {
    ...a,
    toko: a.toko ?? [],
    dasar: amlGrounds(kunci),
    ...tenggatLapor(a.tanggal, sampai, libur),
    lewat: a.status_aml !== 'BUKAN' && lewatTenggat(a.tanggal, sampai, libur),
  }
}

const libur = statement<{ tanggal: string }>(
  'hari_libur_aktif',
  'SELECT tanggal FROM hari_libur WHERE status_aktif',
)
export const loadLibur = async ({ sql }: Pick<Context, 'sql'>): Promise<HariLibur> =>
  new Set((await sql(libur, [])).map((row) => row.tanggal))

const satu = statement<AmlRow>('aml_satu', `SELECT ${COLUMN} FROM aml_flag a WHERE a.id = $2 AND ${OF_TOKO}`)
/** Asked as the whole chain. @throws errors.amlTidakAda */
export async function loadAml(ctx: Context, id: number): Promise<AmlRow> {
  const [row] = await ctx.sql(satu, [ctx.toko.kode_toko, id])
  if (!row) throw errors.amlTidakAda()
  return row
}
