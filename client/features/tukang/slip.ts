/** The slips of goldsmiths' gold and fees, to be printed. */
import { callPath } from '#domain/call.ts'
import { cetakBahanTukang, listBahanTukang, slipBahanTukang } from '#domain/calls/bahan-tukang.ts'
import { cetakUpahTukang, listUpahTukang, slipUpahTukang } from '#domain/calls/upah-tukang.ts'
import type { Cetakan } from '#client/kasir/useCetak.ts'
import { callFile } from '#client/net/api.ts'

export const slipBahan = (no: string): Cetakan => ({
  no,
  lembar: 'Slip',
  hitungan: { jalur: callPath(cetakBahanTukang, { no }) },
  file: async (_, query) => (await callFile(slipBahanTukang, { params: { no }, query })).blob,
  changes: [listBahanTukang],
})

export const slipUpah = (no: string): Cetakan => ({
  no,
  lembar: 'Slip',
  hitungan: { jalur: callPath(cetakUpahTukang, { no }) },
  file: async (_, query) => (await callFile(slipUpahTukang, { params: { no }, query })).blob,
  changes: [listUpahTukang],
})
