/** The paper of an order and of each payment on it. */
import { callPath } from '#domain/call.ts'
import { cetakPesanan, notaPesanan } from '#domain/calls/nota-pesanan.ts'
import { listPesanan, lihatPesanan } from '#domain/calls/pesanan.ts'
import { callFile } from '#client/net/api.ts'
import type { Cetakan } from '#client/kasir/useCetak.ts'

/** The order itself (urut 1), or the receipt of a payment that came later. */
export const notaPesananKe = (no_pesanan: string, urut = 1): Cetakan => ({
  no: no_pesanan,
  lembar: 'Nota',
  hitungan: { jalur: callPath(cetakPesanan, { no_pesanan }), urut },
  file: async (kertas, mencetak) =>
    (await callFile(notaPesanan, { params: { no_pesanan }, query: { urut, kertas, ...mencetak } })).blob,
  changes: [listPesanan, lihatPesanan],
})
