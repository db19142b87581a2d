/** The gifts of a posting: pieces in and out, and the rupiah by which their value changes. */
import type { Posting } from '#domain/rules/posting.ts'
import { statement } from '../db/statement.ts'
import type { Pembukuan } from './pembukuan.ts'

interface Nilai {
  kode_toko: string
  tanggal: string
  jam: Date
  no_ref: string
  user_id: string
  gerak: string
}

const write = statement<unknown, Nilai>(
  'catat_hadiah',
  `SELECT catat_hadiah(:kode_toko, :tanggal, :jam, :no_ref, :user_id, :gerak)`,
)

/** Stock and value never fall below 0: the table forbids it. */
export function postHadiah(ctx: Pembukuan, posting: Posting): void {
  ctx.sendLast(write, {
    kode_toko: ctx.toko.kode_toko,
    tanggal: ctx.toko.tgl_system,
    jam: ctx.now,
    no_ref: posting.ref_no,
    user_id: ctx.user.user_id,
    gerak: JSON.stringify(posting.hadiah),
  })
}
