/** Pieces of another group or jenis (DOMAIN §B.13). */
import { z } from 'zod'
import { defineCall } from '../call.ts'
import { rapi, zAlasan } from '../text.ts'
import { zBarangAcuan, zSimpanStok, zTersimpan } from './dokumen-stok.ts'

/** '' leaves it as it is. */
const choice = z.string().overwrite(rapi).toUpperCase().max(20).default('')

export const simpanKonversi = defineCall({
  base: 'main',
  method: 'POST',
  path: 'konversi-barang',
  summary: 'Pieces become ones of another group or jenis, in their places; with otorisasi KONVERSI BARANG',
  may: { menus: ['/konversi-barang'], action: 'tambah' },
  write: { day: 'today', idTrx: 'required' },
  body: zSimpanStok.extend({
    kode_group: choice,
    kode_dept: choice,
    alasan: zAlasan,
    barang: zBarangAcuan,
    id_otorisasi: z.string().max(64).nullish(),
  }),
  reply: zTersimpan,
  message: 'Konversi Barang Berhasil Disimpan',
})
