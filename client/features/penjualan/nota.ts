/** The nota of a sale as a paper to print. */
import { cetakPenjualan, notaPenjualan } from '#domain/calls/nota-penjualan.ts'
import { daftarPenjualan, lihatPenjualan } from '#domain/calls/penjualan.ts'
import { call, callFile } from '#client/net/api.ts'
import type { Cetakan } from '#client/kasir/useCetak.ts'

export const notaJual = (no_faktur_group: string): Cetakan => ({
  no: no_faktur_group,
  hitung: async (id_otorisasi) =>
    (
      await call(cetakPenjualan, {
        params: { no_faktur_group },
        body: id_otorisasi ? { id_otorisasi } : undefined,
      })
    ).copy,
  berkas: async (kertas) =>
    (await callFile(notaPenjualan, { params: { no_faktur_group }, query: { kertas } })).blob,
  changes: [daftarPenjualan, lihatPenjualan],
})
