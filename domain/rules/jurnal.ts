/** The money events (DOMAIN §B.0.5): what each is called, and which accounts it may debit and credit. */
import { AKUN, type KodeAkun, type NamaAkun } from './akun.ts'

export interface Event {
  kode: `E${number}`
  debit: ReadonlySet<KodeAkun>
  kredit: ReadonlySet<KodeAkun>
}

const accounts = (names: readonly NamaAkun[]): ReadonlySet<KodeAkun> =>
  new Set(names.map((n) => AKUN[n].kode))
const event = (kode: Event['kode'], debit: readonly NamaAkun[], kredit: readonly NamaAkun[]): Event => ({
  kode,
  debit: accounts(debit),
  kredit: accounts(kredit),
})
/** An event that undoes others: their sides exchanged. */
const batal = (kode: Event['kode'], ...undone: Event[]): Event => ({
  kode,
  debit: new Set(undone.flatMap((e) => [...e.kredit])),
  kredit: new Set(undone.flatMap((e) => [...e.debit])),
})

const UANG = ['KAS', 'BANK'] as const
/** A customer pays; by card there may be a fee, as in a sale (E01). */
const terima = (kode: Event['kode'], ...kredit: NamaAkun[]) =>
  event(kode, [...UANG, 'BIAYA_KARTU'], [...kredit, 'PENDAPATAN_FEE_KARTU'])
const ALL = Object.keys(AKUN) as NamaAkun[]
/**
 * The counter accounts a kode_transaksi of staff may name (§O.5-2). Not what documents keep, and no income or expense that a
 * report reads off the ledger as theirs; SELISIH KAS is the drawer count's alone.
 */
export const AKUN_LAWAN = [
  'UTANG_PPN',
  'UTANG_PPH22',
  'MODAL',
  'PENDAPATAN_LAIN',
  'PEMBELIAN_EMAS',
  'ONGKOS_TUKANG',
  'BIAYA_KARTU',
  'BIAYA_OPERASIONAL',
] as const satisfies readonly NamaAkun[]
const JUAL = [
  'PENJUALAN_EMAS',
  'PENDAPATAN_ONGKOS',
  'PENJUALAN_ATRIBUT',
  'UTANG_PPN',
  'UTANG_PPH22',
  'PENDAPATAN_FEE_KARTU',
] as const

const penjualan = event('E01', [...UANG, 'TITIPAN_PELANGGAN', 'DP_PESANAN', 'BIAYA_KARTU'], JUAL)
const pembelian = event('E06', ['PEMBELIAN_EMAS'], UANG)
const tukar = event('E08', ['PEMBELIAN_EMAS', ...UANG, 'BIAYA_KARTU'], [...JUAL, ...UANG])
const dp = terima('E10', 'DP_PESANAN')
const upah = event('E13', ['ONGKOS_TUKANG'], UANG)
const serviceAmbil = event(
  'E16',
  [...UANG, 'UANG_MUKA_SERVICE', 'BIAYA_KARTU'],
  ['PENDAPATAN_SERVICE', 'UTANG_PPN', 'PENDAPATAN_FEE_KARTU'],
)
const kelebihan = event('E14', ['DP_PESANAN', 'TITIPAN_PELANGGAN'], UANG)
const service = terima('E15', 'UANG_MUKA_SERVICE')
const hutang = event('E18', ['PIUTANG_PINJAMAN'], UANG)
const bayarBunga = terima('E19', 'PENDAPATAN_BUNGA')
const cicilPokok = terima('E20', 'PIUTANG_PINJAMAN')
const lunas = terima('E21', 'PIUTANG_PINJAMAN', 'PENDAPATAN_BUNGA')
const serahBarang = event('E24', ['PEMBELIAN_EMAS'], ['PIUTANG_PINJAMAN', 'PENDAPATAN_BUNGA', ...UANG])
const tambahKas = event('E25', ['KAS'], AKUN_LAWAN)
const ambilKas = event('E26', AKUN_LAWAN, ['KAS'])
const tambahBank = event('E27', ['BANK'], AKUN_LAWAN)
const ambilBank = event('E28', AKUN_LAWAN, ['BANK'])
const setor = event('E29', ['BANK'], ['KAS'])
const tarik = event('E29', ['KAS'], ['BANK'])
const pindah = event('E43', ['BANK'], ['BANK'])
const beliHadiah = event('E31', ['PERSEDIAAN_HADIAH'], UANG)
const ambilHadiah = event('E32', ['BIAYA_HADIAH'], ['PERSEDIAAN_HADIAH'])
/** §O.1-4: melted gold to a refinery. */
const jualLebur = event('E44', UANG, ['PENJUALAN_EMAS', 'UTANG_PPH22'])
const tukarPoin = event('E33', ['BIAYA_HADIAH'], ['PERSEDIAAN_HADIAH'])

/** Every kategori a journal may carry, in the order of §B.0.5. */
export const JURNAL = {
  PENJUALAN: penjualan,
  'BATAL PENJUALAN': batal('E02', penjualan),
  TITIPAN: terima('E03', 'TITIPAN_PELANGGAN'),
  'TAMBAH TITIPAN': terima('E04', 'TITIPAN_PELANGGAN'),
  'BATAL TITIPAN': event('E05', ['TITIPAN_PELANGGAN'], [...UANG, 'PENDAPATAN_LAIN']),
  PEMBELIAN: pembelian,
  'BATAL PEMBELIAN': batal('E07', pembelian),
  TUKAR: tukar,
  'BATAL TUKAR': batal('E09', tukar),
  PESANAN: dp,
  'TAMBAH DP PESANAN': terima('E11', 'DP_PESANAN'),
  'BATAL PESANAN': event('E12', ['DP_PESANAN'], [...UANG, 'PENDAPATAN_LAIN']),
  'UPAH TUKANG': upah,
  'KELEBIHAN DP': kelebihan,
  SERVICE: service,
  'SERVICE AMBIL': serviceAmbil,
  'BATAL SERVICE': batal('E17', service),
  HUTANG: hutang,
  'BAYAR BUNGA': bayarBunga,
  'CICIL POKOK': cicilPokok,
  'HUTANG LUNAS': lunas,
  'BATAL HUTANG LUNAS': batal('E22', lunas),
  'HUTANG BATAL': batal('E23', hutang),
  'HUTANG SERAH BARANG': serahBarang,
  'TAMBAH UANG KAS': tambahKas,
  'AMBIL UANG KAS': ambilKas,
  'TAMBAH UANG BANK': tambahBank,
  'AMBIL UANG BANK': ambilBank,
  'SETOR BANK': setor,
  'TARIK BANK': tarik,
  'BATAL KAS/BANK': batal('E30', tambahKas, ambilKas, tambahBank, ambilBank, setor, tarik, pindah),
  'BELI HADIAH': beliHadiah,
  'AMBIL HADIAH': ambilHadiah,
  'TUKAR POIN': tukarPoin,
  'SALDO AWAL': event('E34', ALL, ALL),
  'SELISIH KAS': event('E35', ['SELISIH_KAS', 'KAS'], ['KAS', 'SELISIH_KAS']),
  /** B.10 lets a gift document be cancelled; B.0.5 gives it no number, so it takes the next. */
  'BATAL HADIAH': batal('E36', beliHadiah, ambilHadiah, tukarPoin),
  /** Cancelling the sale that took a deposit returns every balance to where it was (§H.1-8), what was paid out of the deposit too. */
  'BATAL KELEBIHAN DP': batal('E37', kelebihan),
  /** §O.2-10: the newest down payment, or a goldsmith's fee, was wrong; §O.3-3: so was a pick-up. */
  'BATAL DP PESANAN': batal('E38', dp),
  'BATAL UPAH TUKANG': batal('E39', upah),
  'BATAL SERVICE AMBIL': batal('E40', serviceAmbil),
  /** §O.4-4: a loan's newest payment was wrong. */
  'BATAL BAYAR HUTANG': batal('E41', bayarBunga, cicilPokok),
  'BATAL SERAH BARANG': batal('E42', serahBarang),
  /** §O.5-5: between two accounts of the shop. */
  'PINDAH BANK': pindah,
  'JUAL LEBUR': jualLebur,
  'BATAL JUAL LEBUR': batal('E45', jualLebur),
} as const satisfies Record<string, Event>

export type KategoriJurnal = keyof typeof JURNAL

/** The kategori under which an event is undone line by line; what is not here is never undone so (a deposit is given back by E05 or E12). */
export const PEMBATALAN = {
  PENJUALAN: 'BATAL PENJUALAN',
  PEMBELIAN: 'BATAL PEMBELIAN',
  TUKAR: 'BATAL TUKAR',
  'KELEBIHAN DP': 'BATAL KELEBIHAN DP',
  PESANAN: 'BATAL DP PESANAN',
  'TAMBAH DP PESANAN': 'BATAL DP PESANAN',
  'UPAH TUKANG': 'BATAL UPAH TUKANG',
  SERVICE: 'BATAL SERVICE',
  'SERVICE AMBIL': 'BATAL SERVICE AMBIL',
  HUTANG: 'HUTANG BATAL',
  'BAYAR BUNGA': 'BATAL BAYAR HUTANG',
  'CICIL POKOK': 'BATAL BAYAR HUTANG',
  'HUTANG LUNAS': 'BATAL HUTANG LUNAS',
  'HUTANG SERAH BARANG': 'BATAL SERAH BARANG',
  'TAMBAH UANG KAS': 'BATAL KAS/BANK',
  'AMBIL UANG KAS': 'BATAL KAS/BANK',
  'TAMBAH UANG BANK': 'BATAL KAS/BANK',
  'AMBIL UANG BANK': 'BATAL KAS/BANK',
  'SETOR BANK': 'BATAL KAS/BANK',
  'TARIK BANK': 'BATAL KAS/BANK',
  'PINDAH BANK': 'BATAL KAS/BANK',
  'BELI HADIAH': 'BATAL HADIAH',
  'AMBIL HADIAH': 'BATAL HADIAH',
  'TUKAR POIN': 'BATAL HADIAH',
  'JUAL LEBUR': 'BATAL JUAL LEBUR',
} as const satisfies Partial<Record<KategoriJurnal, KategoriJurnal>>

export const isKategoriJurnal = (kategori: string): kategori is KategoriJurnal =>
  Object.hasOwn(JURNAL, kategori)
