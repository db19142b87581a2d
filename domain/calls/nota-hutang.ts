/** The papers of a loan: its receipt, the label of its envelope, the text of the printer that prints debts by itself (DOMAIN §F.5, spec 001 §2.1, §9). */
import { z } from 'zod'
import { defineCall } from '../call.ts'
import { KERTAS_NOTA } from '../rules/pengaturan-nota.ts'
import { READ_HUTANG, paramsHutang } from './hutang.ts'
import { cetakResult, zCetak, zMencetak } from './faktur.ts'

/** The paper for an envelope's label. */
const KERTAS_AMPLOP = ['80', 'A5'] as const

export const cetakHutang = defineCall({
  base: 'main',
  method: 'POST',
  path: 'hutang/{no_faktur_hutang}/cetak',
  summary: 'Counts a print of the receipt; from the second on with otorisasi REPRINT NOTA',
  may: READ_HUTANG,
  write: { day: 'any' },
  params: paramsHutang,
  body: zCetak,
  reply: z.object({
    no_faktur_hutang: z.string(),
    ...cetakResult,
  }),
  message: 'Berhasil',
})

export const notaHutang = defineCall({
  base: 'main',
  method: 'GET',
  path: 'hutang/{no_faktur_hutang}/nota',
  summary: 'The receipt as PDF: goods, terms, what is due and when, with the QR that finds the loan again',
  may: READ_HUTANG,
  params: paramsHutang,
  query: z.object({ kertas: z.enum(KERTAS_NOTA, 'Kertas Tidak Valid').optional(), mencetak: zMencetak }),
  reply: z.any(),
  file: 'application/pdf',
})

export const amplopHutang = defineCall({
  base: 'main',
  method: 'GET',
  path: 'hutang/{no_faktur_hutang}/amplop',
  summary: 'The label of the envelope of a loan as PDF: its number as QR, and nothing of what lies in it',
  may: READ_HUTANG,
  params: paramsHutang,
  query: z.object({ kertas: z.enum(KERTAS_AMPLOP, 'Kertas Tidak Valid').default('80') }),
  reply: z.any(),
  file: 'application/pdf',
})

export const hutangText = defineCall({
  base: 'main',
  method: 'GET',
  path: 'hutang/{no_faktur_hutang}/teks',
  summary: 'The plain text for printing debts by itself: names in lines of 20 letters, three at most',
  may: READ_HUTANG,
  params: paramsHutang,
  reply: z.object({ nama: z.string(), teks: z.string() }),
})
