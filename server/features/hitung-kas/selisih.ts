/**
 * Settles the difference of a drawer count: by a note, or by the entry that makes the books say what was counted (E35,
 * §O.5-4).
 */
import type { CallInput, CallReply } from '#domain/call.ts'
import type { jelaskanSelisih } from '#domain/calls/hitung-kas.ts'
import { hitungKas } from '#domain/dokumen/hitung-kas.ts'
import { errors } from '#domain/errors.ts'
import { statusHitung, type CARA_SELISIH } from '#domain/rules/hitung-kas.ts'
import type { Rupiah } from '#domain/units.ts'
import type { Context } from '../../context.ts'
import { statement } from '../../db/statement.ts'
import { kunci } from '../../ledger/post.ts'
import { BASI } from './state.ts'

export interface Hitungan {
  no: string
  seharusnya: Rupiah
  dihitung: Rupiah
  selisih: Rupiah
}
interface State extends Hitungan {
  cara: (typeof CARA_SELISIH)[number] | null
  diulang: boolean
  basi: boolean
}
const state = statement<State>(
  'selisih_hitung_kas',
  `SELECT h.no, h.seharusnya, h.dihitung, h.selisih, s.cara, ${BASI} AS basi,
     EXISTS (SELECT 1 FROM hitung_kas n WHERE n.kode_toko = $1 AND n.tgl_system = $3 AND n.id > h.id) AS diulang
   FROM hitung_kas h LEFT JOIN hitung_kas_selisih s ON s.no = h.no
   WHERE h.kode_toko = $1 AND h.no = $2 AND h.tgl_system = $3`,
)

/**
 * The day's last count with a difference of which nothing was said, while the drawer is as it was counted; the books stay locked.
 * @throws errors.hitungKasTidakAda, hitungKasTanpaSelisih, hitungKasDiulang, hitungKasBasi
 */
export async function kunciSelisih(ctx: Context, no: string): Promise<Hitungan> {
  kunci(ctx)
  const [row] = await ctx.sql(state, [ctx.toko.kode_toko, no, ctx.toko.tgl_system])
  if (!row) throw errors.hitungKasTidakAda({ no }).at('no')
  const status = statusHitung(row.selisih, row.cara)
  if (status !== 'SELISIH') throw errors.hitungKasTanpaSelisih({ no, status }).at('no')
  if (row.diulang) throw errors.hitungKasDiulang({ no }).at('no')
  if (row.basi) throw errors.hitungKasBasi({ no }).at('no')
  return row
}

interface Nilai {
  no: string
  jam: Date
  cara: (typeof CARA_SELISIH)[number]
  keterangan: string
  no_kas: string
  otorisasi_by: string
  input_by: string
  id_trx: string
}
// The count is good for the drawer as it is now: with what was just booked, behind which it is sent.
const write = statement<unknown, Nilai>(
  'tulis_selisih_kas',
  `INSERT INTO hitung_kas_selisih (no, kode_toko, tgl_system, jam, cara, keterangan, no_kas, jurnal_id,
       otorisasi_by, input_by, id_trx)
   SELECT h.no, h.kode_toko, h.tgl_system, :jam, :cara, :keterangan, :no_kas,
     COALESCE((SELECT max(id) FROM jurnal j WHERE j.kode_toko = h.kode_toko AND j.tanggal = h.tgl_system), 0),
     :otorisasi_by, :input_by, :id_trx
   FROM hitung_kas h WHERE h.no = :no`,
)
export const writeSelisih = (
  ctx: Context,
  said: Pick<Nilai, 'no' | 'cara' | 'keterangan' | 'no_kas' | 'otorisasi_by'>,
): void => {
  ctx.sendLast(write, { ...said, jam: ctx.now, input_by: ctx.user.user_id, id_trx: ctx.id_trx })
}

/** @throws what kunciSelisih does */
export async function jelaskan(
  ctx: Context,
  { body: { no, keterangan } }: CallInput<typeof jelaskanSelisih>,
): Promise<CallReply<typeof jelaskanSelisih>> {
  await kunciSelisih(ctx, no)
  writeSelisih(ctx, { no, cara: 'DIJELASKAN', keterangan, no_kas: '-', otorisasi_by: '-' })
  ctx.announce(hitungKas.berita, { no })
  return { no, status: 'DIJELASKAN' }
}
