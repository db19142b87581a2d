/** Whether a shop may lend more money on pledge: with a licence, or while its owner takes it upon themselves (DOMAIN §P.4, §G-7). */
import { errors, type Refusal } from '#domain/errors.ts'
import { formatTanggal } from '../format.ts'
import { isBlank } from '../text.ts'

/** The first day on which nobody without a licence makes a new loan (POJK 29/2025). */
export const BERIZIN_SEJAK = '2026-01-13'
/** The owner takes it upon themselves for so many days at most. */
export const TANPA_IZIN_MAKS_HARI = 366

/** BOLEH: nothing stands in the way. DIBUKA: without a licence, by the owner's word. DITUTUP: no new loan. */
export const LENDING_STATES = ['BOLEH', 'DIBUKA', 'DITUTUP'] as const
export type LendingState = (typeof LENDING_STATES)[number]

export interface IzinGadai {
  /** '' or '-' where there is none. */
  izin_gadai: string
  /** The last day for which the owner has lifted the rule; null: it is not lifted. */
  sampai: string | null
}

export const tanpaIzin = (izin_gadai: string): boolean => isBlank(izin_gadai)

export function lendingStateOn({ izin_gadai, sampai }: IzinGadai, tgl_system: string): LendingState {
  if (tgl_system < BERIZIN_SEJAK || !tanpaIzin(izin_gadai)) return 'BOLEH'
  return sampai !== null && tgl_system <= sampai ? 'DIBUKA' : 'DITUTUP'
}

/** Returns the refusal of whatever makes the shop lend more than it did: a new loan, and the validation of one. */
export const pinjamanBaru = (state: LendingState): Refusal[] =>
  state === 'DITUTUP' ? [errors.pinjamanPerluIzin()] : []

/** The line that stands wherever loans are made and where the shop is set up; '' while nothing has to be said. */
export function sebutPinjaman({
  state,
  sampai,
  oleh,
  alasan,
}: {
  state: LendingState
  sampai: string | null
  oleh: string
  alasan: string
}): string {
  if (state === 'BOLEH') return ''
  return state === 'DITUTUP'
    ? `${errors.pinjamanPerluIzin().message}: hutang yang berjalan tetap bisa dibayar, diperpanjang, dilunasi dan diserahkan barangnya.`
    : `Pinjaman baru tanpa izin OJK dibuka ${oleh} sampai ${formatTanggal(sampai!)}: ${alasan}`
}
