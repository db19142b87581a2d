/** Coupons looked up, and drawn (DOMAIN §B.11, §G-8; spec 001 §2.2, §7). */
import { z } from 'zod'
import { defineCall } from '../call.ts'
import { ONE_LINE, rapi, zRequired } from '../text.ts'
import { zTanggal, type TanggalSystem } from '../units.ts'

const MENU = ['/cek-kupon'] as const
/** A draw is the back office's: the levels that see all, and ADM. */
const mengundi = { menus: MENU, action: 'ubah', levels: ['OWN', 'SU', 'SPV', 'ADM'] } as const

export const STATUS_KUPON = ['AKTIF', 'BATAL', 'MENANG', 'DIAMBIL', 'HANGUS'] as const
export type StatusKupon = (typeof STATUS_KUPON)[number]

/** The day that never comes: the coupons of a draw do not lapse. */
export const TANPA_AKHIR = '2999-12-31' as TanggalSystem

const kode_kupon = zRequired('Kode Kupon Tidak Boleh Kosong', 20)

export const cekKupon = defineCall({
  base: 'main',
  method: 'GET',
  path: 'check-kupon/{code}',
  summary: 'The sale behind a coupon, or null when there is no such coupon',
  may: { menus: [...MENU, '/ambil-hadiah'], action: 'lihat' },
  params: z.object({ code: kode_kupon }),
  reply: z
    .object({
      kode_kupon: z.string(),
      no_faktur_jual: z.string(),
      barcode: z.string(),
      nama_customer: z.string(),
      kode_customer: z.string(),
      status: z.enum(STATUS_KUPON),
      tgl_system: zTanggal,
      kode_undian: z.string().nullable(),
      hadiah: z.string().nullable(),
    })
    .nullable(),
})

const zUndian = z.object({
  kode_undian: z.string(),
  nama_undian: z.string(),
  no_izin_undian: z.string(),
  hadiah: z.string(),
  tgl_mulai: zTanggal,
  tgl_selesai: zTanggal,
  /** The last day on which a coupon may win, and its prize be fetched: after it both lapse. */
  berlaku_sampai: zTanggal,
  /** Coupons that take part; of them drawn, and handed over. */
  peserta: z.int(),
  pemenang: z.int(),
  diambil: z.int(),
})
export type Undian = z.output<typeof zUndian>

export const listUndian = defineCall({
  base: 'main',
  method: 'GET',
  path: 'undian',
  summary: 'The prize draws of the shop, newest first',
  may: { menus: MENU, action: 'lihat' },
  reply: z.array(zUndian),
})

const text = (label: string, max: number) =>
  z
    .string(`${label} Tidak Boleh Kosong`)
    .overwrite(rapi)
    .toUpperCase()
    .min(1, `${label} Tidak Boleh Kosong`)
    .max(max, `${label} Terlalu Panjang`)
    .regex(ONE_LINE, `${label} Tidak Valid`)
const zKodeUndian = text('Kode Undian', 20).regex(/^[A-Z0-9][A-Z0-9._-]*$/, 'Kode Undian Tidak Valid')

export const simpanUndian = defineCall({
  base: 'main',
  method: 'POST',
  path: 'undian',
  summary: 'A prize draw; the same code again changes it while nothing has been drawn',
  may: mengundi,
  write: { day: 'any' },
  body: z.strictObject({
    kode_undian: zKodeUndian,
    nama_undian: text('Nama Undian', 100),
    /** The ministry's permit; without it coupons are vouchers only. */
    no_izin_undian: text('No Izin Undian', 60).default('-'),
    hadiah: text('Hadiah', 200),
    tgl_mulai: z.iso.date('Tanggal Awal Tidak Boleh Kosong').brand<'TanggalSystem'>(),
    tgl_selesai: z.iso.date('Tanggal Akhir Tidak Boleh Kosong').brand<'TanggalSystem'>(),
    berlaku_sampai: z.iso
      .date('Kupon Berlaku Sampai Tidak Boleh Kosong')
      .brand<'TanggalSystem'>()
      .default(TANPA_AKHIR),
  }),
  reply: zUndian,
  message: 'Data Berhasil Ditambahkan',
})

export const tarikUndian = defineCall({
  base: 'main',
  method: 'POST',
  path: 'undian/{kode_undian}/menang',
  summary:
    'Draws one coupon: the one that is named (drawn by hand), else one at random; with otorisasi UNDIAN KUPON',
  may: mengundi,
  write: { day: 'any', rahasia: 'kode_customer' },
  params: z.object({ kode_undian: zKodeUndian }),
  body: z.strictObject({ kode_kupon: kode_kupon.optional(), id_otorisasi: z.string().max(64).nullish() }),
  reply: z.object({
    kode_kupon: z.string(),
    no_faktur_jual: z.string(),
    nama_customer: z.string(),
    kode_customer: z.string(),
  }),
  message: 'Pemenang Undian Berhasil Ditetapkan',
})

export const pemenangUndian = defineCall({
  base: 'main',
  method: 'GET',
  path: 'undian/{kode_undian}/pemenang',
  summary: 'Who won, and whether the gift has been handed over',
  may: { menus: [...MENU, '/ambil-hadiah'], action: 'lihat' },
  params: z.object({ kode_undian: zKodeUndian }),
  reply: z.array(
    z.object({
      kode_kupon: z.string(),
      no_faktur_jual: z.string(),
      nama_customer: z.string(),
      kode_customer: z.string(),
      status: z.enum(STATUS_KUPON),
      menang_by: z.string(),
      no_pengambilan: z.string(),
    }),
  ),
})
