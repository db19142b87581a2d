/** Payments of a document that has no locked lines: put together against what may be paid, each with the account it lands on. */
import type { z } from 'zod'
import type { zBayarLine } from '#domain/calls/faktur.ts'
import { susunPembayaran, totalBayar, type ArahBayar, type Pembayaran } from '#domain/rules/pembayaran.ts'
import type { Bayar } from '#domain/rules/postings/lines.ts'
import { persen, rupiah, type Rupiah } from '#domain/units.ts'
import type { Context } from '../context.ts'
import type { RekeningBank } from './load-acuan.ts'
import { allRekening } from './rekening.ts'

export interface BayarDisusun {
  lines: (Pembayaran & { no_rekening: string })[]
  total: Rupiah
}

/**
 * @param sisa the amount that may still be paid, to the shop or by it. @throws the error of the first payment that is
 * wrong, at its field
 */
export function susunBayar(
  diminta: readonly z.output<typeof zBayarLine>[],
  sisa: Rupiah,
  accounts: readonly RekeningBank[],
  arah: ArahBayar = 'MASUK',
): BayarDisusun {
  const entries = diminta.map((p) => ({
    ...p,
    fee: p.fee ?? persen(0),
    uang_diterima: p.uang_diterima ?? rupiah(0),
  }))
  const list = susunPembayaran([], entries, sisa, arah)
  const rekening = allRekening(list, diminta, accounts)
  return { lines: list.map((p, i) => ({ ...p, no_rekening: rekening[i]! })), total: totalBayar(list) }
}

/** As a posting takes them. */
export const untukPosting = (ctx: Context, { lines: rows }: Pick<BayarDisusun, 'lines'>): Bayar[] =>
  rows.map((p) => ({ ...p, fee_mode: ctx.settings.FEE_KARTU_MODE, sub_ref: '-' }))
