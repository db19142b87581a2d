/** Customers whose identity must be known, and dealings that are to be reported to PPATK (DOMAIN §G-3, §O.6-2, §P.2). */
import { z } from 'zod'
import { defineCall } from '../call.ts'
import { STATUS, type Status } from '../rules/status.ts'
import { ONE_LINE, zRequired } from '../text.ts'
import { zGram, zRupiah, zTanggal } from '../units.ts'
import { JENIS_IDENTITAS } from './faktur.ts'

const MENU = ['/daftar-aml'] as const
/** Levels that report for the company: what is told is of all its shops. */
const PELAPOR = ['OWN', 'SU', 'ADM'] as const
const params = z.object({ id: z.coerce.number('Data Tidak Valid').int().min(1).max(Number.MAX_SAFE_INTEGER) })

export const STATUS_AML = Object.keys(STATUS.aml_flag) as [Status<'aml_flag'>]

const zRingkas = z.object({
  id: z.int(),
  /** The day on the clock of the shop in which the limit was reached. */
  tanggal: zTanggal,
  /** The last day on which it may be reported, and the working days left; below 0 so many over it. */
  tenggat: zTanggal,
  sisa_hari: z.int(),
  lewat: z.boolean(),
  kode_member: z.string(),
  nama_customer: z.string(),
  no_hp: z.string(),
  /** By what they were told from others. */
  dasar: z.string(),
  /** Shops in which they were. */
  toko: z.array(z.string()),
  /** The days of their documents. */
  tgl_awal: zTanggal,
  tgl_akhir: zTanggal,
  jumlah: z.int(),
  total: zRupiah,
  total_tunai: zRupiah,
  status_aml: z.enum(STATUS_AML),
  tgl_lapor: zTanggal.nullable(),
  lapor_by: z.string(),
  catatan: z.string(),
})
export type AmlRingkas = z.output<typeof zRingkas>

const dicari = {
  tgl_from: zTanggal.optional(),
  tgl_to: zTanggal.optional(),
  status_aml: z.enum(STATUS_AML, 'Status Tidak Valid').optional(),
}

export const JENIS_DOKUMEN_AML = ['JUAL', 'TUKAR', 'BELI', 'LEBUR'] as const
const zDokumen = z.object({
  no: z.string(),
  kode_toko: z.string(),
  jenis: z.enum(JENIS_DOKUMEN_AML),
  /** The day on its shop's clock. */
  tanggal: zTanggal,
  nilai: zRupiah,
  tunai: zRupiah,
})
export type DokumenAmlDilihat = z.output<typeof zDokumen>

export const listAml = defineCall({
  base: 'main',
  method: 'GET',
  path: 'aml',
  summary:
    'Dealings to be reported to PPATK, by customer, of all shops where one of theirs is of this one: what waits comes first, the oldest on top; others by the day they were found, newest first',
  may: { menus: MENU, action: 'lihat' },
  query: z.object(dicari),
  reply: z.array(zRingkas),
})

export const lihatAml = defineCall({
  base: 'main',
  method: 'GET',
  path: 'aml/{id}',
  summary:
    'One of them whole: its documents in all shops, and who it is as far as that is known, the number masked',
  may: { menus: MENU, action: 'lihat' },
  params,
  reply: zRingkas.extend({
    batas: zRupiah,
    hari: z.int(),
    dokumen: z.array(
      /** lepas: cancelled since, or alone below the limit without what was. */
      zDokumen.extend({ lepas: z.boolean() }),
    ),
    identitas: z
      .object({
        jenis: z.enum(JENIS_IDENTITAS),
        nomor: z.string(),
        nama: z.string(),
        alamat: z.string(),
        pekerjaan: z.string(),
        tempat_lahir: z.string(),
        tgl_lahir: zTanggal.nullable(),
      })
      .nullable(),
    /** For whom they said they act; '-' where that was not asked. */
    atas_nama: z.string(),
  }),
})
export type AmlLengkap = z.output<(typeof lihatAml)['reply']>

export const polaAml = defineCall({
  base: 'main',
  method: 'GET',
  path: 'aml/pola',
  summary:
    'Customers of this shop whose documents of AML_POLA_HARI days in all shops come to AML_BATAS though no day does: a warning, nothing is reported by it',
  may: { menus: MENU, action: 'lihat' },
  reply: z.array(
    z.object({
      kode_member: z.string(),
      nama_customer: z.string(),
      no_hp: z.string(),
      dasar: z.string(),
      toko: z.array(z.string()),
      tgl_awal: zTanggal,
      tgl_akhir: zTanggal,
      hari: z.int(),
      jumlah: z.int(),
      total: zRupiah,
      total_tunai: zRupiah,
      dokumen: z.array(zDokumen),
    }),
  ),
})
export type PolaAml = z.output<(typeof polaAml)['reply']>[number]

export const identitasAml = defineCall({
  base: 'main',
  method: 'POST',
  path: 'aml/{id}/identitas',
  summary: 'The whole number of who it is; who looked is logged',
  may: { menus: MENU, action: 'ubah', levels: PELAPOR },
  params,
  reply: z.object({ nomor: z.string() }),
  message: 'Identitas Ditampilkan',
})

export const laporAml = defineCall({
  base: 'main',
  method: 'POST',
  path: 'aml/{id}/lapor',
  summary: 'It has been reported, under which number or how: said once, and logged',
  may: { menus: MENU, action: 'ubah', levels: PELAPOR },
  write: { day: 'any' },
  params,
  body: z.strictObject({
    catatan: zRequired('Catatan Harus Diisi', 200, 'Catatan Terlalu Panjang').regex(
      ONE_LINE,
      'Catatan Tidak Valid',
    ),
    id_trx: z.string().max(16).optional(),
  }),
  reply: z.object({ id: z.int(), status_aml: z.literal('DILAPORKAN') }),
  message: 'Berhasil Ditandai Sudah Dilaporkan',
})

export const eksporAml = defineCall({
  base: 'main',
  method: 'POST',
  path: 'aml/ekspor',
  summary: 'A line for each document, with who it is whole, to report it; who took what is logged',
  may: { menus: MENU, action: 'export', levels: PELAPOR },
  body: z.strictObject(dicari),
  reply: z.array(
    z.object({
      id: z.int(),
      tanggal: zTanggal,
      tenggat: zTanggal,
      status_aml: z.enum(STATUS_AML),
      no: z.string(),
      kode_toko: z.string(),
      jenis: z.enum(JENIS_DOKUMEN_AML),
      hari: zTanggal,
      nilai: zRupiah,
      tunai: zRupiah,
      /** Ways of payment with what each came to. */
      cara_bayar: z.string(),
      /** Goods, and what they weigh. */
      barang: z.string(),
      berat: zGram,
      kode_member: z.string(),
      nama_customer: z.string(),
      no_hp: z.string(),
      jenis_identitas: z.string(),
      no_identitas: z.string(),
      nama_identitas: z.string(),
      alamat: z.string(),
      tempat_lahir: z.string(),
      tgl_lahir: zTanggal.nullable(),
      pekerjaan: z.string(),
      atas_nama: z.string(),
    }),
  ),
})
export type AmlExportRow = z.output<(typeof eksporAml)['reply']>[number]
