/** Money in the drawer, and in each bank account: a payment out is told beforehand that there is not enough. */
import { simpanHitungKas } from '#domain/calls/hitung-kas.ts'
import { seesEverything } from '#domain/level.ts'
import { AKUN } from '#domain/rules/akun.ts'
import { rupiah, type Rupiah } from '#domain/units.ts'
import type { Context } from '../context.ts'
import { statement } from '../db/statement.ts'

export interface SaldoUang {
  kas: Rupiah
  /** By no_rekening. */
  bank: ReadonlyMap<string, Rupiah>
}

const saldo = statement<{ kode_akun: string; no_rekening: string; saldo: Rupiah }>(
  'saldo_uang',
  `SELECT kode_akun, no_rekening, saldo FROM saldo_akun
   WHERE kode_toko = $1 AND kode_akun IN ('${AKUN.KAS.kode}', '${AKUN.BANK.kode}')`,
)

export async function loadSaldoUang(ctx: Context): Promise<SaldoUang> {
  const rows = await ctx.sql(saldo, [ctx.toko.kode_toko])
  return {
    kas: rows.find((r) => r.kode_akun === AKUN.KAS.kode)?.saldo ?? rupiah(0),
    bank: new Map(rows.filter((r) => r.kode_akun === AKUN.BANK.kode).map((r) => [r.no_rekening, r.saldo])),
  }
}

/**
 * True for a user who counts the drawer and must not know the sum beforehand: what should be in it today is told with a
 * count that is kept, and once the day is closed (§O.5-4).
 */
export const hitungButa = ({ user, boleh }: Pick<Context, 'user' | 'boleh'>): boolean =>
  !seesEverything(user.level) && boleh(simpanHitungKas.may)
