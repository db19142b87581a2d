/** The nota of a purchase or trade-in as a paper to print. */
import { cetakPembelian, notaPembelian } from '#domain/calls/nota-pembelian.ts'
import { daftarPembelian, lihatPembelian } from '#domain/calls/pembelian.ts'
import { call, callFile } from '#client/net/api.ts'
import type { Cetakan } from '#client/kasir/useCetak.ts'

export const notaBeli = (no_faktur_group: string): Cetakan => ({
  no: no_faktur_group,
  hitung: async (id_otorisasi) =>
    (
      await call(cetakPembelian, {
        params: { no_faktur_group },
        ...(id_otorisasi ? { body: { id_otorisasi } } : {}),
      })
    ).copy,
  berkas: async (kertas) =>
    (await callFile(notaPembelian, { params: { no_faktur_group }, query: { kertas } })).blob,
  changes: [daftarPembelian, lihatPembelian],
})
