/** A guest's visit, or one that was cancelled: their home counts it (DOMAIN §B.12). */
import type { Context } from '../../context.ts'
import { statement } from '../../db/statement.ts'
import { memberHidup } from '../member.ts'

interface Nilai {
  kode_toko: string
  kode_member: string
  tgl_trx: string
  jam: Date
  kategori: 'PENJUALAN' | 'BATAL PENJUALAN'
  kunjungan: 1 | -1
  ref_no: string
  user_id: string
}
const catat = statement<unknown, Nilai>(
  'catat_kunjungan_tamu',
  `WITH row AS (
     INSERT INTO poin_tamu (kode_toko, rumah, kode_member, tgl_trx, jam, kategori, deskripsi, poin, kunjungan, ref_no, user_id)
     SELECT :kode_toko, m.rumah, m.kode_member, :tgl_trx::date, :jam::timestamptz, :kategori, :ref_no, 0, :kunjungan, :ref_no, :user_id
     FROM member m WHERE m.kode_member = ${memberHidup(':kode_member')} AND m.rumah IS NOT NULL RETURNING 1)
   SELECT pg_notify('kencana', '{"news":{"kind":"antrian"}}') FROM row`,
)

/** Nothing of who is at home here, or is no member. */
export const catatKunjungan = (
  ctx: Context,
  { kode_member, ref_no, batal = false }: { kode_member: string; ref_no: string; batal?: boolean },
): void =>
  ctx.send(catat, {
    kode_toko: ctx.toko.kode_toko,
    kode_member,
    tgl_trx: ctx.toko.tgl_system,
    jam: ctx.now,
    kategori: batal ? 'BATAL PENJUALAN' : 'PENJUALAN',
    kunjungan: batal ? -1 : 1,
    ref_no,
    user_id: ctx.user.user_id,
  })
