/**
 * The balance that an account held when it was made is posted once, E34 SALDO AWAL (DOMAIN §B.0.5, §F.1); an account
 * with money on it stays; each bank has one default account.
 */
import { sql } from 'kysely'
import { errors, type Refusal } from '#domain/errors.ts'
import type { RowOf } from '#domain/master.ts'
import { rekening } from '#domain/masters/rekening.ts'
import { AKUN } from '#domain/rules/akun.ts'
import { postingSaldoAwal } from '#domain/rules/postings/saldo-awal.ts'
import { hariIni } from '../../process/clock.ts'
import type { Context } from '../../context.ts'
import { post } from '../../ledger/post.ts'
import type { Attempt, Hooks } from '../hook.ts'
import { alone, findActive } from '../repository.ts'

type Rekening = RowOf<typeof rekening>

export const rekeningHooks: Hooks<Rekening> = {
  async refuse(ctx, attempt) {
    if (attempt.operation === 'remove') return bersaldo(ctx, attempt.before!)
    return [...saldoHariIni(ctx, attempt), ...(await defaultLain(ctx, attempt))]
  },
  async after(ctx, operation, { no_rekening, saldo_awal }) {
    if (operation !== 'create' || saldo_awal === 0) return
    const ref_no = `SA-${no_rekening}`
    await post(
      ctx,
      postingSaldoAwal({ ref_no, saldo: [{ akun: AKUN.BANK, no_rekening, saldo: saldo_awal }], barang: [] }),
      ref_no,
    )
  },
}

async function bersaldo(ctx: Context, { no_rekening }: Rekening): Promise<Refusal[]> {
  const { rows } = await sql<{ saldo: number }>`
    SELECT saldo FROM saldo_akun
    WHERE kode_toko = ${ctx.toko.kode_toko} AND kode_akun = ${AKUN.BANK.kode} AND no_rekening = ${no_rekening}
      AND saldo <> 0`.execute(ctx.db)
  return rows.map(({ saldo }) => errors.rekeningBersaldo({ no_rekening, saldo }))
}

/** A posting belongs to an open day. */
const saldoHariIni = (ctx: Context, { operation, values }: Attempt<Rekening>): Refusal[] =>
  operation === 'create' && values.saldo_awal && ctx.toko.tgl_system < hariIni(ctx.now, ctx.toko.zona)
    ? [errors.hariBelumDitutup().at('saldo_awal')]
    : []

async function defaultLain(ctx: Context, { before, values }: Attempt<Rekening>): Promise<Refusal[]> {
  const { no_rekening, kode_bank, is_default } = { ...before, ...values }
  if (!is_default) return []
  await alone(ctx, rekening)
  const others = await findActive(ctx, rekening, { kode_bank, is_default: true })
  return others
    .filter((r) => r.no_rekening !== no_rekening)
    .slice(0, 1)
    .map((r) =>
      errors
        .rekeningDefaultAda({ kode_bank: kode_bank!, no_rekening: String(r.no_rekening) })
        .at('is_default'),
    )
}
