/** What the dashboards show: today's counters and monthly charts, today's gold price, and what waits for this user (DOMAIN §F.2, §J). */
import { z } from 'zod'
import { defineCall } from '../call.ts'
import type { MenuPath } from '../menus.ts'
import { zRupiah } from '../units.ts'

export const TYPE_GRAFIK = ['today', 'monthly'] as const

/** today: `value` is a count of documents; monthly: rupiah, of this month and of each of the twelve that end with it. */
const zGrafik = z.object({ value: z.int(), series: z.array(z.object({ bulan: z.string(), value: z.int() })) })

/** Areas that have a chart. */
type Area = 'penjualan' | 'pembelian'

const grafik = (area: Area, summary: string, menus: readonly [MenuPath, ...MenuPath[]]) =>
  defineCall({
    base: 'main',
    method: 'GET',
    path: `${area}/chart`,
    summary,
    may: { menus, action: 'lihat' },
    query: z.strictObject({ type: z.enum(TYPE_GRAFIK, 'Type Tidak Boleh Kosong') }),
    reply: zGrafik,
  })

export const grafikPenjualan = grafik(
  'penjualan',
  'Validated sales of today, or rupiah of the last twelve months',
  ['/lihat-penjualan', '/laporan-transaksi-penjualan'],
)
export const grafikPembelian = grafik(
  'pembelian',
  'Validated purchases of today, or rupiah of the last twelve months',
  ['/lihat-pembelian', '/laporan-transaksi-pembelian'],
)

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

export const beranda = defineCall({
  base: 'main',
  method: 'GET',
  path: 'beranda',
  summary: "Today's gold price, and what waits to be done on the screens this user may open",
  may: 'signed-in',
  reply: z.object({
    harga_24k: zRupiah,
    /** When prices were last changed; '-' when never. */
    diubah_at: z.string(),
    harga: z.array(zHargaHariIni),
    pengingat: z.array(zPengingat),
    /** When the user had signed in before this session, and what went wrong with their password since. */
    masuk: z.object({ sebelumnya: z.iso.datetime().nullable(), gagal: z.int(), terkunci: z.int() }),
  }),
})
