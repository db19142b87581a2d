/** A wash: what comes back is never heavier, and what it lost is looked at (DOMAIN §B.18, §O.1-14). */
import { errors, type Refusal } from '../errors.ts'
import { milligram, type Milligram, type Persen } from '../units.ts'

export interface Dicuci {
  kode_barcode: string
  /** As it was sent. */
  berat: Milligram
  berat_kembali: Milligram
}

export const susutCuci = ({ berat, berat_kembali }: Pick<Dicuci, 'berat' | 'berat_kembali'>): Milligram =>
  milligram(berat - berat_kembali)

export function tolakKembali(b: Dicuci): Refusal | undefined {
  if (b.berat_kembali <= 0) return errors.beratKembaliKosong()
  return b.berat_kembali > b.berat
    ? errors.lebihBeratDariDikirim({ kode_barcode: b.kode_barcode, berat: b.berat })
    : undefined
}

/** More was lost than the shop expects of a wash: it is said, and nothing is forbidden. */
export const susutBanyak = (
  b: Pick<Dicuci, 'berat' | 'berat_kembali'>,
  /** Ten-thousandths of a percent: 1 % is 10,000. */
  toleransi: Persen,
): boolean => susutCuci(b) * 1_000_000 > b.berat * toleransi
