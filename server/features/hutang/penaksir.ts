/** Who appraises: the user of the till, with the certificate that stands for them (DOMAIN §G-7, §P.4). */
import type { Sertifikat } from '#domain/rules/penaksir.ts'
import type { Context } from '../../context.ts'
import { statement } from '../../db/statement.ts'

const sertifikat = statement<Sertifikat>(
  'sertifikat_penaksir',
  'SELECT no_sertifikat_penaksir, sertifikat_sampai FROM users WHERE user_id = $1',
)

export const penaksir = async (ctx: Context): Promise<Sertifikat> =>
  (await ctx.sql(sertifikat, [ctx.user.user_id]))[0]!
