/** The shop as its papers name it. */
import type { Context } from '../context.ts'

/** The head of every paper of the shop. */
export const tokoNota = (ctx: Pick<Context, 'db' | 'toko'>) =>
  ctx.db
    .selectFrom('toko as t')
    .leftJoin('logo_toko as l', 'l.kode_toko', 't.kode_toko')
    .select(['t.nama_toko', 't.alamat_toko', 't.kota', 't.no_telp', 't.npwp', 'l.isi as logo'])
    .where('t.kode_toko', '=', ctx.toko.kode_toko)
    .executeTakeFirstOrThrow()
