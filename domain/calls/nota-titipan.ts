/** The receipt of a deposit or an addition on paper: counted and printed (DOMAIN §F.5). */
import { z } from 'zod'
import { defineCall } from '../call.ts'
import { KERTAS_NOTA } from '../rules/pengaturan-nota.ts'
import { rapi } from '../text.ts'
import { cetakResult, zCetak, zMencetak } from './faktur.ts'

const params = z.object({ no_titip_group: z.string().overwrite(rapi).toUpperCase().max(24) })
const may = {
  menus: ['/lihat-titipan', '/transaksi-penjualan', '/validasi-titipan', '/validasi-jual-beli'],
  action: 'lihat',
} as const
/** 1: the deposit itself; more: an addition. */
const MAKS = 99

export const cetakTitipan = defineCall({
  base: 'main',
  method: 'POST',
  path: 'titipan/{no_titip_group}/cetak',
  summary: 'Counts a print of a receipt; from the second on with otorisasi REPRINT NOTA',
  may,
  write: { day: 'any' },
  params,
  body: zCetak.extend({
    urut: z.int('Harus Bilangan Bulat').min(1).max(MAKS).default(1),
  }),
  reply: z.object({
    no_titip_group: z.string(),
    ...cetakResult,
  }),
  message: 'Berhasil',
})

export const notaTitipan = defineCall({
  base: 'main',
  method: 'GET',
  path: 'titipan/{no_titip_group}/nota',
  summary:
    'The receipt as PDF, on the paper of settingNota or another; marked as what its count says: preview, original or COPY n',
  may,
  params,
  query: z.object({
    urut: z.coerce.number().int().min(1).max(MAKS).default(1),
    kertas: z.enum(KERTAS_NOTA, 'Kertas Tidak Valid').optional(),
    mencetak: zMencetak,
  }),
  reply: z.any(),
  file: 'application/pdf',
})
