/** Prints the nota of a purchase or trade-in. */
import type { KertasNota } from '#domain/documents/pengaturan-nota.ts'
import { cetakPembelian, notaPembelian } from '#domain/calls/nota-pembelian.ts'
import { daftarPembelian, lihatPembelian } from '#domain/calls/pembelian.ts'
import { call, callFile } from '#client/net/api.ts'
import { useCetak, type Cetakan } from '#client/kasir/useCetak.ts'

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

export function useCetakBeli() {
  const { cetak, busy, modal } = useCetak()
  return {
    cetak: (no_faktur_group: string, kertas: KertasNota) => cetak(notaBeli(no_faktur_group), kertas),
    busy,
    modal,
  }
}
