/** The papers of a repair: the receipt, and the claim ticket that finds it again (DOMAIN §F.5). */
import { z } from 'zod'
import { defineCall } from '../call.ts'
import { KERTAS_NOTA } from '../rules/pengaturan-nota.ts'
import { rapi } from '../text.ts'
import { READ_SERVICE } from './service.ts'
import { cetakResult, zCetak, zMencetak } from './faktur.ts'

/** The paper for a claim ticket. */
const KERTAS_TIKET = ['80', 'A5'] as const
const params = z.object({ no_faktur_service: z.string().overwrite(rapi).toUpperCase().max(24) })

export const cetakService = defineCall({
  base: 'main',
  method: 'POST',
  path: 'service/{no_faktur_service}/cetak',
  summary: 'Counts a print of the receipt; from the second on with otorisasi REPRINT NOTA',
  may: READ_SERVICE,
  write: { day: 'any' },
  params,
  body: zCetak,
  reply: z.object({
    no_faktur_service: z.string(),
    ...cetakResult,
  }),
  message: 'Berhasil',
})

export const notaService = defineCall({
  base: 'main',
  method: 'GET',
  path: 'service/{no_faktur_service}/nota',
  summary: 'The receipt as PDF, with the QR of its number that finds the goods again when it is brought back',
  may: READ_SERVICE,
  params,
  query: z.object({ kertas: z.enum(KERTAS_NOTA, 'Kertas Tidak Valid').optional(), mencetak: zMencetak }),
  reply: z.any(),
  file: 'application/pdf',
})

export const cetakTiketService = defineCall({
  base: 'main',
  method: 'POST',
  path: 'service/{no_faktur_service}/cetak-tiket',
  summary:
    'Counts a print of the claim ticket of a repair that is in the shop; from the second on with otorisasi REPRINT NOTA',
  may: READ_SERVICE,
  write: { day: 'any' },
  params,
  body: cetakService.body,
  reply: cetakService.reply,
  message: 'Berhasil',
})

export const tiketService = defineCall({
  base: 'main',
  method: 'GET',
  path: 'service/{no_faktur_service}/tiket',
  summary: 'The claim ticket as PDF, on a roll of 80 mm or on A5: number, QR, goods, the day promised',
  may: READ_SERVICE,
  params,
  query: z.object({ kertas: z.enum(KERTAS_TIKET, 'Kertas Tidak Valid').default('80'), mencetak: zMencetak }),
  reply: z.any(),
  file: 'application/pdf',
})
