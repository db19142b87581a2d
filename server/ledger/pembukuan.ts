/** The user and shop of a posting. */
import type { Context, SessionUser, Toko } from '../context.ts'

/** Data that a posting needs of who posts and where: a use case's whole context, or what the close has. */
export interface Pembukuan extends Pick<Context, 'sql' | 'send' | 'sendLast' | 'now' | 'id_trx'> {
  user: Pick<SessionUser, 'user_id'>
  toko: Pick<Toko, 'kode_toko' | 'tgl_system'>
}
