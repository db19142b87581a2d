/** What waits to be done, each with the screen that clears it: an area adds its line here. */
import type { MenuPath } from '#domain/menus.ts'
import { TERA_PERINGATAN_HARI } from '#domain/rules/peringatan-toko.ts'
import type { Context } from '../../context.ts'
import { statement } from '../../db/client.ts'

interface Pengingat {
  menu: MenuPath
  teks: string
  /** Counts it in shop $1. */
  hitung: string
}

/** A sale that takes a deposit waits at the screen of deposits (DOMAIN §B.5). */
const AMBIL = `EXISTS (SELECT 1 FROM jual_detail d WHERE d.kode_toko = $1 AND d.no_faktur_group = f.no_faktur_group AND d.no_titip_group <> '-')`
const JUAL_OPEN = `SELECT count(*) FROM faktur_group f WHERE f.kode_toko = $1 AND f.status_valid = 'OPEN' AND f.jenis = 'JUAL'`

const SEMUA: readonly Pengingat[] = [
  {
    menu: '/validasi-penjualan',
    teks: 'Penjualan Belum Di Validasi',
    hitung: `${JUAL_OPEN} AND NOT ${AMBIL}`,
  },
  {
    menu: '/validasi-titipan',
    teks: 'Titipan Belum Di Validasi',
    hitung: `SELECT (SELECT count(*) FROM titip_bayar WHERE kode_toko = $1 AND status_valid = 'OPEN') + (${JUAL_OPEN} AND ${AMBIL})`,
  },
  {
    menu: '/validasi-jual-beli',
    teks: 'Pembelian Dan Tukar Belum Di Validasi',
    hitung: `SELECT count(*) FROM faktur_group WHERE kode_toko = $1 AND status_valid = 'OPEN' AND jenis IN ('BELI', 'TUKAR')`,
  },
  {
    menu: '/master-parameter-harga-emas',
    teks: 'Group Belum Ada Harga',
    hitung: `SELECT count(*) FROM harga_group JOIN grup USING (kode_group) WHERE kode_toko = $1 AND status_aktif AND harga = 0`,
  },
  {
    menu: '/settingtoko',
    teks: 'Timbangan Harus Ditera Ulang',
    hitung: `SELECT count(*) FROM alat_toko JOIN toko USING (kode_toko) WHERE kode_toko = $1 AND tera_sampai <= tgl_system + ${TERA_PERINGATAN_HARI}`,
  },
]

const hitungSemua = statement<{ jumlah: number[] }>(
  'beranda_pengingat',
  `SELECT ARRAY[${SEMUA.map(({ hitung }) => `(${hitung})::int`).join(', ')}] AS jumlah`,
)

/** Only what there is, on screens the user may open. */
export async function pengingat(ctx: Context): Promise<{ menu: MenuPath; teks: string; jumlah: number }[]> {
  const [row] = await ctx.sql(hitungSemua, [ctx.toko.kode_toko])
  return SEMUA.map(({ menu, teks }, i) => ({ menu, teks, jumlah: row!.jumlah[i]! })).filter(
    ({ menu, jumlah }) => jumlah > 0 && ctx.boleh({ menus: [menu], action: 'lihat' }),
  )
}
