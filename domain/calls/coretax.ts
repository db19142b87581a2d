/** A month's retail sales as Coretax takes them in (DOMAIN §P.1-5), and the numbers of who was charged PPh 22. */
import { z } from 'zod'
import { defineCall } from '../call.ts'
import { PER_CORETAX, TRX_CODE } from '../rules/coretax.ts'
import { zRupiah, zTanggal } from '../units.ts'

const zBulan = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'Bulan Tidak Valid')
const zSum = { dpp: zRupiah, ppn_rp: zRupiah }

export const buatCoretax = defineCall({
  base: 'main',
  method: 'POST',
  path: 'ppn/coretax',
  summary:
    'RetailInvoiceBulk of a month, a file for each transaction code; refused when the shop’s NPWP has not sixteen digits or the PPN is not what account 2104 says',
  may: { menus: ['/laporan-ppn'], action: 'export' },
  body: z.strictObject({
    bulan: zBulan,
    per: z.enum(PER_CORETAX, 'Baris Tidak Valid').default('NOTA'),
  }),
  reply: z.object({
    files: z.array(
      z.object({ trx_code: z.enum(TRX_CODE), nama: z.string(), xml: z.string(), jumlah: z.int(), ...zSum }),
    ),
    /** Taken back in the month, netted in the files. */
    batal: z.array(z.object({ no_faktur: z.string(), tanggal: zTanggal, ...zSum })),
    /** To traders, factories and bullion houses: each gets an invoice of its own (code 05). */
    faktur_05: z.array(
      z.object({
        no_faktur: z.string(),
        tanggal: zTanggal,
        nama: z.string(),
        jenis_pembeli: z.string(),
        ...zSum,
      }),
    ),
  }),
})
export type Coretax = z.output<(typeof buatCoretax)['reply']>

export const eksporPph22 = defineCall({
  base: 'main',
  method: 'POST',
  path: 'pph22/ekspor',
  summary: 'A line for each bukti pungut, with the whole number of who paid; who took what is logged',
  may: { menus: ['/laporan-pph22'], action: 'export' },
  body: z.strictObject({ bulan: zBulan }),
  reply: z.array(
    z.object({
      no_faktur: z.string(),
      tanggal: zTanggal,
      jenis_pembeli: z.string(),
      npwp: z.string(),
      nama: z.string(),
      dasar: zRupiah,
      pph_rp: zRupiah,
      bebas: z.string(),
    }),
  ),
})
