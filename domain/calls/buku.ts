/** The live balances of the shop, straight from the ledger. */
import { z } from 'zod'
import { defineCall } from '../call.ts'
import { zGram, zRupiah } from '../units.ts'

export const saldoKeuangan = defineCall({
  base: 'main',
  method: 'GET',
  path: 'keuangan/saldo',
  summary:
    'Balance of every account, of the drawer for OWN, SU and SPV alone: saldo is debit + and credit −, saldo_normal is positive on the side where the account belongs',
  may: 'signed-in',
  reply: z.array(
    z.object({
      kode_akun: z.string(),
      no_rekening: z.string(),
      nama: z.string(),
      normal: z.enum(['D', 'K']),
      saldo: zRupiah,
      saldo_normal: zRupiah,
    }),
  ),
})

export const saldoStok = defineCall({
  base: 'main',
  method: 'GET',
  path: 'stok/saldo',
  summary: 'Pieces and grams by tray and group, shop-owned places only',
  may: 'signed-in',
  reply: z.array(
    z.object({
      kode_gudang: z.string(),
      kode_baki: z.string(),
      kode_group: z.string(),
      qty: z.int(),
      berat: zGram,
    }),
  ),
})
