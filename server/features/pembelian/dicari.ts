/**
 * Reads what a typed or scanned code means: a barcode, the number of a line or of a nota, a number as it is called out,
 * or the QR of a nota.
 */
import { readNomorPendek, yymmdd } from '#domain/rules/kode.ts'
import type { Context } from '../../context.ts'
import { statement } from '../../db/statement.ts'
import type { Dicari } from './load-nota.ts'

export const BARCODE = /^\d{1,8}$/
const ROW = /^(JL|TK)-[A-Z0-9]{1,6}-\d{6}-\d{4,}-\d{2}$/

const pendek = statement<{ no_faktur_group: string }>(
  'nota_pendek',
  `SELECT no_faktur_group FROM faktur_group
   WHERE kode_toko = $1 AND no_faktur_group_user = $2 AND jenis IN ('JUAL', 'TUKAR')
     AND status_valid <> 'CANC'`,
)
export async function dicari(ctx: Context, kode: string): Promise<Dicari> {
  if (BARCODE.test(kode)) return { kode_barcode: [kode.padStart(8, '0')] }
  // a scanned nota: number of its first line, a dot, and a code
  const [no = ''] = kode.split('.')
  if (no !== kode) return { no_faktur_group: [no.replace(/-\d{2}$/, '')] }
  const nomor = readNomorPendek(kode)
  if (nomor) {
    // Of this shop; without a day, of today.
    const { jenis = '', hari = yymmdd(ctx.toko.tgl_system), urut } = nomor
    const found = await ctx.sql(pendek, [ctx.toko.kode_toko, `${hari}-${urut}`])
    return {
      no_faktur_group: found.map((f) => f.no_faktur_group).filter((no) => no.startsWith(jenis)),
    }
  }
  return ROW.test(kode) ? { no_faktur_jual: [kode] } : { no_faktur_group: [kode] }
}
