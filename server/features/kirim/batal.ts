/** A shipment is undone whole while all of it is out and no other server may know of it; once something of it has ended, only what is still out comes back (DOMAIN §O.1-6). */
import { errors } from '#domain/errors.ts'
import type { Context } from '../../context.ts'
import { statement } from '../../db/statement.ts'
import type { SebelumBatal, SesudahBatal } from '../../stok/batal.ts'

const state = statement<{ selesai: number; kode_cabang: string | null; berkas_at: Date | null }>(
  'kirim_sebelum_batal',
  `SELECT (
       SELECT count(*)::int FROM kirim_barang b WHERE b.kode_toko = $1 AND b.no = $2 AND b.status <> 'KIRIM')
     AS selesai, kode_cabang, berkas_at FROM kirim WHERE kode_toko = $1 AND no = $2`,
)
const kembali = statement<unknown>(
  'batal_kirim_barang',
  `UPDATE kirim_barang SET status = 'KEMBALI', tgl_selesai = $3, selesai_at = $4, no_selesai = no
   WHERE kode_toko = $1 AND no = $2`,
)
/** A request that hands the letter out meanwhile is waited for, or finds the shipment undone. */
const batalkan = statement<{ berkas_at: Date | null; kode_cabang: string | null }>(
  'batal_kirim',
  `UPDATE kirim SET status_kirim = 'BATAL' WHERE kode_toko = $1 AND no = $2 RETURNING berkas_at, kode_cabang`,
)

/** @throws errors.kirimanSudahDiterima, errors.berkasSudahKeluar */
async function whole(ctx: Context, no: string): Promise<void> {
  const [row] = await ctx.sql(state, [ctx.toko.kode_toko, no])
  if (row!.selesai > 0) throw errors.kirimanSudahDiterima({ no }).at('no')
  fileHere(no, row!)
}

/** @throws errors.berkasSudahKeluar */
function fileHere(no: string, row: { berkas_at: Date | null; kode_cabang: string | null }): void {
  if (row.berkas_at) throw errors.berkasSudahKeluar({ no, kode_toko: row.kode_cabang! }).at('no')
}

export const sebelumBatal: SebelumBatal = whole

/**
 * Marks a shipment as taken back. Its pieces are locked by now: no shop receives one of them any more, and what was
 * received meanwhile is told.
 */
export const sesudahBatal: SesudahBatal = async (ctx, no) => {
  await whole(ctx, no)
  const { kode_toko, tgl_system } = ctx.toko
  ctx.send(kembali, [kode_toko, no, tgl_system, ctx.now])
  const [batal] = await ctx.sql(batalkan, [kode_toko, no])
  fileHere(no, batal!)
  ctx.announce('kiriman', {}, 'chain')
}
