/**
 * Documents of every kind that wait for the cashier, in a single list (DOMAIN §B.5). Every kind is validated and
 * rejected by its own call.
 */
import { z } from 'zod'
import { defineCall } from '../call.ts'
import { ALL_ANTRIAN, antrian, screenOf } from '../dokumen/antrian.ts'
import { divalidasi } from '../dokumen/index.ts'
import { KATEGORI_OTORISASI } from '../rules/otorisasi.ts'
import { zGram, zRupiah, zTanggal } from '../units.ts'

const KINDS = divalidasi.map(({ kind }) => kind)

const zMenunggu = z.object({
  /** The call that validates it: a sale, a deposit or an addition, a purchase or a trade-in. */
  dokumen: z.enum(KINDS),
  /** The kind staff know it by: a sale that takes a deposit is TITIPAN (spec 000 §4). */
  kind: z.enum(KINDS),
  /** no_titip_group of a deposit. */
  no_faktur_group: z.string(),
  /** Of a deposit: 1, or more for an addition; 1 of everything else. */
  urut: z.int(),
  /** 'TITIPAN', 'TAMBAH TITIPAN', 'AMBIL TITIPAN', 'AMBIL PESANAN'; '-' for the rest. */
  keterangan: z.string(),
  tgl_system: zTanggal,
  jam: z.string(),
  kode_sales: z.string(),
  nama_sales: z.string(),
  kode_customer: z.string(),
  nama_customer: z.string(),
  /** Pieces that leave the shop or are set aside, and those that come in. */
  qty: z.int(),
  berat: zGram,
  qty_masuk: z.int(),
  berat_masuk: zGram,
  /**
   * The amount that changes hands: due of a sale, the deposit, paid for a purchase; of a trade-in below 0 when the shop
   * pays.
   */
  total: zRupiah,
  pembayaran: z.array(
    z.object({
      jenis: z.string(),
      nominal: zRupiah,
      nama_bank: z.string(),
      arah: z.enum(['MASUK', 'KELUAR']),
      uang_diterima: zRupiah,
      /** The fee charged to a card in addition, where the customer bears it. */
      fee_pelanggan: zRupiah,
    }),
  ),
  input_by: z.string(),
  /** Reasons why the caller cannot validate it now; empty when they can. */
  alasan_tidak_bisa: z.array(z.string()),
  /** The otorisasi that its validasi will need. */
  perlu_otorisasi: z.array(z.enum(KATEGORI_OTORISASI)),
})
export type Menunggu = z.output<typeof zMenunggu>

export const listValidasi = defineCall({
  base: 'main',
  method: 'GET',
  path: 'validasi',
  summary:
    'What waits for the cashier on one of the validasi screens, oldest first, with the reasons why something cannot be validated',
  may: { menus: antrian, action: 'lihat' },
  query: z.object({
    layar: z.enum(antrian.map(screenOf), 'Layar Tidak Valid').default(screenOf(ALL_ANTRIAN)),
  }),
  reply: z.array(zMenunggu),
})
