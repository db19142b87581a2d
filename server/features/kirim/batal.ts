/** A shipment is undone whole while all of it is out; once something of it has ended, only what is still out comes back (DOMAIN §O.1-6). */
import { errors } from '#domain/errors.ts'
import type { Context } from '../../context.ts'
import { statement } from '../../db/statement.ts'
import type { SebelumBatal, SesudahBatal } from '../../stok/batal.ts'

const selesai = statement<{ n: number }>(
  'kirim_barang_selesai',
  `SELECT count(*)::int AS n FROM kirim_barang WHERE kode_toko = $1 AND no = $2 AND status <> 'KIRIM'`,
)
const kembali = statement<unknown>(
  'batal_kirim_barang',
  `UPDATE kirim_barang SET status = 'KEMBALI', tgl_selesai = $3, selesai_at = $4, no_selesai = no WHERE kode_toko = $1 AND no = $2`,
)
const batalkan = statement<unknown>(
  'batal_kirim',
  `UPDATE kirim SET status_kirim = 'BATAL' WHERE kode_toko = $1 AND no = $2`,
)

/** @throws errors.kirimanSudahDiterima */
async function utuh(ctx: Context, no: string): Promise<void> {
  const [row] = await ctx.sql(selesai, [ctx.toko.kode_toko, no])
  if (row!.n > 0) throw errors.kirimanSudahDiterima({ no }).at('no')
}

export const sebelumBatal: SebelumBatal = utuh

/** Its pieces are held by now: nobody receives one of them any more, and what was received meanwhile is told. */
export const sesudahBatal: SesudahBatal = async (ctx, no) => {
  await utuh(ctx, no)
  const { kode_toko, tgl_system } = ctx.toko
  ctx.send(kembali, [kode_toko, no, tgl_system, ctx.now])
  ctx.send(batalkan, [kode_toko, no])
  ctx.announce('kiriman', {}, 'chain')
}
