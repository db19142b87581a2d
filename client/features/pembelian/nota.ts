/** The nota of a purchase or trade-in as a paper to print. */
import { cetakPembelian, notaPembelian } from '#domain/calls/nota-pembelian.ts'
import { daftarPembelian, lihatPembelian } from '#domain/calls/pembelian.ts'
import { call, callFile } from '#client/net/api.ts'
import { cetakanNota } from '#client/kasir/cetakan.ts'
import type { Cetakan } from '#client/kasir/useCetak.ts'

export const notaBeli = (no_faktur_group: string): Cetakan =>
  cetakanNota({
    no: no_faktur_group,
    cetak: (body) => call(cetakPembelian, { params: { no_faktur_group }, body }),
    berkas: async (kertas) =>
      (await callFile(notaPembelian, { params: { no_faktur_group }, query: { kertas, mencetak: '1' } })).blob,
    changes: [daftarPembelian, lihatPembelian],
  })
