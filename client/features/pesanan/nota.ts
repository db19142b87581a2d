/** The paper of an order and of each payment on it. */
import { cetakPesanan, notaPesanan } from '#domain/calls/nota-pesanan.ts'
import { daftarPesanan, lihatPesanan } from '#domain/calls/pesanan.ts'
import { call, callFile } from '#client/net/api.ts'
import { cetakanNota } from '#client/kasir/cetakan.ts'
import type { Cetakan } from '#client/kasir/useCetak.ts'

/** The order itself (urut 1), or the receipt of a payment that came later. */
export const notaPesananKe = (no_pesanan: string, urut = 1): Cetakan =>
  cetakanNota({
    no: no_pesanan,
    urut,
    cetak: (body) => call(cetakPesanan, { params: { no_pesanan }, body: { urut, ...body } }),
    berkas: async (kertas) =>
      (await callFile(notaPesanan, { params: { no_pesanan }, query: { urut, kertas, mencetak: '1' } })).blob,
    changes: [daftarPesanan, lihatPesanan],
  })
