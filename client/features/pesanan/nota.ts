/** The paper of an order and of each payment on it. */
import { cetakPesanan, notaPesanan } from '#domain/calls/nota-pesanan.ts'
import { daftarPesanan, lihatPesanan } from '#domain/calls/pesanan.ts'
import { call, callFile } from '#client/net/api.ts'
import type { Cetakan } from '#client/kasir/useCetak.ts'

/** The order itself (urut 1), or the receipt of a payment that came later. */
export const notaPesananKe = (no_pesanan: string, urut = 1): Cetakan => ({
  no: no_pesanan,
  hitung: async (id_otorisasi) =>
    (
      await call(cetakPesanan, {
        params: { no_pesanan },
        body: { urut, ...(id_otorisasi ? { id_otorisasi } : {}) },
      })
    ).copy,
  berkas: async (kertas) =>
    (await callFile(notaPesanan, { params: { no_pesanan }, query: { urut, kertas } })).blob,
  changes: [daftarPesanan, lihatPesanan],
})
