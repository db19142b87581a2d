/** Cash that leaves the drawer: what of it LIMIT_AMBIL_KAS counts for whoever takes it out (DOMAIN §B.9, §O.5-5). Pure. */
import { rupiah, type Rupiah } from '../units.ts'
import { AKUN } from './akun.ts'
import { JURNAL, type KategoriJurnal } from './jurnal.ts'
import type { Posting } from './posting.ts'

/**
 * The events that are not counted, each with its reason; any other that takes cash is, however it is called.
 * PELANGGAN: a customer is paid what a rule has priced, or gets back what they had paid.
 * HILANG: nobody takes anything: a count has found that it is gone, and each rupiah of it needs TRANSAKSI KHUSUS.
 * AWAL: what the shop began with.
 */
export const TIDAK_DIHITUNG = {
  PEMBELIAN: 'PELANGGAN',
  TUKAR: 'PELANGGAN',
  'BATAL PENJUALAN': 'PELANGGAN',
  'BATAL TUKAR': 'PELANGGAN',
  'BATAL TITIPAN': 'PELANGGAN',
  'BATAL PESANAN': 'PELANGGAN',
  'BATAL DP PESANAN': 'PELANGGAN',
  'KELEBIHAN DP': 'PELANGGAN',
  'BATAL SERVICE': 'PELANGGAN',
  'BATAL SERVICE AMBIL': 'PELANGGAN',
  HUTANG: 'PELANGGAN',
  'BATAL HUTANG LUNAS': 'PELANGGAN',
  'BATAL BAYAR HUTANG': 'PELANGGAN',
  'HUTANG SERAH BARANG': 'PELANGGAN',
  'SELISIH KAS': 'HILANG',
  'SALDO AWAL': 'AWAL',
} as const satisfies Partial<Record<KategoriJurnal, 'PELANGGAN' | 'HILANG' | 'AWAL'>>

/** The events whose cash counts. */
export const DIHITUNG = (Object.keys(JURNAL) as KategoriJurnal[]).filter(
  (kategori) => JURNAL[kategori].kredit.has(AKUN.KAS.kode) && !Object.hasOwn(TIDAK_DIHITUNG, kategori),
)

const sum = (lines: Posting['rupiah'], kode: string): number =>
  lines.reduce((total, line) => (line.kode_akun === kode ? total + line.jumlah : total), 0)

/** Amount of a posting that counts: the cash that goes out, less the money that arrives in the shop's own accounts. */
export function kasDiambil({ kategori, rupiah: lines }: Pick<Posting, 'kategori' | 'rupiah'>): Rupiah {
  if (Object.hasOwn(TIDAK_DIHITUNG, kategori)) return rupiah(0)
  const keBank = Math.max(0, sum(lines, AKUN.BANK.kode))
  return rupiah(Math.max(0, -sum(lines, AKUN.KAS.kode) - keBank))
}
