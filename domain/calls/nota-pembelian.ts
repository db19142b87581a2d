/** The nota of a purchase or trade-in on paper: counted and printed (DOMAIN §F.5). */
import { z } from 'zod'
import { defineCall } from '../call.ts'
import { KERTAS_NOTA } from '../rules/pengaturan-nota.ts'
import { rapi } from '../text.ts'
import { cetakResult, zCetak, zMencetak } from './faktur.ts'

const params = z.object({ no_faktur_group: z.string().overwrite(rapi).toUpperCase().max(24) })
const may = {
  menus: ['/lihat-pembelian', '/transaksi-pembelian', '/transaksi-penjualan', '/validasi-jual-beli'],
  action: 'lihat',
} as const

export const cetakPembelian = defineCall({
  base: 'main',
  method: 'POST',
  path: 'pembelian/{no_faktur_group}/cetak',
  summary: 'Counts a print of the nota; from the second on with otorisasi REPRINT NOTA',
  may,
  write: { day: 'any' },
  params,
  body: zCetak.optional(),
  reply: z.object({
    no_faktur_group: z.string(),
    ...cetakResult,
  }),
  message: 'Berhasil',
})

export const notaPembelian = defineCall({
  base: 'main',
  method: 'GET',
  path: 'pembelian/{no_faktur_group}/nota',
  summary:
    'The nota as PDF, on the paper of settingNota or another; marked as what its count says: preview, original or COPY n',
  may,
  params,
  query: z.object({ kertas: z.enum(KERTAS_NOTA, 'Kertas Tidak Valid').optional(), mencetak: zMencetak }),
  reply: z.any(),
  file: 'application/pdf',
})
