/** The papers of a repair: the receipt, which is another once it was fetched, and the claim ticket. */
import { callPath } from '#domain/call.ts'
import { cetakService, cetakTiketService, notaService, tiketService } from '#domain/calls/nota-service.ts'
import { listService, lihatService } from '#domain/calls/service.ts'
import { callFile } from '#client/net/api.ts'
import type { Cetakan } from '#client/kasir/useCetak.ts'

export const notaServiceKe = (no_faktur_service: string): Cetakan => ({
  no: no_faktur_service,
  lembar: 'Nota',
  hitungan: { jalur: callPath(cetakService, { no_faktur_service }) },
  file: async (kertas, mencetak) =>
    (await callFile(notaService, { params: { no_faktur_service }, query: { kertas, ...mencetak } })).blob,
  changes: [listService, lihatService],
})

export const tiketServiceKe = (no_faktur_service: string): Cetakan => ({
  no: no_faktur_service,
  lembar: 'Tiket',
  hitungan: { jalur: callPath(cetakTiketService, { no_faktur_service }) },
  file: async (kertas, mencetak) => {
    const query = { kertas: kertas === 'A5' ? ('A5' as const) : ('80' as const), ...mencetak }
    return (await callFile(tiketService, { params: { no_faktur_service }, query })).blob
  },
  changes: [listService, lihatService],
})
