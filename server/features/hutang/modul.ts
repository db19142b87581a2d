/** Refuses what needs loans where MODUL_HUTANG is off (DOMAIN §O.4-3). */
import { errors } from '#domain/errors.ts'
import type { Settings } from '#domain/rules/para-system.ts'
import type { Context } from '../../context.ts'
import { harusAdaHutang } from '../../rantai/modul-hutang.ts'

/** A new loan, or a longer one. @throws errors.hutangMati */
export function liveModule({ settings }: { settings: Pick<Settings, 'MODUL_HUTANG'> }): void {
  if (!settings.MODUL_HUTANG) throw errors.hutangMati()
}

/** Of a use case that a running loan needs: refused where there is none and none is made. */
export const bilaAdaHutang =
  <I extends unknown[], R>(work: (ctx: Context, ...input: I) => R | Promise<R>) =>
  async (ctx: Context, ...input: I): Promise<R> => {
    await harusAdaHutang(ctx)
    return work(ctx, ...input)
  }
