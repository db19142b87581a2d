/** Marks a flag as reported to PPATK: said once, with what proves it, and logged (DOMAIN §G-3). */
import type { CallInput, CallReply } from '#domain/call.ts'
import type { laporAml } from '#domain/calls/aml.ts'
import { errors } from '#domain/errors.ts'
import type { Status } from '#domain/rules/status.ts'
import type { Context } from '../../context.ts'
import { statement } from '../../db/statement.ts'
import { audit } from '../../rantai/audit.ts'

const kunci = statement<{ status_aml: Status<'aml_flag'> }>(
  'aml_kunci',
  'SELECT status_aml FROM aml_flag WHERE kode_toko = $1 AND id = $2 FOR UPDATE',
)
const tandai = statement<unknown>(
  'aml_lapor',
  `UPDATE aml_flag SET status_aml = 'DILAPORKAN', tgl_lapor = $3, lapor_by = $4, lapor_at = $5, catatan = $6
   WHERE kode_toko = $1 AND id = $2`,
)

/** @throws errors.amlTidakAda, errors.amlSudahDilaporkan, errors.amlBukan */
export async function lapor(
  ctx: Context,
  { params: { id }, body: { catatan } }: CallInput<typeof laporAml>,
): Promise<CallReply<typeof laporAml>> {
  const { kode_toko, tgl_system } = ctx.toko
  const [row] = await ctx.sql(kunci, [kode_toko, id])
  if (!row) throw errors.amlTidakAda()
  if (row.status_aml === 'DILAPORKAN') throw errors.amlSudahDilaporkan()
  if (row.status_aml === 'BUKAN') throw errors.amlBukan()
  await ctx.sql(tandai, [kode_toko, id, tgl_system, ctx.user.user_id, ctx.now, catatan])
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
