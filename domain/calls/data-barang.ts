/** The pieces of a shop: looked for, seen whole with all they have been through, kept right (DOMAIN §B.13, §O.1-13). */
import { z } from 'zod'
import { defineCall } from '../call.ts'
import { STATUS, type StatusBarang } from '../rules/status.ts'
import { rapi, ONE_LINE, zAlasan } from '../text.ts'
import { zGram, zGramEntered, zPersen, zRupiah, zRupiahEntered, zTanggal } from '../units.ts'
import { zBarangScan, zBarcode } from './barang.ts'

const MENU = ['/data-barang'] as const
const lihat = { menus: MENU, action: 'lihat' } as const
const id = z.int().min(1).max(1e12)
/** In an address. */
const textId = z.coerce.number().int().min(1).max(1e12)

/** Filters: pieces in the shop, all pieces that ever were, or a single status. */
export const SARINGAN_STATUS = [
  'DI TOKO',
  ...(Object.keys(STATUS.barang) as StatusBarang[]),
  'SEMUA',
] as const
export const URUT_BARANG = [
  'tgl_masuk',
  'kode_barcode',
  'nama_barang',
  'kode_group',
  'kode_dept',
  'berat',
  'tempat',
  'status',
  'kode_intern',
] as const

const zGramDicari = z
  .string()
  .regex(/^\d{1,6}(\.\d{1,3})?$/, 'Berat Tidak Valid')
  .or(z.literal(''))
  .default('')
const zKodeDicari = z.string().overwrite(rapi).toUpperCase().max(41).default('')

const zRow = z.object({
  id: z.int(),
  /** '-' while it has none. */
  kode_barcode: z.string(),
  nama_barang: z.string(),
  kadar_cetak: z.string(),
  kode_group: z.string(),
  kode_dept: z.string(),
  berat: zGram,
  kode_gudang: z.string(),
  kode_baki: z.string(),
  status: z.string(),
  kode_intern: z.string(),
  tgl_masuk: zTanggal,
})
export type BarangLine = z.output<typeof zRow>

export const listBarang = defineCall({
  base: 'main',
  method: 'GET',
  path: 'data-barang',
  summary: 'One page of the pieces of the shop, with how many were found and what they weigh',
  may: lihat,
  query: z.object({
    /** A part of the name or the kode intern, or a barcode. */
    cari: z.string().overwrite(rapi).toUpperCase().max(60).default(''),
    kode_group: zKodeDicari,
    kode_dept: zKodeDicari,
    /** 'gudang/baki' */
    tempat: zKodeDicari,
    status: z.enum(SARINGAN_STATUS).default('DI TOKO'),
    berat_dari: zGramDicari,
    berat_sampai: zGramDicari,
    urut: z.enum(URUT_BARANG).default('tgl_masuk'),
    arah: z.enum(['ASC', 'DESC']).default('DESC'),
    halaman: z.coerce.number().int().min(1).max(1_000_000).default(1),
    ukuran: z.coerce.number().int().min(1).max(200).default(50),
  }),
  reply: z.object({ rows: z.array(zRow), jumlah: z.int(), berat: zGram }),
})

const zHarga = z.object({
  harga_gram: zRupiah,
  /** TURUNAN: derived from the price of fine gold. */
  cara: z.string(),
  harga_min: zRupiah,
  harga_max: zRupiah,
  harga_total: zRupiah,
  asal_harga: zBarangScan.shape.asal_harga,
})
const zLengkap = zRow.extend({
  nama_group: z.string(),
  nama_dept: z.string(),
  kadar: zPersen,
  berat_awal: zGram,
  nama_atribut: z.string(),
  berat_atribut: zGram,
  harga_atribut: zRupiah,
  ongkos: zRupiah,
  tipe_ongkos: z.enum(['NOMINAL', 'PER_GRAM']),
  kode_bandrol: z.string(),
  sumber: z.string(),
  punya_faktur_pajak: z.boolean(),
  faktur_pajak_pemasok: z.string(),
  faktur_pajak_no: z.string(),
  faktur_pajak_tgl: zTanggal.nullable(),
  baki_dikunci: z.boolean(),
  tgl_last_jual: zTanggal.nullable(),
  tgl_last_beli: zTanggal.nullable(),
  /** The document that holds it, or, when it is not in a tray, the one that took it there; '-' for none. */
  dipegang: z.string(),
  /** null: its group has no price yet. */
  harga: zHarga.nullable(),
  /** The first day on which it may leave, of one bought without nota that waits (§P.3). */
  ditahan_sampai: zTanggal.optional(),
})
export type BarangLengkap = z.output<typeof zLengkap>

export const lihatBarang = defineCall({
  base: 'main',
  method: 'GET',
  path: 'data-barang/lihat',
  summary:
    'One piece whole, by its barcode or, without one, by its id: its price today, where it is, what holds it',
  may: lihat,
  query: z.object({ kode_barcode: zBarcode.optional(), id: textId.optional() }),
  reply: zLengkap,
})

/** More rows at once would not be read; older rows are asked for separately. */
export const KARTU_MAKS = 200

const zGerak = z.object({
  id: z.int(),
  tanggal: zTanggal,
  jam: z.string(),
  kode_toko: z.string(),
  nama_toko: z.string(),
  /** As staff call it: 'PINDAH'. */
  gerak: z.string(),
  /** The movement undoes another. */
  balik: z.boolean(),
  ref_no: z.string(),
  keterangan: z.string(),
  /** 'gudang/baki', or outside: 'V:CUSTOMER' (rules/lokasi.ts). */
  dari: z.string(),
  ke: z.string(),
  group_asal: z.string(),
  kode_group: z.string(),
  /** The weight that moved: the piece with its weight, or, where the piece stayed, grams that came (+) or went (−). */
  berat: zGram,
  hanya_berat: z.boolean(),
  user_id: z.string(),
})
export type GerakKartu = z.output<typeof zGerak>

export const kartuBarang = defineCall({
  base: 'main',
  method: 'GET',
  path: 'data-barang/{id}/kartu',
  summary:
    'Every movement of a piece of this shop since it came to the chain, in whatever shop, newest first',
  may: lihat,
  params: z.object({ id: textId }),
  /** Only older than this movement. */
  query: z.object({ sebelum: textId.optional() }),
  reply: z.object({ rows: z.array(zGerak), lagi: z.boolean() }),
})

const text = (label: string, max: number) =>
  z
    .string(`${label} Tidak Boleh Kosong`)
    .overwrite(rapi)
    .toUpperCase()
    .min(1, `${label} Tidak Boleh Kosong`)
    .max(max, `${label} Terlalu Panjang`)
    .regex(ONE_LINE, `${label} Tidak Valid`)
/** A text that may be left empty; empty is '-'. */
const mayBeEmpty = (label: string, max: number) =>
  z
    .string()
    .overwrite(rapi)
    .toUpperCase()
    .max(max, `${label} Terlalu Panjang`)
    .regex(ONE_LINE, `${label} Tidak Valid`)
    .overwrite((s) => s || '-')
    .default('-')

export const ubahBarang = defineCall({
  base: 'main',
  method: 'POST',
  path: 'data-barang/ubah',
  summary: 'What a piece is called and what stands on its label',
  may: { menus: MENU, action: 'ubah' },
  write: { day: 'any' },
  body: z.strictObject({
    id,
    nama_barang: text('Nama Barang', 60),
    kadar_cetak: text('Kadar Cetak', 20),
    kode_intern: mayBeEmpty('Kode Intern', 30),
    id_trx: z.string().optional(),
  }),
  reply: z.object({ id: z.int() }),
  message: 'Data Berhasil Diedit',
})

export const ubahOngkosBarang = defineCall({
  base: 'main',
  method: 'POST',
  path: 'data-barang/ubah-ongkos',
  summary: 'Making fee and attachments of a piece that nobody holds: the back office’s',
  may: { menus: MENU, action: 'ubah', levels: ['OWN', 'SU', 'SPV', 'ADM'] },
  write: { day: 'any' },
  body: z.strictObject({
    id,
    ongkos: zRupiahEntered,
    tipe_ongkos: z.enum(['NOMINAL', 'PER_GRAM'], 'Tipe Ongkos Harus Dipilih'),
    nama_atribut: mayBeEmpty('Nama Atribut', 60),
    berat_atribut: zGramEntered,
    harga_atribut: zRupiahEntered,
    id_trx: z.string().optional(),
  }),
  reply: z.object({ id: z.int() }),
  message: 'Data Berhasil Diedit',
})

export const ubahFakturPajak = defineCall({
  base: 'main',
  method: 'POST',
  path: 'data-barang/faktur-pajak',
  summary:
    'The supplier’s tax invoice that a piece came with, or that it came with none: its rate of PPN follows',
  may: { menus: MENU, action: 'ubah', levels: ['OWN', 'SU', 'SPV', 'ADM'] },
  write: { day: 'any' },
  body: z.strictObject({
    id,
    punya_faktur_pajak: z.boolean(),
    faktur_pajak_pemasok: mayBeEmpty('Pemasok', 100),
    faktur_pajak_no: mayBeEmpty('No Faktur Pajak', 40),
    faktur_pajak_tgl: zTanggal.nullable().default(null),
    id_trx: z.string().optional(),
  }),
  reply: z.object({ id: z.int() }),
  message: 'Data Berhasil Diedit',
})

export const koreksiBerat = defineCall({
  base: 'main',
  method: 'POST',
  path: 'data-barang/koreksi-berat',
  summary: 'The scale says otherwise: M24, with otorisasi KOREKSI BERAT',
  may: { menus: MENU, action: 'ubah' },
  write: { day: 'today', idTrx: 'required' },
  body: z.strictObject({
    id,
    berat: zGramEntered.refine((mg) => mg > 0, 'Berat Tidak Boleh Kosong'),
    alasan: zAlasan,
    id_otorisasi: z.string().max(64).nullish(),
    id_trx: z.string().optional(),
  }),
  reply: z.object({ no: z.string(), berat_lama: zGram, berat: zGram }),
  message: 'Berat Berhasil Dikoreksi',
})
