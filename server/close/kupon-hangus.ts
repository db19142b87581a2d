/** Coupons whose draws are all over lapse with the close of the last day, and so does a prize that nobody came for (DOMAIN §B.0.3, §B.21). */
import { statement } from '../db/statement.ts'
import type { TutupContext } from '../dokumen/tutup.ts'

const IKUT = 'u.kode_toko = k.kode_toko AND k.tgl_system BETWEEN u.tgl_mulai AND u.tgl_selesai'
// A coupon of no draw is a voucher: nothing says when that ends.
const hanguskan = statement<unknown>(
  'tutup_kupon_hangus',
  `UPDATE kupon k SET status = 'HANGUS'
   WHERE k.kode_toko = $1
     AND ((k.status = 'MENANG'
         AND EXISTS (
           SELECT 1 FROM undian u
           WHERE u.kode_toko = k.kode_toko AND u.kode_undian = k.kode_undian AND u.berlaku_sampai <= $2))
       OR (k.status = 'AKTIF' AND EXISTS (SELECT 1 FROM undian u WHERE ${IKUT} AND u.berlaku_sampai <= $2)
         AND NOT EXISTS (SELECT 1 FROM undian u WHERE ${IKUT} AND u.berlaku_sampai > $2)))`,
)

export const hanguskanKupon = async ({ sql, toko }: TutupContext): Promise<void> =>
  void (await sql(hanguskan, [toko.kode_toko, toko.tgl_system]))
