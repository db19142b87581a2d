/** The papers of a repair: the receipt, and the claim ticket that finds it again (DOMAIN §F.5). */
import { z } from 'zod'
import { defineCall } from '../call.ts'
import { KERTAS_NOTA } from '../documents/pengaturan-nota.ts'
import { BACA_SERVICE } from './service.ts'

const params = z.object({ no_faktur_service: z.string().trim().toUpperCase().max(24) })

export const cetakService = defineCall({
  base: 'main',
  method: 'POST',
  path: 'service/{no_faktur_service}/cetak',
  summary: 'Counts a print of the receipt; from the second on with otorisasi REPRINT NOTA',
  may: BACA_SERVICE,
  write: { day: 'any' },
  params,
  body: z.strictObject({ id_otorisasi: z.string().max(64).nullish() }),
  reply: z.object({
    no_faktur_service: z.string(),
    /** How often it has been printed, this time included. */
    cetak: z.int(),
    /** 0 for the first print; n prints as COPY n. */
    copy: z.int(),
  }),
  message: 'Berhasil',
})

export const notaService = defineCall({
  base: 'main',
  method: 'GET',
  path: 'service/{no_faktur_service}/nota',
  summary: 'The receipt as PDF, with the QR of its number that finds the goods again when it is brought back',
  may: BACA_SERVICE,
  params,
  query: z.object({ kertas: z.enum(KERTAS_NOTA, 'Kertas Tidak Valid').optional() }),
  reply: z.any(),
  file: 'application/pdf',
})
