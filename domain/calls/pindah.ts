/** Pieces to another tray (DOMAIN §B.13). */
import { z } from 'zod'
import { defineCall } from '../call.ts'
import { zBarangBarcode, zBarangStok, zKode, zSimpanStok, zTersimpan } from './dokumen-stok.ts'

export const simpanPindah = defineCall({
  base: 'main',
  method: 'POST',
  path: 'pindah-barang',
  summary: 'Pieces to a tray',
  may: { menus: ['/pindah-barang'], action: 'tambah' },
  write: { day: 'today', idTrx: 'required' },
  body: zSimpanStok.extend({
    kode_gudang: zKode('Gudang Harus Dipilih'),
    kode_baki: zKode('Baki Harus Dipilih'),
    barang: zBarangBarcode,
  }),
  reply: zTersimpan,
  message: 'Pindah Barang Berhasil Disimpan',
})

/** SPV and above alone (DOMAIN §B.13): a whole tray goes in one press. */
const satuBaki = { menus: ['/pindah-barang-satu-baki'], levels: ['OWN', 'SU', 'SPV'] } as const
const zBakiDigest = z.string().regex(/^[0-9a-f]{64}$/, 'Baki Harus Diperiksa Dulu')

export const lihatSatuBaki = defineCall({
  base: 'main',
  method: 'GET',
  path: 'pindah-barang-satu-baki/{kode_gudang}/{kode_baki}',
  summary: 'What lies in a tray: the pieces that would go to another, and those that stay',
  may: { ...satuBaki, action: 'lihat' },
  params: z.object({ kode_gudang: zKode('Gudang Harus Dipilih'), kode_baki: zKode('Baki Harus Dipilih') }),
  reply: z.object({
    pindah: z.array(zBarangStok),
    tinggal: z.array(zBarangStok),
    /** Names this finding: what is moved is what was seen. */
    sidik: z.string(),
  }),
})

export const simpanSatuBaki = defineCall({
  base: 'main',
  method: 'POST',
  path: 'pindah-barang-satu-baki',
  summary: 'All READY pieces of a tray to another',
  may: { ...satuBaki, action: 'tambah' },
  write: { day: 'today', idTrx: 'required' },
  body: zSimpanStok.extend({
    dari_gudang: zKode('Gudang Asal Harus Dipilih'),
    dari_baki: zKode('Baki Asal Harus Dipilih'),
    kode_gudang: zKode('Gudang Harus Dipilih'),
    kode_baki: zKode('Baki Harus Dipilih'),
    sidik: zBakiDigest,
  }),
  reply: zTersimpan.extend({ tinggal: z.array(zBarangStok) }),
  message: 'Pindah Barang Berhasil Disimpan',
})
