/** The slip of a gift document as a paper to print. */
import { cetakHadiah, daftarDokumenHadiah, slipHadiah as slip } from '#domain/calls/hadiah.ts'
import { call, callFile } from '#client/net/api.ts'
import type { Cetakan } from '#client/kasir/useCetak.ts'

export const slipHadiah = (no_ref: string): Cetakan => ({
  no: no_ref,
  hitung: async (id_otorisasi) =>
    (await call(cetakHadiah, { params: { no_ref }, body: id_otorisasi ? { id_otorisasi } : undefined })).copy,
  berkas: async () => (await callFile(slip, { params: { no_ref } })).blob,
  changes: [daftarDokumenHadiah],
})
