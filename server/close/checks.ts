/** What must hold before a day is closed (DOMAIN §B.21): a list. The checks of an area are added to it with the area. */
import { errors, type Refusal } from '#domain/errors.ts'
import { statement } from '../db/client.ts'
import { pemeriksaanCepat } from '../ledger/pemeriksaan/index.ts'
import type { TutupContext } from './context.ts'

/** `transaksi` is looked at before `saldo`, so that the person at the counter is told first what they can mend. */
export type Pemeriksaan = { nama: string; bagian: 'transaksi' | 'saldo' } & (
  | { berat: 'tolak'; periksa: (ctx: TutupContext) => Promise<Refusal | undefined> }
  | { berat: 'peringatan'; periksa: (ctx: TutupContext) => Promise<string | undefined> }
)

const penjualanOpen = statement<{ ada: boolean }>(
  'tutup_penjualan_open',
  `SELECT EXISTS (SELECT 1 FROM faktur_group WHERE kode_toko = $1 AND jenis = 'JUAL' AND status_valid = 'OPEN')
     OR EXISTS (SELECT 1 FROM titip_bayar WHERE kode_toko = $1 AND status_valid = 'OPEN') AS ada`,
)
const titipanLewat = statement<{ no_titip_group: string }>(
  'tutup_titipan_lewat',
  `SELECT t.no_titip_group FROM titip t JOIN toko ON toko.kode_toko = t.kode_toko
   WHERE t.kode_toko = $1 AND t.status_titipan = 'OPEN' AND t.tgl_kunci_harga < toko.tgl_system ORDER BY 1`,
)
const pembelianOpen = statement<{ ada: boolean }>(
  'tutup_pembelian_open',
  `SELECT EXISTS (SELECT 1 FROM faktur_group WHERE kode_toko = $1 AND jenis IN ('BELI', 'TUKAR') AND status_valid = 'OPEN') AS ada`,
)
const groupTanpaHarga = statement<{ kode_group: string }>(
  'tutup_group_tanpa_harga',
  `SELECT g.kode_group FROM grup g LEFT JOIN harga_group h ON h.kode_toko = $1 AND h.kode_group = g.kode_group
   WHERE g.status_aktif AND COALESCE(h.harga, 0) = 0 ORDER BY 1`,
)

export const PEMERIKSAAN: readonly Pemeriksaan[] = [
  {
    nama: 'tanggal belum lewat',
    bagian: 'transaksi',
    berat: 'tolak',
    periksa: async ({ toko, hari_ini }) =>
      toko.tgl_system > hari_ini ? errors.tokoSudahDitutup() : undefined,
  },
  {
    nama: 'penjualan dan titipan sudah divalidasi',
    bagian: 'transaksi',
    berat: 'tolak',
    periksa: async ({ sql, toko }) =>
      (await sql(penjualanOpen, [toko.kode_toko]))[0]!.ada ? errors.penjualanBelumValidasi() : undefined,
  },
  {
    nama: 'titipan belum lewat masa',
    bagian: 'transaksi',
    berat: 'peringatan',
    async periksa({ sql, toko }) {
      const late = await sql(titipanLewat, [toko.kode_toko])
      return late.length
        ? `Titipan ${late.map((t) => t.no_titip_group).join(', ')} Lewat Masa Kunci Harga`
        : undefined
    },
  },
  {
    nama: 'pembelian dan tukar sudah divalidasi',
    bagian: 'transaksi',
    berat: 'tolak',
    periksa: async ({ sql, toko }) =>
      (await sql(pembelianOpen, [toko.kode_toko]))[0]!.ada ? errors.pembelianBelumValidasi() : undefined,
  },
  {
    nama: 'harga besok ada',
    bagian: 'transaksi',
    berat: 'peringatan',
    async periksa({ sql, toko }) {
      const groups = await sql(groupTanpaHarga, [toko.kode_toko])
      return groups.length
        ? `Harga Group ${groups.map((g) => g.kode_group).join(', ')} Belum Diisi`
        : undefined
    },
  },
  {
    nama: 'buku seimbang',
    bagian: 'saldo',
    berat: 'tolak',
    async periksa({ sql, toko }) {
      for (const { selisih } of pemeriksaanCepat)
        if ((await sql(selisih, [toko.kode_toko])).length) return errors.dataTidakSeimbang()
      return undefined
    },
  },
]

/** Runs the checks of one part; what they find is gathered in the context. */
export async function periksa(ctx: TutupContext, bagian: Pemeriksaan['bagian']): Promise<void> {
  for (const check of PEMERIKSAAN) {
    if (check.bagian !== bagian) continue
    if (check.berat === 'tolak') {
      const refusal = await check.periksa(ctx)
      if (refusal) ctx.penolakan.push(refusal)
    } else {
      const warning = await check.periksa(ctx)
      if (warning) ctx.peringatan.push(warning)
    }
  }
}
