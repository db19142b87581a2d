/** The receipt of an order or of more money on it, on paper: counted and printed (DOMAIN §F.5). */
import { z } from 'zod'
import { defineCall } from '../call.ts'
import { KERTAS_NOTA } from '../documents/pengaturan-nota.ts'
import { SETORAN_MAKS } from './pesanan.ts'

const params = z.object({ no_pesanan: z.string().trim().toUpperCase().max(24) })
const may = { menus: ['/lihat-pesanan', '/transaksi-pesanan'], action: 'lihat' } as const

export const cetakPesanan = defineCall({
  base: 'main',
  method: 'POST',
  path: 'pesanan/{no_pesanan}/cetak',
  summary: 'Counts a print of a receipt; from the second on with otorisasi REPRINT NOTA',
  may,
  write: { day: 'any' },
  params,
  body: z.strictObject({
    /** 1: the order itself, also without DP; more: that DP. */
    urut: z.int('Harus Bilangan Bulat').min(1).max(SETORAN_MAKS).default(1),
    id_otorisasi: z.string().max(64).nullish(),
  }),
  reply: z.object({
    no_pesanan: z.string(),
    /** How often it has been printed, this time included. */
    cetak: z.int(),
    /** 0 for the first print; n prints as COPY n. */
    copy: z.int(),
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
  }),
  reply: z.any(),
  file: 'application/pdf',
})
