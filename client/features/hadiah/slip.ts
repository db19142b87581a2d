/** The slip of a gift document as a paper to print. */
import { callPath } from '#domain/call.ts'
import { cetakHadiah, listDokumenHadiah, slipHadiah as slip } from '#domain/calls/hadiah.ts'
import { callFile } from '#client/net/api.ts'
import type { Cetakan } from '#client/kasir/useCetak.ts'

export const slipHadiah = (no_ref: string): Cetakan => ({
  no: no_ref,
  lembar: 'Slip',
  hitungan: { jalur: callPath(cetakHadiah, { no_ref }) },
  file: async (_, query) => (await callFile(slip, { params: { no_ref }, query })).blob,
  changes: [listDokumenHadiah],
})
