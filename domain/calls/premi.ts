/**
 * Premi of sales people for the pieces they sold (DOMAIN §C.13, §O.5-3): computed by the server, at /ambil-uang-kas.
 */
import { z } from 'zod'
import { defineCall } from '../call.ts'
import { zGram, zRupiah, zRupiahEntered, zTanggal } from '../units.ts'
import { KASIR } from './dokumen-uang.ts'
import { zKeterangan, zKode, zNoDokumen } from './dokumen-stok.ts'
import { zIdTrx } from './faktur.ts'

const menus = ['/ambil-uang-kas'] as const
const siapa = {
  kode_sales: zKode('Sales Harus Dipilih'),
  /** A closed day: everything of it and before it that nobody was paid for. */
  sampai: zTanggal,
}

const zRow = z.object({
  no_faktur_jual: z.string(),
  tgl_system: zTanggal,
  kode_barcode: z.string(),
  nama_barang: z.string(),
  /** The weight that is paid by the gram. */
  berat: zGram,
  premi_rp: zRupiah,
})
const zPremi = z.object({
  kode_sales: z.string(),
  nama_sales: z.string(),
  premi_per_gram: zRupiah,
  sampai: zTanggal,
  berat: zGram,
  premi: zRupiah,
  /** Of lines that were cancelled after they were paid. */
  potongan: zRupiah,
  jumlah: zRupiah,
  baris: z.array(zRow),
  dipotong: z.array(zRow.extend({ no_kas_premi: z.string() })),
})
export type PremiDihitung = z.output<typeof zPremi>

/** Of one person, as a list has it. */
const zOrang = zPremi
  .pick({ kode_sales: true, nama_sales: true, berat: true, premi: true, potongan: true, jumlah: true })
  .extend({ qty: z.int() })
export type PremiOrang = z.output<typeof zOrang>

export const listPremi = defineCall({
  base: 'main',
  method: 'GET',
  path: 'premi-sales/belum',
  summary: 'Everybody who has something to be paid, or to be taken off, until a closed day; who has left too',
  may: { menus, action: 'lihat' },
  query: z.object({ sampai: siapa.sampai }),
  reply: z.array(zOrang),
})

export const hitungPremiSales = defineCall({
  base: 'main',
  method: 'GET',
  path: 'premi-sales',
  summary: 'What a sales person would be paid now, line by line, and what is taken off',
  may: { menus, action: 'lihat' },
  query: z.object(siapa),
  reply: zPremi,
})

export const bayarPremi = defineCall({
  base: 'main',
  method: 'POST',
  path: 'premi-sales',
  summary:
    'Premi is paid out of the drawer (E26) and its lines are done; above LIMIT_AMBIL_KAS with AMBIL KAS DI ATAS LIMIT',
  may: { menus, action: 'tambah', levels: KASIR },
  write: { day: 'today', idTrx: 'required' },
  body: z.strictObject({
    ...siapa,
    /** As it was shown. */
    jumlah: zRupiahEntered.refine((rp) => rp > 0, 'Jumlah Harus Diisi'),
    keterangan: zKeterangan,
    id_otorisasi: z.string().max(64).nullish(),
    id_trx: zIdTrx,
  }),
  reply: z.object({ no_kas: z.string(), jumlah: zRupiah }),
  message: 'Premi Berhasil Dibayar',
})

export const lihatPremi = defineCall({
  base: 'main',
  method: 'GET',
  path: 'premi-sales/{no}',
  summary: 'The lines that an entry paid, and those it took off; of one that was undone none',
  may: { menus, action: 'lihat' },
  params: z.object({ no: zNoDokumen }),
  reply: zPremi.pick({ baris: true, dipotong: true }),
})
