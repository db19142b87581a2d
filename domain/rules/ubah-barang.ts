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
/** Refuses a change of the parts that make the price. */
export const tolakUbahOngkos = (barang: Barang): Refusal | undefined => tolak(DIHARGAI, barang)
