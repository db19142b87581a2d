/** Pieces to another tray (DOMAIN §B.13). */
import { defineCall } from '../call.ts'
import { zBarangBarcode, zKode, zSimpanStok, zTersimpan } from './dokumen-stok.ts'

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
