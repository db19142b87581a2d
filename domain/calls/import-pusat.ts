/** Taking over from the pusat: what it has that the shop has not, or otherwise; chosen, imported, and looked back at (DOMAIN §B.19, §F.3). */
import { z } from 'zod'
import { defineCall } from '../call.ts'
import { MAX_PUSAT_ROWS, SET_PUSAT } from '../impor/pusat.ts'
import { zJumlah } from '../impor/result.ts'
import { zTanggal } from '../units.ts'

const may = (action: 'lihat' | 'tambah') =>
  ({ menus: ['/import-data-pusat'], action, levels: ['OWN', 'SU', 'SPV'] }) as const

const zSet = z.enum(SET_PUSAT, 'Data Harus Dipilih')

const zPusat = z.object({
  kode_toko: z.string(),
  nama_toko: z.string(),
  /** The pusat has a server of its own, which is asked. */
  jauh: z.boolean(),
})

export const pusatToko = defineCall({
  base: 'main',
  method: 'GET',
  path: 'import-pusat',
  summary: 'The pusat of the chain as this shop reaches it; null when no shop is one',
  may: may('lihat'),
  reply: z.object({ pusat: zPusat.nullable(), sendiri: z.boolean() }),
})

const zBeda = z.object({
  kode: z.string(),
  nama: z.string(),
  tanda: z.enum(['BARU', 'BERUBAH', 'SALAH']),
  /** As staff read it; of a new row `dari` is ''. */
  perubahan: z.array(z.object({ label: z.string(), dari: z.string(), menjadi: z.string() })),
  /** All reasons why it cannot be imported. */
  alasan: z.array(z.string()),
  /** Names both sides as they are: the same is asked for when it is imported. */
  sidik: z.string(),
})
export type BedaPusat = z.output<typeof zBeda>

export const cekPusat = defineCall({
  base: 'main',
  method: 'POST',
  path: 'import-pusat/cek',
  summary: 'What the pusat has that the shop has not, or otherwise: every row but those that are the same',
  may: may('tambah'),
  body: z.strictObject({ set: zSet }),
  reply: z.object({ pusat: zPusat, jumlah: zJumlah, baris: z.array(zBeda) }),
})

export const importPusat = defineCall({
  base: 'main',
  method: 'POST',
  path: 'import-pusat',
  summary:
    'Imports the chosen rows as they were shown, all or none; prices with otorisasi UBAH HARGA EMAS where they move too far',
  may: may('tambah'),
  write: { day: 'any', idTrx: 'required' },
  body: z.strictObject({
    id_trx: z.string().optional(),
    set: zSet,
    dipilih: z
      .array(
        z.strictObject({
          kode: z.string().min(1, 'Kode Tidak Boleh Kosong').max(100, 'Kode Terlalu Panjang'),
          sidik: z.string('Cek Dahulu').regex(/^[0-9a-f]{64}$/, 'Cek Dahulu'),
        }),
      )
      .min(1, 'Belum Ada Yang Dipilih')
      .max(MAX_PUSAT_ROWS, `Paling Banyak ${MAX_PUSAT_ROWS} Baris`),
  }),
  reply: zJumlah,
  message: 'Data Pusat Berhasil Diimport',
})

export const riwayatPusat = defineCall({
  base: 'main',
  method: 'GET',
  path: 'import-pusat/riwayat',
  summary: 'What was imported from the pusat in a range of days, newest first',
  may: may('lihat'),
  query: z.strictObject({ tgl_from: zTanggal, tgl_to: zTanggal }),
  reply: z.array(
    z.object({
      id: z.int(),
      tgl_system: zTanggal,
      jam: z.string(),
      user_name: z.string(),
      kode_pusat: z.string(),
      jauh: z.boolean(),
      data_set: z.string(),
      baru: z.int(),
      berubah: z.int(),
      sama: z.int(),
      kode: z.array(z.string()),
    }),
  ),
})
