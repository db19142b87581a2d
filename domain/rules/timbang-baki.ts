/** A tray on the scale (DOMAIN §B.15): what it should weigh, and what the difference means. */
import { milligram, type Milligram } from '../units.ts'

/** Contents of a tray now, and their weight with tags and tray. */
export interface BakiContent {
  qty: number
  /** With what is set in the pieces; of those a customer has spoken for too. */
  berat_barang: Milligram
  berat_bandrol: Milligram
  berat_baki: Milligram
}

export const beratSeharusnya = ({ berat_barang, berat_bandrol, berat_baki }: BakiContent): Milligram =>
  milligram(berat_barang + berat_bandrol + berat_baki)

/** @param toleransi TOLERANSI_TIMBANG; on it is still within it */
export function timbangResult(
  seharusnya: Milligram,
  timbang: Milligram,
  toleransi: Milligram,
): { selisih: Milligram; status: 'SESUAI' | 'SELISIH' } {
  const selisih = milligram(timbang - seharusnya)
  return { selisih, status: Math.abs(selisih) <= toleransi ? 'SESUAI' : 'SELISIH' }
}
