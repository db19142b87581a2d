/** The slips of goldsmiths' gold and fees, to be printed. */
import { cetakBahanTukang, daftarBahanTukang, slipBahanTukang } from '#domain/calls/bahan-tukang.ts'
import { cetakUpahTukang, daftarUpahTukang, slipUpahTukang } from '#domain/calls/upah-tukang.ts'
import type { Cetakan } from '#client/kasir/useCetak.ts'
import { call, callFile } from '#client/net/api.ts'

export const slipBahan = (no: string): Cetakan => ({
  no,
  hitung: async (id_otorisasi) =>
    (await call(cetakBahanTukang, { params: { no }, body: id_otorisasi ? { id_otorisasi } : undefined }))
      .copy,
  berkas: async () => (await callFile(slipBahanTukang, { params: { no } })).blob,
  changes: [daftarBahanTukang],
})

export const slipUpah = (no: string): Cetakan => ({
  no,
  hitung: async (id_otorisasi) =>
    (await call(cetakUpahTukang, { params: { no }, body: id_otorisasi ? { id_otorisasi } : undefined })).copy,
  berkas: async () => (await callFile(slipUpahTukang, { params: { no } })).blob,
  changes: [daftarUpahTukang],
})
