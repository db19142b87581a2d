/**
 * State of a document just saved: what stands between it and its validation, told before the cashier stands there
 * without money.
 */
import type { KategoriOtorisasi } from '#domain/rules/otorisasi.ts'
import type { Context } from '../../context.ts'
import { perluOtorisasiBeli } from './bank-minus.ts'
import { alasanDari } from './list-alasan.ts'

export interface State {
  alasan_tidak_bisa: string[]
  perlu_otorisasi: KategoriOtorisasi[]
}

export const TANPA_HALANGAN: State = { alasan_tidak_bisa: [], perlu_otorisasi: [] }

/** Of a purchase or trade-in that is OPEN. */
export const beliState = async (ctx: Context, no: string): Promise<State> => ({
  alasan_tidak_bisa: (await alasanDari(ctx, [no])).get(no) ?? [],
  perlu_otorisasi: (await perluOtorisasiBeli(ctx, [no])).get(no) ?? [],
})
