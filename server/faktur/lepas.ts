/** Who may take back a document that nobody has validated (DOMAIN §B.0.10). */
import { errors } from '#domain/errors.ts'
import type { Context } from '../context.ts'

/** Its maker, or whoever may validate. @throws errors.tidakDiizinkan */
export function harusBolehMelepas({ user }: Context, input_by: string): void {
  if (input_by !== user.user_id && !['OWN', 'SU', 'SPV', 'KSR'].includes(user.level))
    throw errors.tidakDiizinkan()
}
