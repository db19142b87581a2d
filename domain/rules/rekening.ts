/** In which of the shop's bank accounts a payment lands, or from which it is paid (DOMAIN §B.0.9). */
import { errors } from '#domain/errors.ts'
import type { Pembayaran } from './pembayaran.ts'

/** An active bank account of the shop (tables rekening, bank). */
export interface RekeningToko {
  no_rekening: string
  nama_bank: string
  jenis: 'EDC' | 'TRANSFER' | 'SEMUA'
  is_default: boolean
}

/** The shop's accounts at a bank that are for it, by number. */
export const rekeningCocok = <R extends RekeningToko>(
  nama_bank: string,
  untuk: 'EDC' | 'TRANSFER',
  accounts: readonly R[],
): R[] =>
  accounts
    .filter((a) => a.nama_bank === nama_bank && (a.jenis === untuk || a.jenis === 'SEMUA'))
    .toSorted((a, b) => (a.no_rekening < b.no_rekening ? -1 : 1))

/**
 * The bank's account where nobody names one: its only one, or the one that Master Rekening calls its default.
 * @throws rekeningTidakAda, rekeningTanpaDefault at nama_bank
 */
export function rekeningUtama<R extends RekeningToko>(
  nama_bank: string,
  untuk: 'EDC' | 'TRANSFER',
  accounts: readonly R[],
): R {
  const fitting = rekeningCocok(nama_bank, untuk, accounts)
  const chosen = fitting.length === 1 ? fitting[0] : fitting.find((a) => a.is_default)
  if (chosen) return chosen
  throw (
    fitting.length === 0 ? errors.rekeningTidakAda({ nama_bank }) : errors.rekeningTanpaDefault({ nama_bank })
  ).at('nama_bank')
}

/**
 * The no_rekening of a payment: '-' for cash and locked lines. A TRANSFER names it in no_card, and where it names none the
 * bank's only one is meant; a card's is that of the bank (rekeningUtama).
 * @throws rekeningTidakAda, rekeningTanpaDefault at nama_bank; rekeningBukanToko, rekeningHarusDipilih at no_card
 */
export function rekeningUntuk(
  p: Pick<Pembayaran, 'jenis' | 'nama_bank' | 'no_card'>,
  accounts: readonly RekeningToko[],
): string {
  const { jenis, nama_bank, no_card } = p
  if (jenis === 'DEBET' || jenis === 'CREDIT') return rekeningUtama(nama_bank, 'EDC', accounts).no_rekening
  if (jenis !== 'TRANSFER') return '-'
  const fitting = rekeningCocok(nama_bank, 'TRANSFER', accounts)
  if (fitting.length === 0) throw errors.rekeningTidakAda({ nama_bank }).at('nama_bank')
  if (no_card === '-' && fitting.length > 1) throw errors.rekeningHarusDipilih({ nama_bank }).at('no_card')
  const named = no_card === '-' ? fitting[0] : fitting.find((a) => a.no_rekening === no_card)
  if (!named) throw errors.rekeningBukanToko({ no_rekening: no_card, nama_bank }).at('no_card')
  return named.no_rekening
}
