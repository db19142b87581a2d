/** Wages of goldsmiths for an order or a repair (DOMAIN §B.6, §O.2-10, §O.3-3). */
import { z } from 'zod'
import { defineCall } from '../call.ts'
import { zAlasan } from '../text.ts'
import { zRupiah, zRupiahEntered, zTanggal } from '../units.ts'
import { KASIR } from './dokumen-uang.ts'
import { zKeterangan, zKode, zNoDokumen } from './dokumen-stok.ts'
import { cetakResult, zCetak, zDash, zIdTrx, zIzin, zMencetak } from './faktur.ts'

const menus = ['/lihat-pesanan', '/lihat-services'] as const
const params = z.object({ no: zNoDokumen })
/** Of a cancel. */
const id_otorisasi = z.string().max(64).nullish()
const REF = ['PESANAN', 'SERVICE'] as const

export const simpanUpahTukang = defineCall({
  base: 'main',
  method: 'POST',
  path: 'upah-tukang',
  summary:
    "A goldsmith's fee, from the drawer (KK; above the day's limit with AMBIL KAS DI ATAS LIMIT) or an account (BK; below 0 with SALDO BANK MINUS); above the ongkos of what it is for with TRANSAKSI KHUSUS: E13",
  may: { menus, action: 'ubah', levels: KASIR },
  write: { day: 'today', idTrx: 'required' },
  body: z.strictObject({
    id_trx: zIdTrx,
    kode_tukang: zKode('Tukang Harus Dipilih'),
    ref_type: z.enum(REF, 'Untuk Apa Harus Dipilih'),
    ref_no: zNoDokumen,
    jumlah: zRupiahEntered.refine((rp) => rp > 0, 'Jumlah Harus Diisi'),
    jenis: z.enum(['CASH', 'TRANSFER'], 'Jenis Tidak Valid'),
    /** Of TRANSFER: the bank, and the account where it has several. */
    nama_bank: zDash(40),
    no_rekening: zDash(30),
    keterangan: zKeterangan,
    id_otorisasi: zIzin,
  }),
  reply: z.object({ no_kas: z.string(), jumlah: zRupiah }),
  message: 'Upah Tukang Berhasil Disimpan',
})

const zUpah = z.object({
  no_kas: z.string(),
  tgl_system: zTanggal,
  jam: z.string(),
  kode_tukang: z.string(),
  nama_tukang: z.string(),
  ref_type: z.enum(REF),
  ref_no: z.string(),
  media: z.enum(['KAS', 'BANK']),
  nama_bank: z.string(),
  no_rekening: z.string(),
  jumlah: zRupiah,
  keterangan: z.string(),
  status_valid: z.enum(['DONE', 'CANC']),
  alasan_batal: z.string(),
  cetak: z.int(),
  input_by: z.string(),
})
export type UpahTersimpan = z.output<typeof zUpah>

/** A wage of an order or a repair, as the document's detail lists it. */
export const zUpahDokumen = zUpah.pick({
  no_kas: true,
  tgl_system: true,
  kode_tukang: true,
  media: true,
  jumlah: true,
  status_valid: true,
})
export type UpahDokumen = z.output<typeof zUpahDokumen>

export const listUpahTukang = defineCall({
  base: 'main',
  method: 'GET',
  path: 'upah-tukang',
  summary:
    'Fees of a range of days, newest first; without dates of today; of one order or repair whatever the day',
  may: { menus, action: 'lihat' },
  query: z.object({
    tgl_from: zTanggal.optional(),
    tgl_to: zTanggal.optional(),
    ref_no: zNoDokumen.optional(),
  }),
  reply: z.array(zUpah),
})

export const batalUpahTukang = defineCall({
  base: 'main',
  method: 'POST',
  path: 'upah-tukang/batal',
  summary: 'Undone on its own day with BATAL KAS: the money comes back (E39)',
  may: { menus, action: 'hapus', levels: KASIR },
  write: { day: 'today' },
  body: z.strictObject({ no_kas: zNoDokumen, alasan: zAlasan, id_otorisasi, id_trx: zIdTrx.optional() }),
  reply: z.object({ no_kas: z.string(), status_valid: z.literal('CANC') }),
  message: 'Upah Tukang Berhasil Dibatalkan',
})

export const cetakUpahTukang = defineCall({
  base: 'main',
  method: 'POST',
  path: 'upah-tukang/{no}/cetak',
  summary: 'Counts a print of the slip; from the second on with otorisasi REPRINT NOTA',
  may: { menus, action: 'lihat' },
  write: { day: 'any' },
  params,
  body: zCetak.optional(),
  reply: z.object({ no: z.string(), ...cetakResult }),
})

export const slipUpahTukang = defineCall({
  base: 'main',
  method: 'GET',
  path: 'upah-tukang/{no}/slip',
  summary: 'The slip as PDF, to be signed by both',
  may: { menus, action: 'lihat' },
  params,
  query: z.object({ mencetak: zMencetak }),
  reply: z.any(),
  file: 'application/pdf',
})
