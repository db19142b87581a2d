/** The nota of a purchase or trade-in as a paper to print. */
import { callPath } from '#domain/call.ts'
import { cetakPembelian, notaPembelian } from '#domain/calls/nota-pembelian.ts'
import { listPembelian, lihatPembelian } from '#domain/calls/pembelian.ts'
import { callFile } from '#client/net/api.ts'
import type { Cetakan } from '#client/kasir/useCetak.ts'

export const notaBeli = (no_faktur_group: string): Cetakan => ({
  no: no_faktur_group,
  lembar: 'Nota',
  hitungan: { jalur: callPath(cetakPembelian, { no_faktur_group }) },
  file: async (kertas, mencetak) =>
    (await callFile(notaPembelian, { params: { no_faktur_group }, query: { kertas, ...mencetak } })).blob,
  changes: [listPembelian, lihatPembelian],
})
