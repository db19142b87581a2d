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

/** The weight, and the losses of earlier washes since the piece last came in: many small losses make a large one. */
type Susut = Pick<Dicuci, 'berat' | 'berat_kembali'> & { sudah_susut: Milligram }

/** More was lost than the shop expects of a wash: a lighter piece is a cheaper one, so somebody allows it as they do KOREKSI BERAT. */
export const susutBanyak = (
  { sudah_susut, ...b }: Susut,
  /** Ten-thousandths of a percent: 1 % is 10,000. */
  toleransi: Persen,
): boolean =>
  susutCuci(b) > 0 && (susutCuci(b) + sudah_susut) * 1_000_000 > (b.berat + sudah_susut) * toleransi
