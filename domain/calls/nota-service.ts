/** The papers of a repair: the receipt, and the claim ticket that finds it again (DOMAIN §F.5). */
import { z } from 'zod'
import { defineCall } from '../call.ts'
import { callsNota } from './nota.ts'
import { zMencetak } from './faktur.ts'
import { READ_SERVICE } from './service.ts'

/** The paper for a claim ticket. */
const KERTAS_TIKET = ['80', 'A5'] as const

export const { cetak: cetakService, nota: notaService } = callsNota('service', 'no_faktur_service', {
  may: READ_SERVICE,
  counts: 'the receipt',
  summary: 'The receipt as PDF, with the QR of its number that finds the goods again when it is brought back',
})

export const cetakTiketService = defineCall({
  ...cetakService,
  path: 'service/{no_faktur_service}/cetak-tiket',
  summary:
    'Counts a print of the claim ticket of a repair that is in the shop; from the second on with otorisasi REPRINT NOTA',
})

export const tiketService = defineCall({
  ...notaService,
  path: 'service/{no_faktur_service}/tiket',
  summary: 'The claim ticket as PDF, on a roll of 80 mm or on A5: number, QR, goods, the day promised',
  query: z.object({ kertas: z.enum(KERTAS_TIKET, 'Kertas Tidak Valid').default('80'), mencetak: zMencetak }),
})
