/** Marks a flag as reported to PPATK: said once, with what proves it, and logged (DOMAIN §G-3). */
import type { CallInput, CallReply } from '#domain/call.ts'
import type { laporAml } from '#domain/calls/aml.ts'
import { errors } from '#domain/errors.ts'
import type { Status } from '#domain/rules/status.ts'
import type { Context } from '../../context.ts'
import { statement } from '../../db/statement.ts'
import { kunciOrang } from '../../faktur/aml.ts'
import { hariIni } from '../../process/clock.ts'
import { diSeluruhRantai } from '../../rantai/all-toko.ts'
import { audit } from '../../rantai/audit.ts'
import { loadAml } from './load.ts'

const kunci = statement<{ status_aml: Status<'aml_flag'> }>(
  'aml_kunci',
  'SELECT status_aml FROM aml_flag WHERE id = $1 FOR NO KEY UPDATE',
)
const tandai = statement<unknown>(
  'aml_lapor',
  `UPDATE aml_flag SET status_aml = 'DILAPORKAN', tgl_lapor = $2, lapor_by = $3, lapor_at = $4, catatan = $5
   WHERE id = $1`,
)

/** @throws errors.amlTidakAda, errors.amlSudahDilaporkan, errors.amlBukan */
export async function lapor(
  ctx: Context,
  { params: { id }, body: { catatan } }: CallInput<typeof laporAml>,
): Promise<CallReply<typeof laporAml>> {
  await diSeluruhRantai(ctx, () => mark(ctx, id, catatan))
  await audit(ctx, {
    actions: 'UBAH',
    table: 'aml_flag',
    ref: String(id),
    sebelum: { status_aml: 'BARU' },
    sesudah: { status_aml: 'DILAPORKAN', catatan },
  })
  ctx.announce('aml', { id })
  return { id, status_aml: 'DILAPORKAN' }
}

/** A till that would add to it meanwhile has come first, or finds it reported: the person is locked before the flag, as there. */
async function mark(ctx: Context, id: number, catatan: string): Promise<void> {
  kunciOrang(ctx, (await loadAml(ctx, id)).kunci)
  const [row] = await ctx.sql(kunci, [id])
  if (row!.status_aml === 'DILAPORKAN') throw errors.amlSudahDilaporkan()
  if (row!.status_aml === 'BUKAN') throw errors.amlBukan()
  ctx.send(tandai, [id, hariIni(ctx.now, ctx.toko.zona), ctx.user.user_id, ctx.now, catatan])
}
