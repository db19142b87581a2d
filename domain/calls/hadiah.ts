/** Gifts bought, given away, taken back; their slips (DOMAIN §B.10, §F.5; spec 001 §5, §7, §8). */
import { z } from 'zod'
import { QTY_HADIAH_MAKS } from '../limits.ts'
import { defineCall } from '../call.ts'
import { messages } from '../messages.ts'
import { ALASAN_HADIAH } from '../rules/hadiah.ts'
import { ONE_LINE, rapi, zAlasan, zRequired } from '../text.ts'
import { zRupiah, zRupiahEntered, zTanggal } from '../units.ts'
import { cetakResult, zCetak, zIzin, zMencetak } from './faktur.ts'

const zKodeHadiah = zRequired(messages.hadiahHarusDipilih, 20)
const qty = (empty: string) => z.int(empty).min(1, empty).max(QTY_HADIAH_MAKS, 'Qty Terlalu Besar')
const list = <L extends z.ZodType>(line: L) =>
  z
    .array(line, messages.emptyDataHadiah)
    .min(1, messages.emptyDataHadiah)
    .max(99, 'Data Hadiah Terlalu Banyak')
const tanggal = z.iso.date('Tanggal Tidak Boleh Kosong').brand<'TanggalSystem'>()
const id_trx = z.string().optional()

/** A line of every document, as the modal of its screen adds it. */
export const zBeliLine = z.strictObject({
  kode_hadiah: zKodeHadiah,
  qty: qty(messages.qtyBeliHarusDiIsi),
  total_uang: zRupiahEntered.default(0 as never),
})
export const zAmbilLine = z
  .strictObject({
    kode_hadiah: zKodeHadiah,
    qty: qty(messages.qtyAmbilHarusDipilih),
    alasan: z.enum(ALASAN_HADIAH, messages.alasanAmbilHarusDipilih),
    /** Of UNDIAN: the coupon that won. */
    kode_kupon: z
      .string()
      .overwrite(rapi)
      .toUpperCase()
      .max(20)
      .overwrite((s) => s || '-')
      .default('-'),
  })
  .refine(({ alasan, kode_kupon }) => alasan === 'UNDIAN' || kode_kupon === '-', {
    path: ['kode_kupon'],
    message: 'Kode Kupon Hanya Untuk Alasan UNDIAN',
  })

export const beliHadiah = defineCall({
  base: 'main',
  method: 'POST',
  path: 'hadiah/beli',
  summary: 'Gifts bought from a supplier, for cash or from an account of the shop',
  may: { menus: ['/beli-hadiah'], action: 'tambah' },
  write: { day: 'today' },
  body: z.strictObject({
    tanggal,
    supplier: zRequired(messages.emptySupplier, 100, 'Nama Supplier Terlalu Panjang').regex(
      ONE_LINE,
      'Nama Supplier Tidak Valid',
    ),
    detail_hadiah: list(zBeliLine),
    jenis_bayar: z.enum(['CASH', 'TRANSFER'], 'Jenis Tidak Valid').default('CASH'),
    /** Of TRANSFER: the bank whose account pays. */
    nama_bank: z.string().overwrite(rapi).toUpperCase().max(60).default('-'),
    /** Of an account that would fall below 0: SALDO BANK MINUS; of cash above the day's limit: AMBIL KAS DI ATAS LIMIT. */
    id_otorisasi: zIzin,
    id_trx,
  }),
  reply: z.object({ no_pembelian: z.string(), total_uang: zRupiah }),
  message: messages.hadiahTersimpan,
})

export const ambilHadiah = defineCall({
  base: 'main',
  method: 'POST',
  path: 'hadiah/ambil',
  summary: 'Gifts given away, each for a reason, at their average cost',
  may: { menus: ['/ambil-hadiah'], action: 'tambah' },
  write: { day: 'today' },
  body: z.strictObject({ tanggal, detail_hadiah: list(zAmbilLine), id_trx }),
  reply: z.object({ no_pengambilan: z.string(), nilai: zRupiah }),
  message: messages.hadiahTersimpan,
})

/** BH-, AH- and TP- documents. */
export const JENIS_HADIAH = ['BELI', 'AMBIL', 'TUKAR'] as const
export type JenisHadiah = (typeof JENIS_HADIAH)[number]
/** A user who may look at a screen may look at its documents, and at no others; the server asks for every kind. */
export const MENU_HADIAH = { BELI: '/beli-hadiah', AMBIL: '/ambil-hadiah', TUKAR: '/tukar-point' } as const
const ALL_MENUS = Object.values(MENU_HADIAH) as ['/beli-hadiah', '/ambil-hadiah', '/tukar-point']

const zDokumen = z.object({
  no_ref: z.string(),
  jenis: z.enum(JENIS_HADIAH),
  tanggal: zTanggal,
  jam: z.string(),
  /** Supplier; reasons; the member. */
  keterangan: z.string(),
  kode_member: z.string(),
  /** Paid to the supplier, or what the gifts cost. */
  nilai: zRupiah,
  jenis_bayar: z.string(),
  /** Spent; 0 when it was not for points. */
  poin: z.int(),
  poin_awal: z.int(),
  poin_akhir: z.int(),
  status: z.enum(['DONE', 'CANC']),
  alasan_batal: z.string(),
  cetak: z.int(),
  input_by: z.string(),
  detail_hadiah: z.array(
    z.object({
      kode_hadiah: z.string(),
      nama_hadiah: z.string(),
      qty: z.int(),
      nilai: zRupiah,
      poin: z.int(),
      alasan: z.string(),
      kode_kupon: z.string(),
    }),
  ),
})
export type DokumenHadiah = z.output<typeof zDokumen>

export const listDokumenHadiah = defineCall({
  base: 'main',
  method: 'GET',
  path: 'hadiah/dokumen',
  summary: 'Gift documents of a range of days, newest first; without dates: of the shop’s day',
  may: { menus: ALL_MENUS, action: 'lihat' },
  query: z.object({
    jenis: z.enum(JENIS_HADIAH),
    tgl_from: zTanggal.optional(),
    tgl_to: zTanggal.optional(),
  }),
  reply: z.array(zDokumen),
})

const zNoRef = z
  .string('No Tidak Boleh Kosong')
  .overwrite(rapi)
  .toUpperCase()
  .regex(/^(BH|AH|TP)-[A-Z0-9]{1,6}-\d{6}-\d{4,}$/, 'No Tidak Valid')
  .max(30)

export const batalHadiah = defineCall({
  base: 'main',
  method: 'POST',
  path: 'hadiah/batal',
  summary: 'Undoes a gift document of the same day, with otorisasi BATAL HADIAH',
  may: { menus: ALL_MENUS, action: 'hapus' },
  write: { day: 'today' },
  body: z.strictObject({
    no_ref: zNoRef,
    alasan: zAlasan,
    id_otorisasi: z.string().max(64).nullish(),
    id_trx,
  }),
  reply: z.object({ no_ref: z.string(), status: z.string() }),
  message: 'Transaksi Hadiah Berhasil Dibatalkan',
})

const params = z.object({ no_ref: zNoRef })

export const cetakHadiah = defineCall({
  base: 'main',
  method: 'POST',
  path: 'hadiah/dokumen/{no_ref}/cetak',
  summary: 'Counts a print of the slip; from the second on with otorisasi REPRINT NOTA',
  may: { menus: ALL_MENUS, action: 'lihat' },
  write: { day: 'any' },
  params,
  body: zCetak.optional(),
  reply: z.object({ no_ref: z.string(), ...cetakResult }),
})

export const slipHadiah = defineCall({
  base: 'main',
  method: 'GET',
  path: 'hadiah/dokumen/{no_ref}/slip',
  summary: 'The slip as PDF, to be signed by both',
  may: { menus: ALL_MENUS, action: 'lihat' },
  params,
  query: z.object({ mencetak: zMencetak }),
  reply: z.any(),
  file: 'application/pdf',
})
