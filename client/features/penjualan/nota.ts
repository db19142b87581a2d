/** The nota of a sale as a paper to print. */
import { cetakPenjualan, notaPenjualan } from '#domain/calls/nota-penjualan.ts'
import { daftarPenjualan, lihatPenjualan } from '#domain/calls/penjualan.ts'
import { call, callFile } from '#client/net/api.ts'
import { cetakanNota } from '#client/kasir/cetakan.ts'
import type { Cetakan } from '#client/kasir/useCetak.ts'

export const notaJual = (no_faktur_group: string): Cetakan =>
  cetakanNota({
    no: no_faktur_group,
    cetak: (body) => call(cetakPenjualan, { params: { no_faktur_group }, body }),
    berkas: async (kertas) =>
      (await callFile(notaPenjualan, { params: { no_faktur_group }, query: { kertas, mencetak: '1' } })).blob,
    changes: [daftarPenjualan, lihatPenjualan],
  })
