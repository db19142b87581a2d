/**
 * Every server of a chain draws barcodes from a range of its own, so that two never make the same one (DOMAIN §O.7-2).
 */
import { kodeBarcode } from './kode.ts'

export const NOMOR_SERVER_MAKS = 9
const CONTENT = 10_000_000

/** Of server n: its first and its last barcode; those of server 0 begin at 00000001. */
export const rentangBarcode = (nomor: number): { dari: string; sampai: string } => ({
  dari: kodeBarcode(Math.max(nomor * CONTENT, 1)),
  sampai: kodeBarcode(nomor * CONTENT + CONTENT - 1),
})
