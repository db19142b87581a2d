/** The nota of a sale on paper: counted, printed, and recognised again by its QR (DOMAIN §F.5). */
import { z } from 'zod'
import { defineCall } from '../call.ts'
import { rapi } from '../text.ts'
import { zRupiah, zTanggal } from '../units.ts'
import { callsNota, ON_PAPER } from './nota.ts'
import { zCetak } from './faktur.ts'

export { KERTAS_NOTA, type KertasNota } from '../rules/pengaturan-nota.ts'

const { cetak, nota } = callsNota('penjualan', 'no_faktur_group', {
  may: {
    menus: [
      '/lihat-penjualan',
      '/validasi-penjualan',
      '/validasi-titipan',
      '/validasi-jual-beli',
      '/transaksi-penjualan',
    ],
    action: 'lihat',
  },
  counts: 'the nota',
  summary: `The nota ${ON_PAPER}`,
})
export const cetakPenjualan = defineCall({ ...cetak, body: zCetak.optional() })
export const notaPenjualan = nota

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
