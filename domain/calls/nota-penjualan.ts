/** The nota of a sale on paper: counted, printed, and recognised again by its QR (DOMAIN §F.5). */
import { z } from 'zod'
import { defineCall } from '../call.ts'
import { KERTAS_NOTA } from '../rules/pengaturan-nota.ts'
import { rapi } from '../text.ts'
import { zRupiah, zTanggal } from '../units.ts'
import { cetakResult, zCetak, zMencetak } from './faktur.ts'

export { KERTAS_NOTA, type KertasNota } from '../rules/pengaturan-nota.ts'

const params = z.object({ no_faktur_group: z.string().overwrite(rapi).toUpperCase().max(24) })
const may = {
  menus: [
    '/lihat-penjualan',
    '/validasi-penjualan',
    '/validasi-titipan',
    '/validasi-jual-beli',
    '/transaksi-penjualan',
  ],
  action: 'lihat',
} as const

export const cetakPenjualan = defineCall({
  base: 'main',
  method: 'POST',
  path: 'penjualan/{no_faktur_group}/cetak',
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

export const notaPenjualan = defineCall({
  base: 'main',
  method: 'GET',
  path: 'penjualan/{no_faktur_group}/nota',
  summary:
    'The nota as PDF, on the paper of settingNota or another; marked as what its count says: preview, original or COPY n',
  may,
  params,
  query: z.object({ kertas: z.enum(KERTAS_NOTA, 'Kertas Tidak Valid').optional(), mencetak: zMencetak }),
  reply: z.any(),
  file: 'application/pdf',
})

export const verifikasiNota = defineCall({
  base: 'main',
  method: 'GET',
  path: 'penjualan/verifikasi/{kode}',
  summary: 'Whether the QR of a nota was printed by this shop, and what became of the sale',
  may: 'signed-in',
  params: z.object({ kode: z.string().overwrite(rapi).toUpperCase().max(60) }),
  reply: z.object({
    no_faktur_jual: z.string(),
    no_faktur_group: z.string(),
    no_faktur_group_user: z.string(),
    tgl_system: zTanggal,
    nama_customer: z.string(),
    total_bayar: zRupiah,
    status_valid: z.string(),
    status_kembali: z.string(),
  }),
  message: 'Nota Asli',
})
