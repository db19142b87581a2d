/** The chart of accounts (DOMAIN §B.0.4), the same in every shop. */

export interface Akun<K extends string = string> {
  kode: K
  nama: string
  /** The side on which the account normally stands; stored amounts are signed, debit + and credit −. */
  normal: 'D' | 'K'
}
const akun = <const K extends string>(kode: K, nama: string, normal: 'D' | 'K'): Akun<K> => ({
  kode,
  nama,
  normal,
})

export const AKUN = {
  KAS: akun('1101', 'KAS', 'D'),
  /** A separate balance for each no_rekening. */
  BANK: akun('1102', 'BANK', 'D'),
  /** The customer's debt; one balance per no_faktur_hutang (sub_ref). */
  PIUTANG_PINJAMAN: akun('1201', 'PIUTANG PINJAMAN', 'D'),
  PERSEDIAAN_HADIAH: akun('1402', 'PERSEDIAAN HADIAH', 'D'),
  /** sub_ref is no_titip_group. */
  TITIPAN_PELANGGAN: akun('2101', 'TITIPAN PELANGGAN', 'K'),
  /** sub_ref is no_pesanan. */
  DP_PESANAN: akun('2102', 'DP PESANAN', 'K'),
  /** sub_ref is no_faktur_service. */
  UANG_MUKA_SERVICE: akun('2103', 'UANG MUKA SERVICE', 'K'),
  UTANG_PPN: akun('2104', 'UTANG PPN', 'K'),
  /** Collected from traders and factories (DOMAIN §P.1-4). */
  UTANG_PPH22: akun('2105', 'UTANG PPH 22', 'K'),
  MODAL: akun('3101', 'MODAL / PRIVE PEMILIK', 'K'),
  SALDO_AWAL: akun('3102', 'SALDO AWAL', 'K'),
  PENJUALAN_EMAS: akun('4101', 'PENJUALAN EMAS', 'K'),
  PENDAPATAN_ONGKOS: akun('4102', 'PENDAPATAN ONGKOS', 'K'),
  PENJUALAN_ATRIBUT: akun('4103', 'PENJUALAN ATRIBUT', 'K'),
  PENDAPATAN_SERVICE: akun('4104', 'PENDAPATAN SERVICE', 'K'),
  PENDAPATAN_BUNGA: akun('4105', 'PENDAPATAN BUNGA', 'K'),
  PENDAPATAN_FEE_KARTU: akun('4106', 'PENDAPATAN FEE KARTU', 'K'),
  PENDAPATAN_LAIN: akun('4107', 'PENDAPATAN LAIN-LAIN', 'K'),
  PEMBELIAN_EMAS: akun('5101', 'PEMBELIAN EMAS', 'D'),
  ONGKOS_TUKANG: akun('5102', 'ONGKOS TUKANG', 'D'),
  BIAYA_HADIAH: akun('6101', 'BIAYA HADIAH', 'D'),
  BIAYA_KARTU: akun('6102', 'BIAYA KARTU/BANK', 'D'),
  BIAYA_OPERASIONAL: akun('6103', 'BIAYA OPERASIONAL', 'D'),
  SELISIH_KAS: akun('6104', 'SELISIH KAS', 'D'),
} as const

export type NamaAkun = keyof typeof AKUN
export type KodeAkun = (typeof AKUN)[NamaAkun]['kode']

export const allAkun: readonly Akun<KodeAkun>[] = Object.values(AKUN)

/** The document whose number stands in sub_ref, for each account that is kept per document. */
export const SUB_LEDGER = {
  '1201': 'no_faktur_hutang',
  '2101': 'no_titip_group',
  '2102': 'no_pesanan',
  '2103': 'no_faktur_service',
} as const satisfies Partial<Record<KodeAkun, string>>
