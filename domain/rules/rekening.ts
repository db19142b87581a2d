/** In which of the shop's bank accounts a payment lands (DOMAIN §B.0.9). */
import { errors } from '#domain/errors.ts'
import type { Pembayaran } from './pembayaran.ts'

/** An active bank account of the shop (tables rekening, bank). */
export interface RekeningToko {
  no_rekening: string
  nama_bank: string
  jenis: 'EDC' | 'TRANSFER' | 'SEMUA'
  is_default: boolean
}

/**
 * The no_rekening of a payment: '-' for cash and locked lines; for a TRANSFER the account it names when that is the
 * shop's; else the bank's default, else its first by number.
 * @throws rekeningTidakAda when the shop has no fitting account at that bank
 */
export function rekeningUntuk(
  p: Pick<Pembayaran, 'jenis' | 'nama_bank' | 'no_card'>,
  accounts: readonly RekeningToko[],
): string {
  if (p.jenis !== 'DEBET' && p.jenis !== 'CREDIT' && p.jenis !== 'TRANSFER') return '-'
  const use = p.jenis === 'TRANSFER' ? 'TRANSFER' : 'EDC'
  const fitting = accounts
    .filter((a) => a.nama_bank === p.nama_bank && (a.jenis === use || a.jenis === 'SEMUA'))
    .toSorted((a, b) => (a.no_rekening < b.no_rekening ? -1 : 1))
  const named = p.jenis === 'TRANSFER' ? fitting.find((a) => a.no_rekening === p.no_card) : undefined
  const chosen = named ?? fitting.find((a) => a.is_default) ?? fitting[0]
  if (!chosen) throw errors.rekeningTidakAda({ nama_bank: p.nama_bank })
  return chosen.no_rekening
}
