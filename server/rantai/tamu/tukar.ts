/**
 * A guest's points for gifts: their home takes the points, this shop hands over the gifts. What is asked for is written down first, the
 * home is asked, and the document uses it up in its own transaction. What no document has used up within a minute is given back
 * (antrian.ts): a crash at any point between leaves it written down.
 */
import { tukarPoinRumah } from '#domain/calls/portal-member.ts'
import { errors, Refusal } from '#domain/errors.ts'
import type { Context } from '../../context.ts'
import { statement } from '../../db/statement.ts'
import { write } from '../../db/transaction.ts'
import { Later } from '../../outcome.ts'
import { tanyaPortal } from '../portal.ts'
import { rumahLain } from './rumah.ts'

interface Titip {
  kode_toko: string
  id_trx: string
  rumah: string
  kode_member: string
  poin: number
  dibuat: Date
}
const record = statement<unknown, Titip>(
  'catat_tukar_titip',
  `INSERT INTO tukar_titip (kode_toko, id_trx, rumah, kode_member, poin, dibuat)
   VALUES (:kode_toko, :id_trx, :rumah, :kode_member, :poin, :dibuat) ON CONFLICT DO NOTHING`,
)
const read = statement<{ keadaan: string; kode_member: string; poin: number }>(
  'baca_tukar_titip',
  'SELECT keadaan, kode_member, poin FROM tukar_titip WHERE kode_toko = $1 AND id_trx = $2',
)

export interface DitukarDiRumah {
  poin_awal: number
  poin_akhir: number
}

const tamu = statement<{ kode_member: string; rumah: string | null }>(
  'tukar_tamu',
  `SELECT m.kode_member, m.rumah FROM member m WHERE m.kode_member = $1 AND m.status_aktif AND m.gabung_ke IS NULL`,
)

/**
 * To be done before the document's transaction; undefined for who is at home here.
 * @throws of the doing: errors.serverMemberTidakTersambung, errors.penukaranDikembalikan, errors.idTrxDipakai, and what the home refuses
 */
export async function mintaTukar(
  ctx: Context,
  { kode_member, poin }: { kode_member: string; poin: number },
): Promise<Later<DitukarDiRumah> | undefined> {
  const [member] = await ctx.sql(tamu, [kode_member])
  if (!member?.rumah) return undefined
  const { rumah } = member
  const portal = (await rumahLain(ctx)).find((p) => p.kode_toko === rumah)
  if (!portal) throw errors.serverMemberTidakTersambung()
  const { kode_toko } = ctx.toko
  const titip: Titip = { kode_toko, id_trx: ctx.id_trx, rumah, kode_member, poin, dibuat: ctx.now }
  return new Later(async ({ pool }) => {
    const known = await write(pool, kode_toko, async ({ sql }) => {
      await sql(record, titip)
      return sql(read, [kode_toko, titip.id_trx])
    })
    const { keadaan: state, ...written } = known[0]!
    if (written.kode_member !== kode_member || written.poin !== poin) throw errors.idTrxDipakai()
    if (state === 'BATAL' || state === 'KEMBALI') throw errors.penukaranDikembalikan()
    return tanyaPortal(portal, {
      path: tukarPoinRumah.path,
      write: { dari: kode_toko, id: titip.id_trx, body: { kode_member, poin } },
      reply: tukarPoinRumah.reply,
      now: ctx.now,
    }).catch(notConnected)
  })
}

const TIDAK_SAMPAI = new Set([
  'portalTidakTersambung',
  'portalSibuk',
  'portalMenolak',
  'portalTidakTerbaca',
  'sedangTutup',
])
function notConnected(error: unknown): never {
  throw error instanceof Refusal && TIDAK_SAMPAI.has(error.id) ? errors.serverMemberTidakTersambung() : error
}

const pakai = statement<unknown>(
  'pakai_tukar_titip',
  `UPDATE tukar_titip SET keadaan = 'DIPAKAI', no_tukar_poin = $3
   WHERE kode_toko = $1 AND id_trx = $2 AND keadaan = 'OPEN' AND kode_member = $4 AND poin = $5 RETURNING 1`,
)
/** In the document's transaction. @throws errors.penukaranDikembalikan when it came too late, or the gifts cost otherwise by now */
export async function pakaiTitip(
  ctx: Context,
  { no_tukar_poin, kode_member, poin }: { no_tukar_poin: string; kode_member: string; poin: number },
): Promise<void> {
  const used = await ctx.sql(pakai, [ctx.toko.kode_toko, ctx.id_trx, no_tukar_poin, kode_member, poin])
  if (used.length === 0) throw errors.penukaranDikembalikan()
}
