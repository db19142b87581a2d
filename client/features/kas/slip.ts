/** The slip of a cash or bank entry as a paper to print. */
import { callPath } from '#domain/call.ts'
import { cetakKasBank, listKasBank, lihatKasBank, slipKasBank } from '#domain/calls/kas-bank.ts'
import type { Cetakan } from '#client/kasir/useCetak.ts'
import { callFile } from '#client/net/api.ts'

export const slipKas = (no: string): Cetakan => ({
  no,
  lembar: 'Slip',
  hitungan: { jalur: callPath(cetakKasBank, { no }) },
  file: async (kertas, mencetak) =>
    (await callFile(slipKasBank, { params: { no }, query: { kertas, ...mencetak } })).blob,
  changes: [listKasBank, lihatKasBank],
})
