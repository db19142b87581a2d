/** Loans, deposits and orders that ran before the shop began with the program, from three files, until its first close (DOMAIN §O.4-8, E34). */
import { z } from 'zod'
import { defineCall } from '../call.ts'
import { JENIS_BERJALAN } from '../impor/berjalan.ts'
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
import { rapi } from '../text.ts'
import { zRupiah } from '../units.ts'

const may = { menus: ['/settingtoko'], action: 'tambah', levels: ['OWN', 'SU'] } as const
const params = z.object({
  jenis: z.string().overwrite(rapi).toUpperCase().pipe(z.enum(JENIS_BERJALAN, 'Jenis Tidak Valid')),
})

/** Amounts that customers owe the shop (HUTANG), or that it owes them (TITIPAN, PESANAN). */
const jumlah = { dokumen: z.int(), barang: z.int(), saldo: zRupiah }

export const berjalanState = defineCall({
  base: 'main',
  method: 'GET',
  path: 'saldo-awal/berjalan',
  summary:
    'Running documents of the opening: whether the shop may still import them, and what it has imported',
  may: { ...may, action: 'lihat' },
  reply: z.object({
    boleh: z.boolean(),
    masuk: z.array(z.object({ jenis: z.enum(JENIS_BERJALAN), ...jumlah })),
  }),
})

export const exampleBerjalan = defineCall({
  base: 'main',
  method: 'GET',
  path: 'saldo-awal/berjalan/{jenis}/contoh',
  summary: 'Running documents of the opening: an empty Excel file to fill, with one example',
  may: { ...may, action: 'lihat' },
  params,
  reply: z.unknown(),
  file: FORMATS.xlsx,
})

export const periksaBerjalan = defineCall({
  base: 'main',
  method: 'POST',
  path: 'saldo-awal/berjalan/{jenis}/periksa',
  summary: 'Running documents of the opening: what a file comes to, and every row that is wrong',
  may,
  params,
  body: zSendFile,
  bodyMaks: MAX_FILE_BODY,
  reply: z.object({
    ...jumlah,
    jumlah_salah: z.int(),
    /** The first 2,000. */
    salah: z.array(z.object({ no: z.int(), kode: z.string(), nama: z.string(), alasan: z.array(zAlasan) })),
    cara_baca: zReadMode,
    tidak_dikenal: zTidakDikenal,
    sidik: z.string(),
  }),
})

export const berjalanErrors = defineCall({
  base: 'main',
  method: 'POST',
  path: 'saldo-awal/berjalan/{jenis}/kesalahan',
  summary: 'Running documents of the opening: the file given back as Excel, with what is wrong in each row',
  may,
  params,
  body: zSendFile,
  bodyMaks: MAX_FILE_BODY,
  reply: z.unknown(),
  file: FORMATS.xlsx,
})

export const terapkanBerjalan = defineCall({
  base: 'main',
  method: 'POST',
  path: 'saldo-awal/berjalan/{jenis}/terapkan',
  summary:
    'Running documents of the opening: written with their own days, and posted as SALDO AWAL (E34; loans M23, deposits M01, gold of orders M22), all or nothing',
  may,
  write: { day: 'any', idTrx: 'required' },
  params,
  body: zSendFile.extend({ sidik: zDigest, setuju: zSetuju }),
  bodyMaks: MAX_FILE_BODY,
  reply: z.object({ ...jumlah, no_saldo_awal: z.string() }),
  message: 'Saldo Awal Berhasil Diimpor',
})
