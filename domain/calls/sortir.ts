/** Sorting of pieces that were bought back (DOMAIN §B.18, §F.3, §O.1-3). */
import { z } from 'zod'
import { defineCall } from '../call.ts'
import { TUJUAN, TUJUAN_SORTIR } from '../rules/sortir.ts'
import { zGram, zRupiah, zTanggal } from '../units.ts'
import { BARANG_MAKS, zKode, zSimpanStok, zTersimpan } from './dokumen-stok.ts'

const menus = ['/pindah-sortir'] as const
const zId = z.int().min(1).max(1e12)

const zBarangSortir = z.object({
  id: z.int(),
  /** '-' while it has none. */
  kode_barcode: z.string(),
  nama_barang: z.string(),
  kadar_cetak: z.string(),
  kode_group: z.string(),
  kode_dept: z.string(),
  berat: zGram,
  /** As it was bought; '-' and null of what came otherwise. */
  kondisi: z.string(),
  harga: zRupiah.nullable(),
  tgl_beli: zTanggal.nullable(),
  status: z.enum(['BELI', 'SORTIR']),
  /** The purpose it waits for; '-' while it is not sorted. */
  tujuan: z.string(),
  /** The first day on which it may be sold again, of one bought without nota that waits (§P.3). */
  ditahan_sampai: zTanggal.optional(),
})
export type BarangSortir = z.output<typeof zBarangSortir>

export const barangSortir = defineCall({
  base: 'main',
  method: 'GET',
  path: 'pindah-sortir/semua',
  summary: 'Pieces in BELI and SORTIR, what came last first: how they were bought, and what they wait for',
  may: { menus, action: 'lihat' },
  reply: z.array(zBarangSortir),
})

export const simpanSortir = defineCall({
  base: 'main',
  method: 'POST',
  path: 'pindah-sortir',
  summary:
    'Pieces of BELI to SORTIR for what they wait for; those to be sold again, of SORTIR too, to a tray, with a barcode',
  may: { menus, action: 'tambah' },
  write: { day: 'today', idTrx: 'required' },
  body: zSimpanStok
    .extend({
      barang: z
        .array(z.strictObject({ id: zId, tujuan: z.enum(TUJUAN, 'Tujuan Harus Dipilih') }))
        .min(1, 'Barang Masih Kosong')
        .max(BARANG_MAKS, `Paling Banyak ${BARANG_MAKS} Barang`),
      /** Of those that are sold again. */
      kode_gudang: zKode('Gudang Harus Dipilih').optional(),
      kode_baki: zKode('Baki Harus Dipilih').optional(),
    })
    .refine(
      ({ barang, kode_gudang, kode_baki }) =>
        (kode_gudang && kode_baki) || barang.every((b) => b.tujuan !== 'JUAL LAGI'),
      { path: ['kode_baki'], message: 'Baki Harus Dipilih' },
    ),
  /** `berbarcode`: how many have a new barcode. */
  reply: zTersimpan.extend({ berbarcode: z.int() }),
  message: 'Pindah Sortir Berhasil Disimpan',
})

export const ubahTujuan = defineCall({
  base: 'main',
  method: 'POST',
  path: 'pindah-sortir/tujuan',
  summary: 'Pieces in SORTIR wait for something else from now on; nothing moves',
  may: { menus, action: 'tambah' },
  write: { day: 'today' },
  body: z.strictObject({
    barang: z.array(zId).min(1, 'Barang Masih Kosong').max(BARANG_MAKS),
    tujuan: z.enum(TUJUAN_SORTIR, 'Tujuan Harus Dipilih'),
    id_trx: z.string().optional(),
  }),
  reply: z.object({ qty: z.int() }),
  message: 'Tujuan Berhasil Diubah',
})
