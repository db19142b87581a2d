/** The archive of sales and purchases, `/backup` (spec 001 §2.3, DOMAIN §B.20): asked for, exported, archived, looked back at. */
import { z } from 'zod'
import { defineCall } from '../call.ts'
import { ARSIP_MAKS, JENIS_ARSIP } from '../rules/arsip.ts'
import { rapi, zRequired } from '../text.ts'
import { zGram, zRupiah, zTanggal } from '../units.ts'
import { zIdTrx } from './faktur.ts'
import { zDetailBeli } from './pembelian.ts'
import { zDetailJual } from './penjualan.ts'

const menus = ['/backup'] as const
/** Customers leave with it, whole: those who see every phone. */
const levels = ['OWN', 'SU', 'SPV'] as const

/** The rows of spec 001 §3; the order of their fields is that of the file's columns. */
export const zArsipRow = {
  PENJUALAN: zDetailJual
    .omit({ kadar: true, berat_customer: true, ppn_rp: true, pph_rp: true })
    .extend({ status_cek: z.boolean() }),
  PEMBELIAN: zDetailBeli.omit({
    no: true,
    kadar: true,
    kadar_cetak: true,
    no_faktur_jual: true,
    toko_jual: true,
    umur_hari: true,
    basis_rp: true,
    rugi_nota_rp: true,
    potongan_kondisi_rp: true,
    potongan_manual: true,
    status_sortir: true,
    status_cuci: true,
    status_hancur: true,
  }),
}
export type ArsipJualRow = z.output<typeof zArsipRow.PENJUALAN>
export type ArsipBeliRow = z.output<typeof zArsipRow.PEMBELIAN>

const zRentang = z.strictObject({
  /** A gudang of the shop; the shop's own code, TOKO or ALL: all of them (DOMAIN §I-2). */
  kode_gudang: zRequired('Gudang Harus Diisi', 20),
  tgl_from: zTanggal,
  tgl_to: zTanggal,
})
const zNomor = z
  .array(z.string().overwrite(rapi).toUpperCase().min(1, 'No Faktur Tidak Boleh Kosong').max(30))
  .min(1, 'Data Backup Belum Tersedia')
  .max(ARSIP_MAKS, 'Terlalu Banyak Baris')
  .overwrite((list) => [...new Set(list)])

const SUMMARY = {
  cari: 'lines of a range of days that are not archived, gold and others; nothing changes',
  ekspor: 'Those lines as a CSV file; who took what is logged',
  arsip:
    'Archives lines: they leave the operational lists and nothing else; ARSIP TRANSAKSI for exactly these',
}
const cari = { method: 'POST', may: { menus, action: 'lihat' }, body: zRentang } as const
const ekspor = {
  method: 'POST',
  may: { menus, action: 'export', levels },
  reply: z.string(),
  file: 'text/csv; charset=utf-8',
} as const
const arsipkan = {
  method: 'POST',
  may: { menus, action: 'hapus', levels },
  write: { day: 'any' },
  message: 'Transaksi Berhasil Diarsipkan',
} as const

const zManifest = z.object({
  no_arsip: z.string(),
  /** The shop's day on which it was made, and the clock's time. */
  tgl_system: zTanggal,
  jam: z.string(),
  jenis: z.enum(JENIS_ARSIP),
  tgl_from: zTanggal,
  tgl_to: zTanggal,
  jumlah_baris: z.int(),
  qty_gold: z.int(),
  berat_gold: zGram,
  total_gold: zRupiah,
  qty_non_gold: z.int(),
  berat_non_gold: zGram,
  total_non_gold: zRupiah,
  /** SHA-256 of its file. */
  hash: z.string(),
  ukuran: z.int(),
  user_id: z.string(),
  user_otorisasi: z.string(),
})
export type ArsipManifest = z.output<typeof zManifest>

export const truncatePenjualan = defineCall({
  base: 'main',
  path: 'penjualan/truncate',
  summary: `Sale ${SUMMARY.cari}`,
  ...cari,
  reply: z.object({
    dataJualGold: z.array(zArsipRow.PENJUALAN),
    dataJualNonGold: z.array(zArsipRow.PENJUALAN),
  }),
})
export const truncatePembelian = defineCall({
  base: 'main',
  path: 'pembelian/truncate',
  summary: `Purchase ${SUMMARY.cari}`,
  ...cari,
  reply: z.object({
    dataBeliGold: z.array(zArsipRow.PEMBELIAN),
    dataBeliNonGold: z.array(zArsipRow.PEMBELIAN),
  }),
})

export const eksporPenjualan = defineCall({
  base: 'main',
  path: 'penjualan/truncate/export',
  summary: SUMMARY.ekspor,
  ...ekspor,
  body: z.strictObject({ no_faktur_jual: zNomor }),
})
export const eksporPembelian = defineCall({
  base: 'main',
  path: 'pembelian/truncate/export',
  summary: SUMMARY.ekspor,
  ...ekspor,
  body: z.strictObject({ no_faktur_beli: zNomor }),
})

export const arsipkanPenjualan = defineCall({
  base: 'main',
  path: 'penjualan/truncate/clear',
  summary: SUMMARY.arsip,
  ...arsipkan,
  body: z.strictObject({ no_faktur_jual: zNomor, id_trx: zIdTrx.optional() }),
  reply: zManifest,
})
export const arsipkanPembelian = defineCall({
  base: 'main',
  path: 'pembelian/truncate/clear',
  summary: SUMMARY.arsip,
  ...arsipkan,
  body: z.strictObject({ no_faktur_beli: zNomor, id_trx: zIdTrx.optional() }),
  reply: zManifest,
})

export const listArsip = defineCall({
  base: 'main',
  method: 'GET',
  path: 'arsip',
  summary: 'Archives that were made on a range of days, newest first; without days all of them',
  may: { menus, action: 'lihat' },
  query: z.object({
    tgl_from: zTanggal.optional(),
    tgl_to: zTanggal.optional(),
    limit: z.coerce.number().int().min(1).max(500).default(200),
  }),
  reply: z.array(zManifest),
})

const params = z.object({ no_arsip: z.string().overwrite(rapi).toUpperCase().max(24) })
export const periksaArsip = defineCall({
  base: 'main',
  method: 'GET',
  path: 'arsip/{no_arsip}/periksa',
  summary:
    'Whether the file of an archive is the one that was exported, and which of its rows stand otherwise now',
  may: { menus, action: 'lihat' },
  params,
  reply: z.object({
    no_arsip: z.string(),
    jumlah_baris: z.int(),
    hash: z.string(),
    /** Made again from the archive, and from the rows as they stand: the same hash. */
    berkas_sama: z.boolean(),
    baris_sama: z.boolean(),
    /** Rows that stand otherwise, and in which columns: a later cancel, a paid premi. */
    berubah: z.array(z.object({ no_faktur: z.string(), kolom: z.array(z.string()) })),
    /** Rows whose customer was forgotten since. */
    identitas_dihapus: z.int(),
  }),
})
export type CheckResult = z.output<(typeof periksaArsip)['reply']>

export const unduhArsip = defineCall({
  base: 'main',
  method: 'GET',
  path: 'arsip/{no_arsip}/berkas',
  summary:
    'The file of an archive again, byte for byte as far as its customers are not forgotten; who took it is logged',
  may: { menus, action: 'export', levels },
  params,
  reply: z.string(),
  file: 'text/csv; charset=utf-8',
})
