/**
 * Data of the dashboards: the day beside the same weekday before, monthly charts, stock and money, today's gold price,
 * and the tasks that wait for this user (DOMAIN §F.2, §J).
 */
import { z } from 'zod'
import { defineCall } from '../call.ts'
import type { MenuPath } from '../menus.ts'
import { PERINGATAN_CADANGAN } from '../rules/cadangan.ts'
import { zGram, zRupiah, zTanggal } from '../units.ts'

export const TYPE_GRAFIK = ['today', 'monthly'] as const

/** today: `value` is a count of documents; monthly: rupiah, of this month and of each of the twelve that end with it. */
const zGrafik = z.object({ value: z.int(), series: z.array(z.object({ bulan: z.string(), value: z.int() })) })

const grafik = (path: `${string}/chart`, summary: string, menus: readonly [MenuPath, ...MenuPath[]]) =>
  defineCall({
    base: 'main',
    method: 'GET',
    path,
    summary,
    may: { menus, action: 'lihat' },
    query: z.strictObject({ type: z.enum(TYPE_GRAFIK, 'Type Tidak Boleh Kosong') }),
    reply: zGrafik,
  })

export const grafikPenjualan = grafik(
  'penjualan/chart',
  'Validated sales of today, or rupiah of the last twelve months',
  ['/lihat-penjualan', '/laporan-transaksi-penjualan'],
)
export const grafikPembelian = grafik(
  'pembelian/chart',
  'Validated purchases of today, or rupiah of the last twelve months',
  ['/lihat-pembelian', '/laporan-transaksi-pembelian'],
)
export const grafikPesanan = grafik(
  'pesanan/chart',
  'Orders taken in today, or rupiah of what was ordered in each of the last twelve months',
  ['/lihat-pesanan', '/laporan-pesanan'],
)
export const grafikService = grafik(
  'service/chart',
  'Repairs taken in today, or rupiah of those fetched in each of the last twelve months',
  ['/lihat-services'],
)

/** Rights of users who are told of the day's deposits. */
export const MAY_TITIPAN = { menus: ['/lihat-titipan', '/laporan-titip-uang'], action: 'lihat' } as const

const zHargaHariIni = z.object({
  kode_group: z.string(),
  nama_group: z.string(),
  kadar_cetak: z.string(),
  harga: zRupiah,
  harga_beli_gram: zRupiah,
})

const zPengingat = z.object({
  /** The screen that clears it. */
  menu: z.custom<MenuPath>((path) => typeof path === 'string'),
  teks: z.string(),
  jumlah: z.int(),
})

/** News of whole backups for OWN and SU; null: there is no news, or the user need not see to it. */
const zCadangan = z
  .object({
    peringatan: z.enum(PERINGATAN_CADANGAN),
    /** The moment that the newest good one holds. */
    baik: z.iso.datetime().nullable(),
    /** The start of the newest attempt since then, if it failed; `sebab`: the reason. */
    gagal: z.iso.datetime().nullable(),
    sebab: z.string().nullable(),
  })
  .nullable()

export const beranda = defineCall({
  base: 'main',
  method: 'GET',
  path: 'beranda',
  summary: "Today's gold price, and what waits to be done on the screens this user may open",
  may: 'signed-in',
  reply: z.object({
    harga_24k: zRupiah,
    /** The time when prices were last changed; '-' when never. */
    diubah_at: z.string(),
    harga: z.array(zHargaHariIni),
    pengingat: z.array(zPengingat),
    cadangan: zCadangan,
    /** Warnings to OWN and SU for as long as a setting of the shop stands as it does. */
    peringatan: z.array(z.object({ key: z.string(), peringatan: z.string() })),
    /** The user's last sign-in before this session, and the failures with their password since. */
    masuk: z.object({ sebelumnya: z.iso.datetime().nullable(), gagal: z.int(), terkunci: z.int() }),
  }),
})

const zNumber = z.object({ nota: z.int(), qty: z.int(), berat: zGram, rupiah: zRupiah })
/** Validated (orders and repairs: saved) and not cancelled, as the area's report counts them; null for who may not look at its documents. */
const zArea = z.object({ hari: zNumber, lalu: zNumber })

const hari = {
  kode_toko: z.string(),
  nama_toko: z.string(),
  tgl_system: zTanggal,
  /** The day of the figures: the shop's own, or the one it has just closed for as long as the new one has nothing. */
  tanggal: zTanggal,
  ditutup: z.boolean(),
  /** The same weekday before, and whether the shop kept that day. */
  banding: zTanggal,
  banding_buka: z.boolean(),
}

const stok = {
  qty: z.int(),
  berat: zGram,
  /** Grams at today's selling price of their group (domain/rules/nilai-stok.ts). */
  nilai: zRupiah,
}

export const berandaNumbers = defineCall({
  base: 'main',
  method: 'GET',
  path: 'beranda/angka',
  summary:
    "The shop's day beside the same weekday before; for OWN, SU and SPV also what lies in the shop, and in which accounts its money is",
  may: 'signed-in',
  reply: z.object({
    ...hari,
    penjualan: zArea.nullable(),
    pembelian: zArea.nullable(),
    titipan: zArea.nullable(),
    /** Goods taken in; weight and rupiah as estimated. */
    pesanan: zArea.nullable(),
    service: zArea.nullable(),
    stok: z
      .object({
        ...stok,
        /** Pieces of a group without a price: they are in no value. */
        tanpa_harga: z.int(),
        per_group: z.array(
          z.object({ kode_group: z.string(), nama_group: z.string(), harga: zRupiah, ...stok }),
        ),
      })
      .nullable(),
    /** Cash first, then each account; what came and went since that day began. */
    uang: z
      .array(
        z.object({
          kode_akun: z.string(),
          no_rekening: z.string(),
          nama: z.string(),
          awal: zRupiah,
          masuk: zRupiah,
          keluar: zRupiah,
          saldo: zRupiah,
        }),
      )
      .nullable(),
  }),
})

export const berandaToko = defineCall({
  base: 'main',
  method: 'GET',
  path: 'beranda/toko',
  summary: 'The same of every shop that OWN and SU may sign in to, one line each',
  may: { menus: ['/dashboard'], action: 'lihat', levels: ['OWN', 'SU'] },
  reply: z.array(
    z.object({
      ...hari,
      /** The shop's day is behind the calendar: it has not been closed. */
      terlambat: z.boolean(),
      penjualan: zArea,
      pembelian: zArea,
      stok: z.object(stok),
      kas: zRupiah,
      bank: zRupiah,
      /** Documents that wait for the cashier. */
      menunggu: z.int(),
    }),
  ),
})
