/** The opening stock of a shop from a file: tried, shown, then posted as SALDO AWAL, all or nothing (DOMAIN §B.0.6 M01). */
import { z } from 'zod'
import { defineCall } from '../call.ts'
import {
  MAX_FILE_BODY,
  zAlasan,
  zReadMode,
  zSendFile,
  zSetuju,
  zDigest,
  zTidakDikenal,
} from '../impor/result.ts'
import { FORMATS } from '../report/formats.ts'
import { zGram, zRupiah } from '../units.ts'

const may = { menus: ['/settingtoko'], action: 'tambah', levels: ['OWN', 'SU'] } as const

const zJumlahStok = z.object({
  qty: z.int(),
  berat: zGram,
  nilai: zRupiah,
  harga_modal: zRupiah,
})
const zNamedRow = z.object({
  no: z.int(),
  kode: z.string(),
  nama: z.string(),
  alasan: z.array(zAlasan),
})
const zJumlahKode = zJumlahStok.extend({ kode: z.string() })

export const exampleStokAwal = defineCall({
  base: 'main',
  method: 'GET',
  path: 'saldo-awal/stok/contoh',
  summary: 'Opening stock: an empty Excel file to fill, with one example',
  may: { ...may, action: 'lihat' },
  reply: z.unknown(),
  file: FORMATS.xlsx,
})

export const stokAwalState = defineCall({
  base: 'main',
  method: 'GET',
  path: 'saldo-awal/stok',
  summary:
    'Opening stock: whether the shop may still import it (until its first close), and what it has imported',
  may: { ...may, action: 'lihat' },
  reply: z.object({ boleh: z.boolean(), qty: z.int(), berat: zGram }),
})

export const periksaStokAwal = defineCall({
  base: 'main',
  method: 'POST',
  path: 'saldo-awal/stok/periksa',
  summary:
    'Opening stock: pieces, grams and rupiah of a file per group and per tray, and every row that is wrong',
  may,
  body: zSendFile,
  bodyMaks: MAX_FILE_BODY,
  reply: zJumlahStok.extend({
    per_group: z.array(zJumlahKode),
    per_baki: z.array(zJumlahKode),
    jumlah_salah: z.int(),
    /** The first 2,000. */
    salah: z.array(zNamedRow),
    cara_baca: zReadMode,
    tidak_dikenal: zTidakDikenal,
    jumlah_peringatan: z.int(),
    /** Pieces that come in only when somebody agrees; the first 2,000. */
    peringatan: z.array(zNamedRow),
    sidik: z.string(),
  }),
})

export const stokAwalErrors = defineCall({
  base: 'main',
  method: 'POST',
  path: 'saldo-awal/stok/kesalahan',
  summary: 'Opening stock: the file given back as Excel, with what is wrong in each row',
  may,
  body: zSendFile,
  bodyMaks: MAX_FILE_BODY,
  reply: z.unknown(),
  file: FORMATS.xlsx,
})

export const terapkanStokAwal = defineCall({
  base: 'main',
  method: 'POST',
  path: 'saldo-awal/stok/terapkan',
  summary:
    'Opening stock: brings the pieces of a file into their trays and posts them as SALDO AWAL, all or nothing; tells how far it is on the socket',
  may,
  write: { day: 'any', idTrx: 'required' },
  body: zSendFile.extend({ sidik: zDigest, setuju: zSetuju }),
  bodyMaks: MAX_FILE_BODY,
  reply: zJumlahStok.extend({ no_saldo_awal: z.string() }),
  message: 'Stok Awal Berhasil Diimpor',
})

/** The live event of an import, told to the screens of the shop. */
export const STOK_AWAL_EVENT = 'impor-stok-awal'
export const zKemajuanStokAwal = z.object({
  id_trx: z.string(),
  percentage: z.number().min(0).max(100),
  message: z.string(),
})
export type KemajuanStokAwal = z.infer<typeof zKemajuanStokAwal>
