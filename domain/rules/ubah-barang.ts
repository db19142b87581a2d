/** What may still be changed of a piece by hand, by its status (DOMAIN §B.13, §O.1-13). */
import { errors, type Refusal } from '../errors.ts'
import { STATUS_DI_TOKO, type StatusBarang } from './status.ts'

interface Barang {
  kode_barcode: string
  status: string
}

/**
 * What was agreed with somebody stays as it was agreed: a piece in a draft, a deposit or an order keeps its weight and its price.
 * What is being washed is weighed when it is back.
 */
export const STATUS_DIKOREKSI: readonly StatusBarang[] = ['READY', 'BELI', 'SORTIR']
const DIHARGAI: readonly StatusBarang[] = [...STATUS_DIKOREKSI, 'CUCI']

const tolak = (boleh: readonly StatusBarang[], { kode_barcode, status }: Barang): Refusal | undefined =>
  (boleh as readonly string[]).includes(status)
    ? undefined
    : errors.barangTidakBisaDiubah({ kode_barcode, status })

/** Its name, and what stands on its label: of what is in the shop. */
export const tolakUbahNama = (barang: Barang): Refusal | undefined => tolak(STATUS_DI_TOKO, barang)
/** What its price is made of. */
export const tolakUbahOngkos = (barang: Barang): Refusal | undefined => tolak(DIHARGAI, barang)
