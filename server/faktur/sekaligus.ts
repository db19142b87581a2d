/**
 * Decides whether a document is confirmed in the act that saves it: the shop does so with all, or a user who may do
 * both asks for it.
 */
import type { CallDefinition } from '#domain/call.ts'
import { errors } from '#domain/errors.ts'
import type { Context } from '../context.ts'

/**
 * @param validasi the call that confirms such a document, and says who may
 * @throws errors.tidakDiizinkan
 */
export function sekaligus(
  ctx: Pick<Context, 'boleh' | 'settings'>,
  body: { validasi?: boolean | undefined },
  validasi: CallDefinition,
): boolean {
  if (body.validasi && !ctx.boleh(validasi.may)) throw errors.tidakDiizinkan()
  return body.validasi === true || ctx.settings.AUTO_VALIDASI
}
