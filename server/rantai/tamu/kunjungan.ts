/** A member's visit; a guest's, or one that was cancelled, their home counts (DOMAIN §B.12). */
import type { Context } from '../../context.ts'
import { statement } from '../../db/statement.ts'
import { livingMember } from '../member.ts'

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
interface Datang {
  kode_member: string
  tgl_system: string
}
const write = statement<unknown, Nilai>(
  'catat_kunjungan_tamu',
  `WITH row AS (
     INSERT INTO poin_tamu (kode_toko, rumah, kode_member, tgl_trx, jam, kategori, deskripsi, poin, kunjungan,
         ref_no, user_id)
     SELECT :kode_toko, m.rumah, m.kode_member, :tgl_trx::date, :jam::timestamptz, :kategori, :ref_no, 0,
       :kunjungan, :ref_no, :user_id
     FROM member m WHERE m.kode_member = ${livingMember(':kode_member')} AND m.rumah IS NOT NULL RETURNING 1)
   SELECT pg_notify('kencana', '{"news":{"kind":"antrian"}}') FROM row`,
)

/**
 * Queues a visit for the guest's home; nothing for a member who is at home here, or for a customer who is no member.
 */
export const recordKunjungan = (
  ctx: Context,
  { kode_member, ref_no, batal = false }: { kode_member: string; ref_no: string; batal?: boolean },
): void => {
  if (kode_member === 'NONMEMBER') return
  ctx.sendLast(write, {
    kode_toko: ctx.toko.kode_toko,
    kode_member,
    tgl_trx: ctx.toko.tgl_system,
    jam: ctx.now,
    kategori: batal ? 'BATAL PENJUALAN' : 'PENJUALAN',
    kunjungan: batal ? -1 : 1,
    ref_no,
    user_id: ctx.user.user_id,
  })
}

const datang = statement<unknown>(
  'catat_kunjungan',
  `UPDATE member SET trx_count = trx_count + 1, trx_terakhir = $2 WHERE kode_member = ${livingMember('$1')}`,
)

/** Counts one visit more of a member, once the document is posted: members are locked behind the books. */
export function hitungKunjungan(ctx: Context, { kode_member, tgl_system }: Datang): void {
  if (kode_member !== 'NONMEMBER') ctx.sendLast(datang, [kode_member, tgl_system])
}

/** The same, and their home is told of a guest. */
export function recordArrived(ctx: Context, kepala: Datang & { no_faktur_group: string }): void {
  hitungKunjungan(ctx, kepala)
  recordKunjungan(ctx, { kode_member: kepala.kode_member, ref_no: kepala.no_faktur_group })
}
