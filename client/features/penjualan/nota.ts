/** The nota of a sale as a paper to print. */
import { cetakPenjualan, notaPenjualan } from '#domain/calls/nota-penjualan.ts'
import { listPenjualan, lihatPenjualan } from '#domain/calls/penjualan.ts'
import { paperOf } from '#client/kasir/paper.ts'

export const notaJual = paperOf({
  name: 'no_faktur_group',
  cetak: cetakPenjualan,
  nota: notaPenjualan,
  changes: [listPenjualan, lihatPenjualan],
})
