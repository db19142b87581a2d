/** Points corrected, and spent on gifts (DOMAIN §B.12, §F.3). The ledger of a member is riwayatMember. */
import { z } from 'zod'
import { POIN_MAKS } from '../limits.ts'
import { defineCall } from '../call.ts'
import { zAlasan, zRequired } from '../text.ts'

const zKodeMember = zRequired('Member Harus Dipilih', 20)
const zIdTrx = z.string().optional()

export const koreksiPoin = defineCall({
  base: 'main',
  method: 'POST',
  path: 'poin/koreksi',
  summary: 'Gives or takes points, with otorisasi KOREKSI POIN',
  may: { menus: ['/transaksi-poin'], action: 'tambah' },
  write: { day: 'today' },
  body: z.strictObject({
    kode_member: zKodeMember,
    poin: z
      .int('Poin Harus Bilangan Bulat')
      .min(-POIN_MAKS, 'Poin Terlalu Besar')
      .max(POIN_MAKS, 'Poin Terlalu Besar')
      .refine((n) => n !== 0, 'Poin Tidak Boleh Kosong'),
    alasan: zAlasan,
    id_otorisasi: z.string().max(64).nullish(),
    id_trx: zIdTrx,
  }),
  reply: z.object({
    no_poin: z.string(),
    kode_member: z.string(),
    poin_awal: z.int(),
    poin: z.int(),
    poin_akhir: z.int(),
  }),
  message: 'Poin Berhasil Dikoreksi',
})

export const tukarPoin = defineCall({
  base: 'main',
  method: 'POST',
  path: 'tukar-poin',
  summary: 'Gifts for points: stock and points go down together',
  may: { menus: ['/tukar-point'], action: 'tambah' },
  write: { day: 'today' },
  body: z.strictObject({
    kode_member: zKodeMember,
    detail_hadiah: z
      .array(
        z.strictObject({
          kode_hadiah: zRequired('Nama Hadiah Harus Dipilih', 20),
          qty: z.int('Qty Tidak Valid').min(1, 'Qty Minimal 1').max(10_000, 'Qty Terlalu Besar'),
        }),
        'Data Hadiah Masih Kosong',
      )
      .min(1, 'Data Hadiah Masih Kosong')
      .max(99, 'Data Hadiah Terlalu Banyak'),
    id_trx: zIdTrx,
  }),
  reply: z.object({
    no_tukar_poin: z.string(),
    kode_member: z.string(),
    poin_awal: z.int(),
    poin: z.int(),
    poin_akhir: z.int(),
  }),
  message: 'Poin Berhasil Ditukar',
})
