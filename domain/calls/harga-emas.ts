/** Parameter Harga Emas: the prices per gram of the shop, all of them read and saved at once (DOMAIN §C.2, §F.1). */
import { z } from 'zod'
import { HARGA_GRAM_MAKS } from '../limits.ts'
import { defineCall } from '../call.ts'
import { CARA_HARGA } from '../rules/harga-emas.ts'
import { zPersen, zRupiah, zRupiahEntered, zTanggal } from '../units.ts'
import { zKode } from './sesi.ts'

export const zHargaGram = zRupiahEntered.max(HARGA_GRAM_MAKS, 'Terlalu Besar')
const may = (action: 'lihat' | 'ubah') => ({ menus: ['/master-parameter-harga-emas'], action }) as const

const perGram = <Harga extends z.ZodType>(harga: Harga) => ({
  harga,
  harga_min_gram: harga,
  harga_max_gram: harga,
  harga_beli_gram: harga,
})
const hargaFields = <Harga extends z.ZodType>(harga: Harga) => ({
  kode_group: zKode,
  cara: z.enum(CARA_HARGA, 'Tidak Valid'),
  margin_per_gram: harga,
  ...perGram(harga),
})

const zHargaGroup = z.object({
  ...hargaFields(zRupiah),
  nama_group: z.string(),
  kadar: zPersen,
  kadar_cetak: z.string(),
  /** The percent of fine gold that the derived price is made of; set in Master Group. */
  kadar_jual: zPersen,
  /** The shop's price of buying fine gold, as each group holds it for buying what has no kadar of its own (§C.5). */
  harga_beli_24k: zRupiah,
  berlaku_at: z.string(),
  /** Prices at the start of this business day, from which the day's changes are counted. */
  awal_hari: z.object(perGram(zRupiah)),
})
export type HargaGroupDiatur = z.output<typeof zHargaGroup>

const zHargaEmasToko = z.object({
  harga_24k: zRupiah,
  harga_beli_24k: zRupiah,
  /** Sent back with what is saved: another one means that somebody else has changed prices meanwhile. */
  versi: z.int(),
  /** PEMBULATAN_HARGA_GRAM of the shop: derived prices are multiples of it. */
  kelipatan: z.int(),
  diubah_by: z.string(),
  /** The time when prices were last changed here; '-' when never. */
  diubah_at: z.string(),
  awal_hari: z.object({ harga_24k: zRupiah, harga_beli_24k: zRupiah }),
  group: z.array(zHargaGroup),
})
export type HargaEmasToko = z.output<typeof zHargaEmasToko>

export const hargaEmas = defineCall({
  base: 'main',
  method: 'GET',
  path: 'harga-emas',
  summary: 'Prices per gram of every group in use, and of fine gold',
  may: may('lihat'),
  reply: zHargaEmasToko,
})

export const simpanHargaEmas = defineCall({
  base: 'main',
  method: 'PUT',
  path: 'harga-emas',
  summary:
    'Sets all prices of the shop at once; with otorisasi UBAH HARGA EMAS when one comes to more than 5 % away from where the day began',
  freshPassword: true,
  may: may('ubah'),
  write: { day: 'any' },
  body: z.strictObject({
    versi: z.int32('Versi Tidak Valid'),
    harga_24k: zHargaGram,
    harga_beli_24k: zHargaGram,
    group: z.array(z.strictObject(hargaFields(zHargaGram))).max(500, 'Maksimal 500 Group'),
    id_otorisasi: z.string().max(64).nullish(),
  }),
  reply: zHargaEmasToko,
  message: 'Harga Emas Berhasil Disimpan',
})

const zLogHarga = z.object({
  tanggal: zTanggal,
  jam: z.string(),
  /** '24K' for fine gold. */
  kode_group: z.string(),
  nama_group: z.string(),
  cara: z.string(),
  harga_lama: zRupiah,
  harga: zRupiah,
  /** Fine gold has no bounds. */
  harga_min_lama: zRupiah.nullable(),
  harga_min_gram: zRupiah.nullable(),
  harga_max_lama: zRupiah.nullable(),
  harga_max_gram: zRupiah.nullable(),
  harga_beli_lama: zRupiah,
  harga_beli_gram: zRupiah,
  user_id: z.string(),
  user_name: z.string(),
})
export type LogHarga = z.output<typeof zLogHarga>

export const logHargaEmas = defineCall({
  base: 'main',
  method: 'GET',
  path: 'harga-emas/log',
  summary: 'Changes of prices of a range of days, newest first: who, when, from and to',
  may: may('lihat'),
  query: z.strictObject({ tgl_from: zTanggal, tgl_to: zTanggal, kode_group: zKode.optional() }),
  reply: z.array(zLogHarga),
})
