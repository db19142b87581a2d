/** The receipt of an order or of more money on it, on paper: counted and printed (DOMAIN §F.5). */
import { z } from 'zod'
import { defineCall } from '../call.ts'
import { KERTAS_NOTA } from '../rules/pengaturan-nota.ts'
import { rapi } from '../text.ts'
import { SETORAN_MAKS } from './pesanan.ts'
import { cetakResult, zCetak, zMencetak } from './faktur.ts'

const params = z.object({ no_pesanan: z.string().overwrite(rapi).toUpperCase().max(24) })
const may = { menus: ['/lihat-pesanan', '/transaksi-pesanan'], action: 'lihat' } as const

export const cetakPesanan = defineCall({
  base: 'main',
  method: 'POST',
  path: 'pesanan/{no_pesanan}/cetak',
  summary: 'Counts a print of a receipt; from the second on with otorisasi REPRINT NOTA',
  may,
  write: { day: 'any' },
  params,
  body: zCetak.extend({
    /** 1: the order itself, also without DP; more: that DP. */
    urut: z.int('Harus Bilangan Bulat').min(1).max(SETORAN_MAKS).default(1),
  }),
  reply: z.object({
    no_pesanan: z.string(),
    ...cetakResult,
  }),
  message: 'Berhasil',
})

export const notaPesanan = defineCall({
  base: 'main',
  method: 'GET',
  path: 'pesanan/{no_pesanan}/nota',
  summary:
    'The receipt as PDF, on the paper of settingNota or another; marked as what its count says: preview, original or COPY n',
  may,
  params,
  query: z.object({
    urut: z.coerce.number().int().min(1).max(SETORAN_MAKS).default(1),
    kertas: z.enum(KERTAS_NOTA, 'Kertas Tidak Valid').optional(),
    mencetak: zMencetak,
  }),
  reply: z.any(),
  file: 'application/pdf',
})
