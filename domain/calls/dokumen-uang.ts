/** Fields that documents of money have alike, as their calls spread them. */
import { z } from 'zod'
import { KATEGORI_OTORISASI } from '../rules/otorisasi.ts'
import { rapi } from '../text.ts'
import { zGram, zPersen, zRupiah, zTanggal } from '../units.ts'
import { zHadiahDiserahkan } from './hadiah-diserahkan.ts'

/** Payments that a deposit or an order takes: its own is the first, each addition one more. */
export const SETORAN_MAKS = 99

/** A field named as the kind of document names its number. */
export const named = <const K extends string, S extends z.ZodType>(no: K, schema: S) =>
  ({ [no]: schema }) as Record<K, S>

/** The number of a document in an address. */
export const paramsNo = <const K extends string>(no: K) =>
  z.object(named(no, z.string().overwrite(rapi).toUpperCase().max(24)))

/** Sales person and customer, as every list of documents tells them. */
export const siapa = {
  kode_sales: z.string(),
  nama_sales: z.string(),
  kode_customer: z.string(),
  nama_customer: z.string(),
}
export const kepala = { tgl_system: zTanggal, jam: z.string(), ...siapa }

/** The days of a list, and what is sought in it: its number, its customer, their phone, its goods. */
export const rentang = { tgl_from: zTanggal.optional(), tgl_to: zTanggal.optional() }
export const dicari = {
  cari: z.string().overwrite(rapi).toUpperCase().max(50).optional(),
  limit: z.coerce.number().int().min(1).max(500).default(200),
}

/** A payment as it was made. */
export const dibayar = {
  jenis: z.string(),
  nominal: zRupiah,
  nama_bank: z.string(),
  no_card: z.string(),
  uang_diterima: zRupiah,
}
/** The same of a sale or a purchase, with the bank's fee. */
export const dibayarFaktur = {
  ...dibayar,
  no_rekening: z.string(),
  fee: zPersen,
  fee_rp: zRupiah,
  fee_mode: z.enum(['TOKO', 'PELANGGAN']),
  keterangan: z.string(),
  terkunci: z.boolean(),
  kembalian: zRupiah,
}
/** A sale or a purchase in a list. */
export const fakturRingkas = {
  no_faktur_group: z.string(),
  no_faktur_group_user: z.string(),
  ...kepala,
  qty: z.int(),
  berat: zGram,
  total: zRupiah,
  ppn_rp: zRupiah,
  /** Below 0 the shop pays. */
  total_bayar: zRupiah,
  status_valid: z.string(),
  input_by: z.string(),
  valid_by: z.string(),
  cetak: z.int(),
  /** Every line of it is archived: no list has it, its number and barcodes find it (DOMAIN §O.7-1). */
  diarsipkan: z.boolean(),
  /** Reasons why the caller cannot validate it now; empty when they can, and for documents no longer OPEN. */
  alasan_tidak_bisa: z.array(z.string()),
}
/** The same whole: its customer, the member's points before and after it (0 when it gave none), coupons and gifts. */
export const fakturLengkap = {
  no_hp: z.string(),
  alamat_customer: z.string(),
  alasan_batal: z.string(),
  ppn_mode: z.enum(['OFF', 'INCLUDE', 'EXCLUDE']),
  /** PPh 22 of its lines, on top of everything. */
  pph_rp: zRupiah,
  /** '-' of documents from before it was asked. */
  jenis_pembeli: z.string(),
  poin: z.int(),
  poin_awal: z.int(),
  poin_akhir: z.int(),
  kupon: z.array(z.string()),
  hadiah_diserahkan: z.array(zHadiahDiserahkan),
  /** The scale that weighed it, where its till said so. */
  no_timbangan: z.string().nullable(),
}
/** Money that was paid on a document at one time. */
export const setoran = {
  urut: z.int(),
  tgl_system: zTanggal,
  jam: z.string(),
  total: zRupiah,
  status_valid: z.string(),
  input_by: z.string(),
  alasan_batal: z.string(),
}

/** A group of gold and a kind of pieces, as what is priced by them is told. */
export const group = {
  kode_group: z.string(),
  nama_group: z.string(),
  kadar: zPersen,
  kadar_cetak: z.string(),
}
export const zJenisBarang = z.array(z.object({ kode_dept: z.string(), nama_dept: z.string() }))

/** Why a saved document could not be validated now, and the otorisasi that its validasi will need. */
export const belumSah = {
  alasan_tidak_bisa: z.array(z.string()),
  perlu_otorisasi: z.array(z.enum(KATEGORI_OTORISASI)),
}

/** Levels that confirm money: the cashier and up. */
export const KASIR = ['OWN', 'SU', 'SPV', 'KSR'] as const
