/** Pieces in the shop, found by what a customer asks for: name, kadar, weight and price around, tray, status. */
import { z } from 'zod'
import { defineCall } from '../call.ts'
import { zRequired } from '../text.ts'
import { zGram, zRupiah } from '../units.ts'
import { scanBarang } from './barang.ts'

/** More are not told apart at a counter: they are asked for in more words. */
export const CARI_BARANG_MAKS = 40

const zDicari = z.object({
  kode_barcode: z.string(),
  nama_barang: z.string(),
  kadar_cetak: z.string(),
  kode_group: z.string(),
  berat: zGram,
  kode_gudang: z.string(),
  kode_baki: z.string(),
  status: z.string(),
  /** The first photo's name. */
  foto: z.string().nullable(),
  /** Today's full price; null: the group has no price yet. */
  harga_total: zRupiah.nullable(),
})
export type BarangDitemukan = z.output<typeof zDicari>

export const cariBarang = defineCall({
  base: 'main',
  method: 'GET',
  path: 'cari/barang',
  summary:
    'Pieces in the shop by words, each of which must hold: parts of the name, kadar, weight and price around, tray, status; what can be sold and comes nearest first',
  may: scanBarang.may,
  query: z.object({
    teks: zRequired('Data Tidak Valid', 60),
  }),
  reply: z.array(zDicari),
})
