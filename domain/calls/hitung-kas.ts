/** The drawer counted by its notes and coins, and what is said of a difference (DOMAIN §B.21, §O.5-4). */
import { z } from 'zod'
import { defineCall } from '../call.ts'
import { bukanHitungan, LEMBAR_MAKS, PECAHAN } from '../rules/hitung-kas.ts'
import { rapi, ONE_LINE } from '../text.ts'
import { zRupiah, zTanggal } from '../units.ts'
import { KASIR } from './dokumen-uang.ts'
import { zNoDokumen } from './dokumen-stok.ts'
import { zIdTrx } from './faktur.ts'

const menus = ['/hitung-kas'] as const
const params = z.object({ no: zNoDokumen })

const zHitung = z.object({
  no: z.string(),
  tgl_system: zTanggal,
  jam: z.string(),
  seharusnya: zRupiah,
  dihitung: zRupiah,
  selisih: zRupiah,
  status: z.enum(['SESUAI', 'SELISIH', 'DIJELASKAN', 'DIBUKUKAN']),
  /** Of today's: the drawer has moved since, or it was counted again. */
  basi: z.boolean(),
  keterangan: z.string(),
  /** The entry that booked the difference (E35); '-' without one. */
  no_kas: z.string(),
  input_by: z.string(),
  /** The user who said what became of the difference; `otorisasi_by`: the user who allowed it to be booked. */
  selisih_by: z.string(),
  otorisasi_by: z.string(),
})
export type HitungTersimpan = z.output<typeof zHitung>
const zLembar = z.object({ kode: z.string(), nilai: zRupiah, lembar: z.int(), jumlah: zRupiah })

export const simpanHitungKas = defineCall({
  base: 'main',
  method: 'POST',
  path: 'hitung-kas',
  summary:
    'What lies in the drawer, by notes and coins. Only then it is told what should: the count stands whatever comes of it',
  may: { menus, action: 'tambah', levels: KASIR },
  write: { day: 'any', idTrx: 'required' },
  body: z
    .strictObject({
      id_trx: zIdTrx,
      /** Kinds that are not named are not in the drawer. */
      pecahan: z
        .array(
          z.strictObject({
            kode: z.enum(
              PECAHAN.map(({ kode }) => kode),
              'Pecahan Tidak Dikenal',
            ),
            lembar: z
              .int('Jumlah Lembar Tidak Valid')
              .min(0, 'Jumlah Lembar Tidak Valid')
              .max(LEMBAR_MAKS, 'Jumlah Lembar Terlalu Banyak'),
          }),
          'Uang Belum Dihitung',
        )
        .max(PECAHAN.length, 'Pecahan Ditulis Dua Kali')
        .refine((all) => new Set(all.map((p) => p.kode)).size === all.length, 'Pecahan Ditulis Dua Kali'),
      /** There is no money at all: said, for nothing typed is no count. */
      laci_kosong: z.literal(true, 'Laci Kosong Tidak Valid').optional(),
    })
    .superRefine((hitungan, ctx) => {
      for (const { field, message } of bukanHitungan(hitungan)?.errors ?? [])
        ctx.addIssue({ code: 'custom', path: [field], message })
    }),
  reply: zHitung.pick({ no: true, seharusnya: true, dihitung: true, selisih: true, status: true }),
  message: 'Hitung Kas Berhasil Disimpan',
})

const zKeteranganSelisih = z
  .string('Keterangan Harus Diisi')
  .overwrite(rapi)
  .toUpperCase()
  .min(1, 'Keterangan Harus Diisi')
  .refine((text) => text !== '-', 'Keterangan Harus Diisi')
  .max(200, 'Keterangan Terlalu Panjang')
  .regex(ONE_LINE, 'Keterangan Tidak Valid')
const dariHitungan = { no: zNoDokumen, keterangan: zKeteranganSelisih, id_trx: zIdTrx }

export const jelaskanSelisih = defineCall({
  base: 'main',
  method: 'POST',
  path: 'hitung-kas/jelaskan',
  summary: "The difference of the day's last count is explained; no money moves",
  may: { menus, action: 'tambah', levels: KASIR },
  write: { day: 'any', idTrx: 'required' },
  body: z.strictObject(dariHitungan),
  reply: z.object({ no: z.string(), status: z.literal('DIJELASKAN') }),
  message: 'Selisih Kas Berhasil Dijelaskan',
})

export const bukukanSelisih = defineCall({
  base: 'main',
  method: 'POST',
  path: 'hitung-kas/bukukan',
  summary:
    "The difference of the day's last count is booked with otorisasi TRANSAKSI KHUSUS (E35): the drawer is what was counted",
  may: { menus, action: 'tambah', levels: KASIR },
  write: { day: 'today', idTrx: 'required' },
  body: z.strictObject({ ...dariHitungan, id_otorisasi: z.string().max(64).nullish() }),
  reply: z.object({ no: z.string(), status: z.literal('DIBUKUKAN'), no_kas: z.string(), selisih: zRupiah }),
  message: 'Selisih Kas Berhasil Dibukukan',
})

export const listHitungKas = defineCall({
  base: 'main',
  method: 'GET',
  path: 'hitung-kas',
  summary: 'Counts of a range of days, newest first; without dates of today',
  may: { menus, action: 'lihat' },
  query: z.object({ tgl_from: zTanggal.optional(), tgl_to: zTanggal.optional() }),
  reply: z.array(zHitung),
})

const zHitungLengkap = zHitung.extend({ pecahan: z.array(zLembar) })
export type HitungLengkap = z.output<typeof zHitungLengkap>
export const lihatHitungKas = defineCall({
  base: 'main',
  method: 'GET',
  path: 'hitung-kas/{no}',
  summary: 'One count with its notes and coins',
  may: { menus, action: 'lihat' },
  params,
  reply: zHitungLengkap,
})

export const slipHitungKas = defineCall({
  base: 'main',
  method: 'GET',
  path: 'hitung-kas/{no}/slip',
  summary: 'The slip as PDF, to be signed by both',
  may: { menus, action: 'lihat' },
  params,
  reply: z.any(),
  file: 'application/pdf',
})
