/** The nota of a sale as a paper to print. */
import { callPath } from '#domain/call.ts'
import { cetakPenjualan, notaPenjualan } from '#domain/calls/nota-penjualan.ts'
import { listPenjualan, lihatPenjualan } from '#domain/calls/penjualan.ts'
import { callFile } from '#client/net/api.ts'
import type { Cetakan } from '#client/kasir/useCetak.ts'

export const notaJual = (no_faktur_group: string): Cetakan => ({
  no: no_faktur_group,
  lembar: 'Nota',
  hitungan: { jalur: callPath(cetakPenjualan, { no_faktur_group }) },
  file: async (kertas, mencetak) =>
    (await callFile(notaPenjualan, { params: { no_faktur_group }, query: { kertas, ...mencetak } })).blob,
  changes: [listPenjualan, lihatPenjualan],
})
