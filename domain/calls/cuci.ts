/** Pieces go to be washed and come back (DOMAIN §B.18, §F.3, §O.1-14). */
import { z } from 'zod'
import { defineCall } from '../call.ts'
import { zAlasan } from '../text.ts'
import { zGram, zGramEntered, zRupiah, zRupiahEntered, zTanggal } from '../units.ts'
import { BARANG_MAKS, zBarangAcuan, zBarangStok, zKode, zSimpanStok, zTersimpan } from './dokumen-stok.ts'

const menus = ['/cucian'] as const
const write = { day: 'today', idTrx: 'required' } as const
const zId = z.int().min(1).max(1e12)

export const simpanCuciKeluar = defineCall({
  base: 'main',
  method: 'POST',
  path: 'cucian/kirim',
  summary: 'Pieces to the goldsmith who washes them',
  may: { menus, action: 'tambah' },
  write,
  body: zSimpanStok.extend({ kode_tukang: zKode('Tukang Cuci Harus Dipilih'), barang: zBarangAcuan }),
  reply: zTersimpan,
  message: 'Kirim Cuci Berhasil Disimpan',
})

const zDiCucian = zBarangStok.extend({
  /** With which document it went, when, and to whom. */
  no: z.string(),
  tgl_system: zTanggal,
  kode_tukang: z.string(),
  nama_tukang: z.string(),
  ongkos: zRupiah,
  /** The weight that earlier washes took off the piece since it last came in. */
  sudah_susut: zGram,
})
export type DiCucian = z.output<typeof zDiCucian>

export const diCucian = defineCall({
  base: 'main',
  method: 'GET',
  path: 'cucian/luar',
  summary: 'Pieces that are being washed, those that went first first',
  may: { menus, action: 'lihat' },
  reply: z.array(zDiCucian),
})

export const simpanCuciMasuk = defineCall({
  base: 'main',
  method: 'POST',
  path: 'cucian/kembali',
  summary:
    'Washed pieces to a tray: what each weighs now, what it costs to make; one without barcode gets one; more loss than TOLERANSI_SUSUT_CUCI with otorisasi KOREKSI BERAT',
  may: { menus, action: 'tambah' },
  write,
  body: zSimpanStok.extend({
    kode_gudang: zKode('Gudang Harus Dipilih'),
    kode_baki: zKode('Baki Harus Dipilih'),
    barang: z
      .array(
        z.strictObject({
          id: zId,
          berat_kembali: zGramEntered,
          /** Left out it stays as it is. */
          ongkos: zRupiahEntered.optional(),
        }),
      )
      .min(1, 'Barang Masih Kosong')
      .max(BARANG_MAKS, `Paling Banyak ${BARANG_MAKS} Barang`),
    id_otorisasi: z.string().max(64).nullish(),
  }),
  /** `susut`: grams that were washed off; `peringatan`: barcodes of pieces that lost more than TOLERANSI_SUSUT_CUCI. */
  reply: zTersimpan.extend({ susut: zGram, peringatan: z.array(z.string()) }),
  message: 'Kembali Cuci Berhasil Disimpan',
})

export const simpanCuciHilang = defineCall({
  base: 'main',
  method: 'POST',
  path: 'cucian/hilang',
  summary: 'Pieces that never came back from washing, with otorisasi STOCK OPNAME FINAL',
  may: { menus, action: 'tambah' },
  write,
  body: z.strictObject({
    alasan: zAlasan,
    barang: z.array(zId).min(1, 'Barang Masih Kosong').max(BARANG_MAKS),
    id_otorisasi: z.string().max(64).nullish(),
    id_trx: z.string().optional(),
  }),
  reply: zTersimpan,
  message: 'Hilang Di Cucian Berhasil Dicatat',
})
