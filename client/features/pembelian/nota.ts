/** The nota of a purchase or trade-in as a paper to print. */
import { cetakPembelian, notaPembelian } from '#domain/calls/nota-pembelian.ts'
import { listPembelian, lihatPembelian } from '#domain/calls/pembelian.ts'
import { paperOf } from '#client/kasir/paper.ts'

export const notaBeli = paperOf({
  name: 'no_faktur_group',
  cetak: cetakPembelian,
  nota: notaPembelian,
  changes: [listPembelian, lihatPembelian],
})
