/** A close that answers the day's sheet too: once it has ended every session, the page that asked for it could read nothing any more. */
import type { CallInput, CallReply, May } from '#domain/call.ts'
import { laporanEod, laporanEodPdf } from '#domain/calls/eod.ts'
import type { LembarTutup, tutupToko } from '#domain/calls/tutup-toko.ts'
import { isAllowed } from '#domain/rights.ts'
import type { TanggalSystem } from '#domain/units.ts'
import { read } from '../db/transaction.ts'
import type { OwnContext } from '../http/route.ts'
import { writeLembar } from '../reports/write.ts'
import { whole } from '../threads/content.ts'
import { tutup } from './close.ts'
import { kertasEod } from './sheet-file.ts'
import { readSheet } from './lembar.ts'

export async function denganLembar(
  ctx: OwnContext,
  body: CallInput<typeof tutupToko>['body'],
): Promise<CallReply<typeof tutupToko>> {
  const result = await tutup(ctx, body)
  if (!body.lembar) return result
  // The day is closed, whatever becomes of its paper: it can be had at /laporan-eod as well.
  const lembar = await lembarTutup(ctx, result.tgl_system).catch(() => undefined)
  return { ...result, ...(lembar && { lembar }) }
}

/** By the rights of the session that closed the day. */
async function lembarTutup(
  { pool, session: { user, toko, rights }, now }: OwnContext,
  tanggal: TanggalSystem,
): Promise<LembarTutup | undefined> {
  const boleh = ({ may }: { may: May }) => isAllowed(may, user.level, rights)
  if (!boleh(laporanEod)) return undefined
  const lembar = await read(pool, toko.kode_toko, ({ sql }) => readSheet({ sql, toko }, tanggal), toko.zona)
  if (!lembar) return undefined
  const pdf = boleh(laporanEodPdf)
    ? await writeLembar('pdf', kertasEod({ toko, user, now }, lembar))
        .then(whole)
        .catch(() => null)
    : null
  return { lembar, pdf: pdf && pdf.toString('base64') }
}
