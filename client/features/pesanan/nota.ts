/** The paper of an order and of each payment on it. */
import { cetakPesanan, notaPesanan } from '#domain/calls/nota-pesanan.ts'
import { listPesanan, lihatPesanan } from '#domain/calls/pesanan.ts'
import { paperOf } from '#client/kasir/paper.ts'
import type { Cetakan } from '#client/kasir/useCetak.ts'

const paper = paperOf({
  name: 'no_pesanan',
  cetak: cetakPesanan,
  nota: notaPesanan,
  changes: [listPesanan, lihatPesanan],
})
/** The order itself (urut 1), or the receipt of a payment that came later. */
export const notaPesananKe = (no_pesanan: string, urut = 1): Cetakan => paper(no_pesanan, urut)
