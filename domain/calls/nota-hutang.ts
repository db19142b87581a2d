/** The papers of a loan: its receipt, the label of its envelope, the text of the printer that prints debts by itself (DOMAIN §F.5, spec 001 §2.1, §9). */
import { z } from 'zod'
import { defineCall } from '../call.ts'
import { callsNota } from './nota.ts'
import { READ_HUTANG, paramsHutang } from './hutang.ts'

/** The paper for an envelope's label. */
const KERTAS_AMPLOP = ['80', 'A5'] as const

export const { cetak: cetakHutang, nota: notaHutang } = callsNota('hutang', 'no_faktur_hutang', {
  may: READ_HUTANG,
  counts: 'the receipt',
  summary: 'The receipt as PDF: goods, terms, what is due and when, with the QR that finds the loan again',
})

export const amplopHutang = defineCall({
  ...notaHutang,
  path: 'hutang/{no_faktur_hutang}/amplop',
  summary: 'The label of the envelope of a loan as PDF: its number as QR, and nothing of what lies in it',
  query: z.object({ kertas: z.enum(KERTAS_AMPLOP, 'Kertas Tidak Valid').default('80') }),
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
