/** The day's sheet (R49): of a closed day the text that its close has kept, of the open one what a close would write now. */
import type { CallInput, CallReply } from '#domain/call.ts'
import type { laporanEod, LembarEod } from '#domain/calls/eod.ts'
import { readRingkasan } from '#domain/eod/lembar.ts'
import { EOD_TERSEDIA, EOD_TIDAK_TERSEDIA } from '#domain/eod/menu.ts'
import { tanggalSystem } from '#domain/units.ts'
import type { Context } from '../context.ts'
import { hitungButa } from '../faktur/saldo.ts'
import { SELAMA_PERLU } from '../db/client.ts'
import { statement } from '../db/statement.ts'
import { Answer } from '../outcome.ts'
import { ringkasanKini } from './ringkasan.ts'

const disimpan = statement<{ ringkasan: string; selesai: string; user_id: string; hash: string }>(
  'lembar_disimpan',
  `SELECT ringkasan, to_char(selesai, 'YYYY-MM-DD HH24:MI:SS') AS selesai, user_id, hash FROM tutup_toko
   WHERE kode_toko = $1 AND tgl_system = $2`,
)
const selamaPerlu = statement<unknown>('lembar_selama_perlu', `SELECT ${SELAMA_PERLU}`)

type Reader = Pick<Context, 'sql'> & { toko: Pick<Context['toko'], 'kode_toko' | 'tgl_system'> }

/** @returns null if the shop had no such day, or has not reached it */
export async function readSheet(ctx: Reader, tanggal: string): Promise<LembarEod | null> {
  const { kode_toko, tgl_system } = ctx.toko
  const [kept] = await ctx.sql(disimpan, [kode_toko, tanggal])
  if (kept) {
    const { ringkasan, ...ditutup } = kept
    return lembarDari(ringkasan, ditutup)
  }
  if (tanggal !== tgl_system) return null
  await ctx.sql(selamaPerlu, [])
  return lembarDari(await ringkasanKini(ctx, tanggal), null)
}

/** The sheet of a stored text. */
export function lembarDari(ringkasan: string, ditutup: LembarEod['ditutup']): LembarEod {
  const { versi, tgl_system, content } = readRingkasan(ringkasan)
  return { tanggal: tanggalSystem(tgl_system), versi, ditutup, isi: content }
}

/** As whoever asks may see it: what the drawer of the open day should hold is not told to who is to count it. */
export async function lembarUntuk(ctx: Context, tanggal: string): Promise<LembarEod | null> {
  const lembar = await readSheet(ctx, tanggal)
  if (!lembar || lembar.ditutup || !hitungButa(ctx)) return lembar
  return { ...lembar, isi: { ...lembar.isi, kas: null } }
}

export async function lihatLembar(
  ctx: Context,
  { query }: CallInput<typeof laporanEod>,
): Promise<Answer<CallReply<typeof laporanEod>>> {
  const lembar = await lembarUntuk(ctx, query.tanggal)
  return new Answer(lembar, { message: lembar ? EOD_TERSEDIA : EOD_TIDAK_TERSEDIA })
}
