/** The papers of what is paid on a loan: receipts of interest, extension and principal, the nota of a settlement, the deed of a hand-over (DOMAIN §F.5, §G-5). */
import { z } from 'zod'
import { defineCall } from '../call.ts'
import { KERTAS_NOTA } from '../rules/pengaturan-nota.ts'
import { rapi } from '../text.ts'
import { READ_HUTANG } from './hutang.ts'
import { cetakResult, zCetak, zMencetak } from './faktur.ts'

const params = z.object({ no_transaksi: z.string().overwrite(rapi).toUpperCase().max(24) })

export const cetakBayarHutang = defineCall({
  base: 'main',
  method: 'POST',
  path: 'hutang/bayar/{no_transaksi}/cetak',
  summary: 'Counts a print of a payment’s receipt; from the second on with otorisasi REPRINT NOTA',
  may: READ_HUTANG,
  write: { day: 'any' },
  params,
  body: zCetak,
  reply: z.object({
    no_transaksi: z.string(),
    ...cetakResult,
  }),
  message: 'Berhasil',
})

export const notaBayarHutang = defineCall({
  base: 'main',
  method: 'GET',
  path: 'hutang/bayar/{no_transaksi}/nota',
  summary:
    'The receipt of a payment as PDF: what was paid, what is due next and until when; LUNAS of a settlement, price and consent of a hand-over',
  may: READ_HUTANG,
  params,
  query: z.object({ kertas: z.enum(KERTAS_NOTA, 'Kertas Tidak Valid').optional(), mencetak: zMencetak }),
  reply: z.any(),
  file: 'application/pdf',
})
