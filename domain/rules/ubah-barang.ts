/** Changes that are still possible by hand on a piece, by its status (DOMAIN §B.13, §O.1-13). */
import { errors, type Refusal } from '../errors.ts'
import { STATUS_DI_TOKO, type StatusBarang } from './status.ts'

interface Barang {
  kode_barcode: string
  status: string
}

/**
 * Agreements with a customer stay as they were made: a piece in a draft, a deposit or an order keeps its weight and its
 * price. A piece that is being washed is weighed when it is back.
 */
export const STATUS_DIKOREKSI: readonly StatusBarang[] = ['READY', 'BELI', 'SORTIR']
const DIHARGAI: readonly StatusBarang[] = [...STATUS_DIKOREKSI, 'CUCI']

const tolak = (boleh: readonly StatusBarang[], { kode_barcode, status }: Barang): Refusal | undefined =>
  (boleh as readonly string[]).includes(status)
    ? undefined
    : errors.barangTidakBisaDiubah({ kode_barcode, status })

/** Refuses a change of the name and of the other text on the label, unless the piece is in the shop. */
export const tolakUbahNama = (barang: Barang): Refusal | undefined => tolak(STATUS_DI_TOKO, barang)
export interface BuktiFaktur {
  punya_faktur_pajak: boolean
  faktur_pajak_pemasok: string
  faktur_pajak_no: string
  faktur_pajak_tgl: string | null
}
/** A tax invoice is named whole: whose, its number, its day; where there is none nothing is named. */
export function periksaFaktur(f: BuktiFaktur, hari: string): Refusal[] {
  if (!f.punya_faktur_pajak) return []
  return [
    ...(f.faktur_pajak_pemasok === '-' ? [errors.pemasokFakturKosong().at('faktur_pajak_pemasok')] : []),
    ...(f.faktur_pajak_no === '-' ? [errors.noFakturPajakKosong().at('faktur_pajak_no')] : []),
    ...(f.faktur_pajak_tgl === null ? [errors.tglFakturPajakKosong().at('faktur_pajak_tgl')] : []),
    ...(f.faktur_pajak_tgl !== null && f.faktur_pajak_tgl > hari
      ? [errors.tglFakturPajakNanti().at('faktur_pajak_tgl')]
      : []),
  ]
}

/** Refuses a change of the parts that make the price. */
export const tolakUbahOngkos = (barang: Barang): Refusal | undefined => tolak(DIHARGAI, barang)
