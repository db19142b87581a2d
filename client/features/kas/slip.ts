/** The slip of a cash or bank entry as a paper to print. */
import { cetakKasBank, daftarKasBank, lihatKasBank, slipKasBank } from '#domain/calls/kas-bank.ts'
import type { Cetakan } from '#client/kasir/useCetak.ts'
import { call, callFile } from '#client/net/api.ts'

export const slipKas = (no: string): Cetakan => ({
  no,
  hitung: async (id_otorisasi) =>
    (await call(cetakKasBank, { params: { no }, body: id_otorisasi ? { id_otorisasi } : undefined })).copy,
  berkas: async (kertas) => (await callFile(slipKasBank, { params: { no }, query: { kertas } })).blob,
  changes: [daftarKasBank, lihatKasBank],
})
