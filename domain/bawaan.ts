/**
 * The masters an Indonesian gold shop begins with, for the first-run setup and the demonstration chain (DOMAIN §F.1).
 * Rows as stored, in order of what refers to what; server/features/toko/bawaan.ts writes them. Everything can be changed at its screen.
 */
import { AKUN, type Akun } from './rules/akun.ts'
import type { JenisPajak } from './rules/pajak.ts'
import { gramToMilligram, percentToPersen, rupiah, tanggalSystem, type TanggalSystem } from './units.ts'

/** Codes that are their own names. */
const kode = <K extends string, N extends string>(key: K, name: N, codes: readonly string[]) =>
  codes.map((code) => ({ [key]: code.replaceAll(' ', '-'), [name]: code }) as Record<K | N, string>)

export const kategori = [
  { kode_kategori: 'EMAS', nama_kategori: 'EMAS', status_gold: 'GOLD', urut: 1 },
  { kode_kategori: 'LM', nama_kategori: 'LOGAM MULIA', status_gold: 'GOLD', urut: 2 },
  { kode_kategori: 'BERLIAN', nama_kategori: 'BERLIAN', status_gold: 'GOLD', urut: 3 },
  { kode_kategori: 'PERAK', nama_kategori: 'PERAK', status_gold: 'NONGOLD', urut: 4 },
  { kode_kategori: 'AKSESORIS', nama_kategori: 'AKSESORIS', status_gold: 'NONGOLD', urut: 5 },
] as const

/** What is taxed otherwise than gold jewellery (DOMAIN §P.1-1). */
const PAJAK: Record<string, JenisPajak> = { LM: 'EMAS_BATANGAN', PERAK: 'NON_EMAS' }

/** Kadar and kadar_jual in percent; kadar_jual is what the price of 24K is multiplied with (DOMAIN §C.2), 0: priced by hand. */
const satuGroup = (
  kode_group: string,
  nama_group: string,
  kode_kategori: string,
  kadar: number,
  kadar_cetak: string,
  kadar_jual: number,
  color = 'KUNING',
) => ({
  kode_group,
  nama_group,
  kode_kategori,
  kadar: percentToPersen(kadar),
  kadar_cetak,
  kadar_jual: percentToPersen(kadar_jual),
  warna: color,
  jenis_pajak: PAJAK[kode_kategori] ?? 'PERHIASAN_EMAS',
  berat_bandrol_default: gramToMilligram(kode_kategori === 'LM' ? 0 : 0.15),
})
export const group = [
  satuGroup('G375', 'EMAS MUDA 9K', 'EMAS', 37.5, '9K', 40),
  satuGroup('G420', 'EMAS 10K', 'EMAS', 42, '10K', 44),
  satuGroup('G700', 'EMAS 16K', 'EMAS', 70, '16K', 72),
  satuGroup('G750', 'EMAS 18K', 'EMAS', 75, '18K', 77),
  satuGroup('G917', 'EMAS 22K', 'EMAS', 91.7, '22K', 93),
  satuGroup('G999', 'EMAS TUA 24K', 'EMAS', 99.9, '24K', 100),
  satuGroup('LM', 'LOGAM MULIA', 'LM', 99.99, '24K', 100),
  satuGroup('P925', 'PERAK 925', 'PERAK', 92.5, '925', 0, 'PUTIH'),
]

const jenisDari = (kode_kategori: string, ...codes: string[]) =>
  kode('kode_dept', 'nama_dept', codes).map((j) => ({ ...j, kode_kategori }))
export const jenis = [
  ...jenisDari('EMAS', 'CINCIN', 'KALUNG', 'GELANG', 'ANTING', 'GIWANG', 'LIONTIN'),
  { kode_dept: 'LM', nama_dept: 'LOGAM MULIA', kode_kategori: 'LM' },
  { kode_dept: 'BERLIAN', nama_dept: 'PERHIASAN BERLIAN', kode_kategori: 'BERLIAN' },
  { kode_dept: 'PERAK', nama_dept: 'PERHIASAN PERAK', kode_kategori: 'PERAK' },
  ...jenisDari('AKSESORIS', 'AKSESORIS'),
]

const satuKadar = (kode_kadar: string, nama: string, percent: number, cetak: string) => ({
  kode_kadar,
  nama,
  persen: percentToPersen(percent),
  cetak,
})
export const kadar = [
  satuKadar('8K', 'EMAS 8K', 33.34, '8K'),
  satuKadar('9K', 'EMAS 9K', 37.5, '9K'),
  satuKadar('10K', 'EMAS 10K', 42, '10K'),
  satuKadar('14K', 'EMAS 14K', 58.5, '14K'),
  satuKadar('16K', 'EMAS 16K', 70, '16K'),
  satuKadar('17K', 'EMAS 17K', 71, '17K'),
  satuKadar('18K', 'EMAS 18K', 75, '18K'),
  satuKadar('22K', 'EMAS 22K', 91.7, '22K'),
  satuKadar('24K', 'EMAS 24K', 99.9, '24K'),
  satuKadar('LM', 'LOGAM MULIA', 99.99, '24K'),
  satuKadar('925', 'PERAK 925', 92.5, '925'),
]

const satuBandrol = (kode_bandrol: string, keterangan: string, gram: number) => ({
  kode_bandrol,
  keterangan,
  berat_bandrol: gramToMilligram(gram),
})
export const bandrol = [
  satuBandrol('KECIL', 'BANDROL ANTING DAN CINCIN', 0.1),
  satuBandrol('SEDANG', 'BANDROL BIASA', 0.15),
  satuBandrol('BESAR', 'BANDROL GELANG DAN KALUNG', 0.25),
]

/**
 * Builds a bank with its fee on a card payment, in percent: the usual fee of a shop; the bank's contract says the exact
 * figure.
 */
const satuBank = (nama_bank: string, fee: number) => ({
  kode_bank: nama_bank,
  nama_bank,
  fee_kartu: percentToPersen(fee),
})
export const bank = [
  ...['BCA', 'MANDIRI', 'BRI', 'BNI', 'BSI'].map((nama) => satuBank(nama, 2)),
  satuBank('QRIS', 0.7),
]

/** The marketplace's own fee, in percent. */
const satuMarketplace = (nama: string, biaya: number) => ({
  kode_marketplace: nama.replaceAll(' ', '-'),
  nama_marketplace: nama,
  biaya_persen: percentToPersen(biaya),
})
export const marketplace = [
  satuMarketplace('TOKOPEDIA', 2.5),
  satuMarketplace('SHOPEE', 3),
  satuMarketplace('TIKTOK SHOP', 3),
  satuMarketplace('WHATSAPP', 0),
]

interface Alasan {
  is_sistem?: true
  butuh_otorisasi?: true
}
const alasan = (
  nama: string,
  jenis: 'IN' | 'OUT',
  media: 'KAS' | 'BANK' | 'KEDUANYA',
  { kode: kode_akun_lawan }: Akun,
  more: Alasan = {},
) => ({
  kode_transaksi: nama.replaceAll(' ', '-'),
  nama,
  jenis,
  media,
  kode_akun_lawan,
  butuh_otorisasi: false,
  is_sistem: false,
  ...more,
})
/**
 * The product's own: what moves money between drawer and accounts is one entry for both (DOMAIN §B.9), a premi is computed, a
 * difference comes of counting (§O.5).
 */
export const kodeTransaksi = [
  alasan('MODAL', 'IN', 'KEDUANYA', AKUN.MODAL),
  alasan('PRIVE', 'OUT', 'KEDUANYA', AKUN.MODAL, { butuh_otorisasi: true }),
  alasan('SETOR BANK', 'OUT', 'KAS', AKUN.BANK, { is_sistem: true }),
  alasan('TARIK BANK', 'OUT', 'BANK', AKUN.KAS, { is_sistem: true }),
  alasan('PINDAH BANK', 'OUT', 'BANK', AKUN.BANK, { is_sistem: true }),
  alasan('GAJI', 'OUT', 'KEDUANYA', AKUN.BIAYA_OPERASIONAL),
  alasan('LISTRIK', 'OUT', 'KEDUANYA', AKUN.BIAYA_OPERASIONAL),
  alasan('MAKAN', 'OUT', 'KAS', AKUN.BIAYA_OPERASIONAL),
  alasan('PREMI', 'OUT', 'KEDUANYA', AKUN.BIAYA_OPERASIONAL, { is_sistem: true }),
  alasan('UPAH TUKANG', 'OUT', 'KEDUANYA', AKUN.ONGKOS_TUKANG),
  alasan('ADMIN BANK', 'OUT', 'BANK', AKUN.BIAYA_KARTU),
  alasan('SELISIH KAS LEBIH', 'IN', 'KAS', AKUN.SELISIH_KAS, { is_sistem: true }),
  alasan('SELISIH KAS KURANG', 'OUT', 'KAS', AKUN.SELISIH_KAS, { butuh_otorisasi: true, is_sistem: true }),
  alasan('BAYAR PEMASOK', 'OUT', 'KEDUANYA', AKUN.PEMBELIAN_EMAS, { butuh_otorisasi: true }),
  alasan('SETOR PPN', 'OUT', 'KEDUANYA', AKUN.UTANG_PPN),
  alasan('SETOR PPH 22', 'OUT', 'KEDUANYA', AKUN.UTANG_PPH22),
  alasan('LAIN MASUK', 'IN', 'KEDUANYA', AKUN.PENDAPATAN_LAIN),
  alasan('LAIN KELUAR', 'OUT', 'KEDUANYA', AKUN.BIAYA_OPERASIONAL),
]

export const kondisiBarang = kode('kode_kondisi', 'kondisi', [
  'MULUS',
  'BARU',
  'PENYOK',
  'PATAH',
  'PUTUS',
  'KUSAM',
  'BATU HILANG',
])

/** Builds a deduction at buy-back: a percent, or rupiah for every gram (DOMAIN §C.4). */
const potong = (kondisi: string, off: { persen?: number; perGram?: number; tanpa_surat?: true }) => ({
  kode: kondisi.replaceAll(' ', '-'),
  kondisi,
  tipe: off.perGram === undefined ? 'PERSENTASE' : 'RP',
  persentase: percentToPersen(off.persen ?? 0),
  potongan: rupiah(off.perGram ?? 0),
  tanpa_surat: off.tanpa_surat ?? false,
})
export const kondisiPembelian = [
  potong('MULUS', { persen: 0 }),
  potong('PENYOK', { perGram: 10_000 }),
  potong('PATAH', { perGram: 20_000 }),
  potong('PUTUS', { perGram: 15_000 }),
  potong('BATU HILANG', { perGram: 10_000 }),
  potong('TANPA SURAT', { persen: 10, tanpa_surat: true }),
  potong('TOKO LAIN', { persen: 15, tanpa_surat: true }),
]

const pinjam = (nama: string, metode: 'BULANAN' | 'HARIAN', lama_bulan: number, min_hari = 1) => ({
  kode: nama.replaceAll(' ', '-'),
  nama,
  metode,
  bunga: percentToPersen(3),
  lama_bulan,
  min_hari,
  tenggang_hari: 0,
  maks_persen: percentToPersen(80),
  min_rp: rupiah(0),
  maks_rp: rupiah(0),
  min_bunga_rp: rupiah(0),
})
export const kondisiPinjaman = [
  ...[1, 2, 3, 4].map((bulan) => pinjam(`${bulan} BULAN`, 'BULANAN', bulan)),
  pinjam('HARIAN', 'HARIAN', 1, 7),
]

/** A percent of the nota for old gold, rupiah per gram for young gold, at any age; bars lose nothing. */
const rugi = (kode_group: string, off: { persen: number } | { perGram: number }) => ({
  kode_group,
  hari_dari: 0,
  hari_sampai: 9999,
  ...('persen' in off
    ? { tipe: 'PERSENTASE', nilai: percentToPersen(off.persen) }
    : { tipe: 'RP', nilai: rupiah(off.perGram) }),
})
export const rugiNota = [
  ...['G375', 'G420'].map((group) => rugi(group, { perGram: 15_000 })),
  ...['G700', 'G750', 'G917', 'G999'].map((group) => rugi(group, { persen: 5 })),
  rugi('LM', { perGram: 0 }),
  rugi('P925', { persen: 30 }),
]

export const parameterPoint = [
  {
    kode_group: 'ALL',
    tipe: 'RP',
    kelipatan: 1_000_000,
    poin: 1,
    minimal: 0,
    tgl_mulai: tanggalSystem('2020-01-01'),
    tgl_selesai: tanggalSystem('2099-12-31'),
  },
]

/** Holidays that have one date each year, of the year of a day and of the next; the others are said by the government. */
export const hariLibur = (tgl_system: TanggalSystem) =>
  [0, 1].flatMap((n) =>
    [
      ['01-01', 'TAHUN BARU MASEHI'],
      ['05-01', 'HARI BURUH INTERNASIONAL'],
      ['06-01', 'HARI LAHIR PANCASILA'],
      ['08-17', 'HARI KEMERDEKAAN'],
      ['12-25', 'NATAL'],
    ].map(([day, keterangan]) => ({
      tanggal: tanggalSystem(`${Number(tgl_system.slice(0, 4)) + n}-${day}`),
      keterangan: keterangan!,
    })),
  )
