/** The points of a posting: a chain per member, each row beginning where the last one ended; those of guests wait for their home. */
import type { Posting } from '#domain/rules/posting.ts'
import { statement } from '../db/statement.ts'
import type { Pembukuan } from './pembukuan.ts'

// Points still posted for a merged duplicate are the surviving member's.
const PENERIMA = `member asal JOIN member m ON m.kode_member = COALESCE(asal.gabung_ke, asal.kode_member)`

const lockMember = statement<unknown>(
  'lock_member',
  `SELECT 1 FROM ${PENERIMA} WHERE asal.kode_member = ANY ($1::text[]) ORDER BY m.kode_member FOR UPDATE OF m`,
)

interface Nilai {
  kode_toko: string
  tgl_trx: string
  jam: Date
  ref_no: string
  user_id: string
  gerak: string
}

// A guest's home alone writes their points (DOMAIN §O.7-4). Whoever sends them there hears of it with the commit.
const write = statement<unknown, Nilai>(
  'catat_poin',
  `SELECT catat_poin(:kode_toko, :tgl_trx, :jam, :ref_no, :user_id, :gerak)`,
)

/**
 * Sends the posting without waiting for a reply: the database itself says where a row begins, and refuses a balance
 * below 0 or too large for its column.
 */
export function postPoin(ctx: Pembukuan, posting: Posting): void {
  ctx.sendLast(lockMember, [[...new Set(posting.poin.map((p) => p.kode_member))]])
  ctx.sendLast(write, {
    kode_toko: ctx.toko.kode_toko,
    tgl_trx: ctx.toko.tgl_system,
    jam: ctx.now,
    ref_no: posting.ref_no,
    user_id: ctx.user.user_id,
    gerak: JSON.stringify(posting.poin.map((p) => ({ ...p, terkirim: p.sudah_di_rumah ?? false }))),
  })
}
