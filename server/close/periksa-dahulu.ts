/** Warnings that a close would give, asked before it: the very checks of the close, which change nothing. */
import type { CallReply } from '#domain/call.ts'
import type { periksaTutup } from '#domain/calls/tutup-toko.ts'
import { bolehTutupToko, HAK_TUTUP } from '#domain/rules/tutup-toko.ts'
import { read } from '../db/transaction.ts'
import type { OwnContext } from '../http/route.ts'
import { hariIni } from '../process/clock.ts'
import { periksa } from './checks.ts'
import type { TutupContext } from '../dokumen/tutup.ts'

/** Tells nothing to a user who may not close: what is late is no news of theirs. */
export async function periksaDahulu({
  pool,
  session: { user, toko, rights },
  now,
}: OwnContext): Promise<CallReply<typeof periksaTutup>> {
  const hari_ini = hariIni(now, toko.zona)
  const hak = rights.get(HAK_TUTUP)?.is_show === true
  if (!bolehTutupToko({ level: user.level, hak }, toko.tgl_system, hari_ini)) return { peringatan: [] }
  return read(
    pool,
    toko.kode_toko,
    async ({ sql }) => {
      const ctx: TutupContext = {
        sql,
        toko,
        user_id: user.user_id,
        hari_ini,
        now,
        penolakan: [],
        peringatan: [],
      }
      await periksa(ctx, 'transaksi')
      return { peringatan: ctx.peringatan }
    },
    toko.zona,
  )
}
