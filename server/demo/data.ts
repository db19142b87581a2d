/** A believable chain: a head office in Yogyakarta and three shops in Central Java. */
import { group } from '#domain/bawaan.ts'
import { hargaGramTurunan } from '#domain/rules/harga-emas.ts'
import { paraSystem } from '#domain/rules/para-system.ts'
import { gramToMilligram, rupiah, tanggalSystem, type TanggalSystem } from '#domain/units.ts'
import type { Level } from '#domain/level.ts'

export const PASSWORD = 'Kencana-123'

export const PUSAT = {
  kode_toko: 'PST',
  nama_toko: 'KENCANA PUSAT',
  alamat_toko: 'JL. LAKSDA ADISUCIPTO KM. 6 NO. 12, SLEMAN, YOGYAKARTA',
  kota: 'SLEMAN',
  no_telp: '0274-489112',
  npwp: '01.234.567.8-541.000',
  is_pusat: true,
}

export const TOKO = [
  {
    kode_toko: 'TK01',
    nama_toko: 'TOKO EMAS KENCANA MALIOBORO',
    alamat_toko: 'JL. MALIOBORO NO. 87, YOGYAKARTA',
    kota: 'YOGYAKARTA',
    no_telp: '0274-562210',
    npwp: '01.234.567.8-541.001',
    izin_gadai: 'KEP-118/PL.02/2025',
  },
  {
    kode_toko: 'TK02',
    nama_toko: 'TOKO EMAS KENCANA PASAR GEDE',
    alamat_toko: 'JL. URIP SUMOHARJO NO. 31, SURAKARTA',
    kota: 'SURAKARTA',
    no_telp: '0271-654018',
    npwp: '01.234.567.8-526.002',
    izin_gadai: 'KEP-119/PL.02/2025',
  },
  {
    kode_toko: 'TK03',
    nama_toko: 'TOKO EMAS KENCANA JOHAR',
    alamat_toko: 'JL. KH. AGUS SALIM BLOK B NO. 9, SEMARANG',
    kota: 'SEMARANG',
    no_telp: '024-3547781',
    npwp: '01.234.567.8-504.003',
    izin_gadai: 'KEP-120/PL.02/2025',
  },
] as const

/** Staff of each level a shop works with; the owner belongs to the head office and enters every shop. */
export const PEMILIK: { user_id: string; user_name: string; level: Level } = {
  user_id: 'OWNER',
  user_name: 'IBU RATNA KENCANA',
  level: 'OWN',
}
interface Staf {
  user_id: string
  user_name: string
  level: Level
  no_sertifikat_penaksir?: string
  sertifikat_sampai?: TanggalSystem
}
export const STAF: Record<string, readonly Staf[]> = {
  TK01: [
    { user_id: 'SPV01', user_name: 'AGUS PRASETYO', level: 'SPV' },
    { user_id: 'KSR01', user_name: 'SRI WAHYUNI', level: 'KSR' },
    {
      user_id: 'SLS01',
      user_name: 'DEWI LESTARI',
      level: 'SLS',
      no_sertifikat_penaksir: 'LSP-GDI-0412',
      sertifikat_sampai: tanggalSystem('2028-06-30'),
    },
    { user_id: 'GDG01', user_name: 'JOKO SUSILO', level: 'GDG' },
    { user_id: 'ADM01', user_name: 'RINA MARLINA', level: 'ADM' },
  ],
  TK02: [
    { user_id: 'SPV02', user_name: 'BAMBANG SETIAWAN', level: 'SPV' },
    { user_id: 'KSR02', user_name: 'ENDANG SULASTRI', level: 'KSR' },
    { user_id: 'SLS02', user_name: 'FITRI HANDAYANI', level: 'SLS' },
  ],
  TK03: [
    { user_id: 'SPV03', user_name: 'HENDRA GUNAWAN', level: 'SPV' },
    { user_id: 'KSR03', user_name: 'LILIS SURYANI', level: 'KSR' },
    { user_id: 'SLS03', user_name: 'NUR AISYAH', level: 'SLS' },
  ],
}

export const SALES: Record<string, readonly string[]> = {
  TK01: ['DEWI LESTARI', 'SITI AMINAH', 'RATIH PURWANTI', 'YUNI ASTUTI'],
  TK02: ['FITRI HANDAYANI', 'TRI WAHYUNINGSIH', 'WULAN SARI'],
  TK03: ['NUR AISYAH', 'MAYA ANGGRAINI', 'DIAN PERMATA'],
}

/** The first of a shop sells under the code of her own user: at her till she stands there by herself. @param urut from 1 */
export const kodeSales = (kode_toko: string, urut: number): string =>
  urut === 1 ? STAF[kode_toko]!.find(({ level }) => level === 'SLS')!.user_id : `S0${urut}`

/** Fine gold, per gram. */
export const HARGA_24K = { harga_jual: rupiah(2_290_000), harga_beli: rupiah(2_180_000) }

interface HargaAwal {
  harga: number
  beli: number
  /** Of a price that follows fine gold. */
  margin?: number
}
/** By the rule that Parameter Harga Emas derives with. */
const turunan = (kode_group: string, beli: number, margin = 0): HargaAwal => {
  const { kadar_jual } = group.find((g) => g.kode_group === kode_group)!
  const kelipatan = Number(paraSystem.PEMBULATAN_HARGA_GRAM.default)
  return {
    harga: hargaGramTurunan(HARGA_24K.harga_jual, kadar_jual, rupiah(margin), kelipatan),
    beli,
    margin,
  }
}
/** Selling and buy-back price per gram of each group on the first day; bounds are 2 % below and 3 % above. */
export const HARGA: Record<string, HargaAwal> = {
  G375: turunan('G375', 770_000, 5_000),
  G420: turunan('G420', 860_000, 5_000),
  G700: turunan('G700', 1_460_000),
  G750: turunan('G750', 1_575_000),
  G917: turunan('G917', 1_930_000),
  G999: { harga: 2_290_000, beli: 2_120_000 },
  LM: { harga: 2_335_000, beli: 2_180_000 },
  P925: { harga: 38_000, beli: 20_000 },
}

/** Names and weights of the pieces of a jenis. */
interface Jenis {
  kode_dept: string
  kode_kategori: string
  nama: readonly string[]
  /** Milligrams, and rupiah of ongkos. */ berat: readonly [number, number]
  ongkos: readonly [number, number]
}
export const JENIS: readonly Jenis[] = [
  {
    kode_dept: 'CINCIN',
    kode_kategori: 'EMAS',
    nama: ['CINCIN POLOS', 'CINCIN BATU RUBY', 'CINCIN KAWIN', 'CINCIN SOLITER', 'CINCIN UKIR'],
    berat: [900, 6_200],
    ongkos: [35_000, 150_000],
  },
  {
    kode_dept: 'KALUNG',
    kode_kategori: 'EMAS',
    nama: ['KALUNG HOLLOW', 'KALUNG MILANO', 'KALUNG RANTAI', 'KALUNG ITALY'],
    berat: [2_000, 15_500],
    ongkos: [60_000, 250_000],
  },
  {
    kode_dept: 'GELANG',
    kode_kategori: 'EMAS',
    nama: ['GELANG KERONCONG', 'GELANG SISIK NAGA', 'GELANG BANGLE', 'GELANG RANTAI'],
    berat: [2_500, 18_000],
    ongkos: [60_000, 275_000],
  },
  {
    kode_dept: 'ANTING',
    kode_kategori: 'EMAS',
    nama: ['ANTING JEPIT', 'ANTING TUSUK', 'GIWANG MUTIARA', 'ANTING DESI'],
    berat: [500, 3_400],
    ongkos: [30_000, 110_000],
  },
  {
    kode_dept: 'LIONTIN',
    kode_kategori: 'EMAS',
    nama: ['LIONTIN HATI', 'LIONTIN HURUF', 'LIONTIN SALIB', 'LIONTIN KALIGRAFI'],
    berat: [600, 4_000],
    ongkos: [30_000, 120_000],
  },
  { kode_dept: 'LM', kode_kategori: 'LM', nama: ['LOGAM MULIA'], berat: [1_000, 10_000], ongkos: [0, 0] },
  {
    kode_dept: 'PERAK',
    kode_kategori: 'PERAK',
    nama: ['CINCIN PERAK', 'GELANG PERAK BAKAR', 'KALUNG PERAK'],
    berat: [2_000, 25_000],
    ongkos: [15_000, 90_000],
  },
]

/** Banks where every shop has an account. */
export const BANK = ['BCA', 'MANDIRI', 'BRI', 'QRIS'] as const
/** The account of a shop at a bank. */
export function noRekening(kode_toko: string, bank: (typeof BANK)[number]): string {
  const shop = TOKO.findIndex((t) => t.kode_toko === kode_toko) + 1
  return `${shop}${BANK.indexOf(bank) + 1}0045678${shop}`
}

export const TUKANG = [
  {
    kode_tukang: 'T01',
    nama_tukang: 'PAK MULYONO',
    no_hp: '081328004511',
    spesialis: 'PATRI DAN UKUR ULANG',
    upah_default: rupiah(25_000),
  },
  {
    kode_tukang: 'T02',
    nama_tukang: 'PAK SUROTO',
    no_hp: '081225778102',
    spesialis: 'PESANAN CINCIN KAWIN',
    upah_default: rupiah(150_000),
  },
  {
    kode_tukang: 'T03',
    nama_tukang: 'MAS GALIH',
    no_hp: '-',
    spesialis: 'SEPUH DAN CUCI',
    upah_default: rupiah(15_000),
  },
] as const

/** Gifts with the stock of the first day and what it cost. */
export const HADIAH = [
  {
    kode_hadiah: 'PAYUNG',
    nama_hadiah: 'PAYUNG LIPAT KENCANA',
    poin: 10,
    stock: 40,
    nilai: rupiah(1_000_000),
  },
  { kode_hadiah: 'MUG', nama_hadiah: 'MUG KERAMIK', poin: 5, stock: 60, nilai: rupiah(900_000) },
  { kode_hadiah: 'DOMPET', nama_hadiah: 'DOMPET PERHIASAN', poin: 15, stock: 30, nilai: rupiah(1_050_000) },
  { kode_hadiah: 'SETRIKA', nama_hadiah: 'SETRIKA LISTRIK', poin: 60, stock: 6, nilai: rupiah(1_020_000) },
] as const

/** Coupons of the year's draw: one for every so many grams of these groups. */
export const KUPON = ['G700', 'G750', 'G917'].map((kode_group) => ({
  kode_group,
  berat: gramToMilligram(5),
  jumlah_kupon: 1,
  ket_hadiah: 'SEPEDA MOTOR',
  ket_kupon: 'UNDIAN AKHIR TAHUN',
}))

/** Trays of the display room. */
export const BAKI = ['A1', 'A2', 'A3', 'B1', 'B2', 'B3', 'C1', 'C2'] as const

/**
 * Number of pieces each shop has on show on its first day, and of customers who come on a quiet day: no two shops of a
 * chain are alike.
 */
export const UKURAN: Record<string, { stok: number; ramai: readonly [number, number] }> = {
  TK01: { stok: 900, ramai: [6, 11] },
  TK02: { stok: 620, ramai: [4, 8] },
  TK03: { stok: 480, ramai: [3, 6] },
}

/** Prices of this shop have PPN in them. */
export const TOKO_PPN = TOKO[1].kode_toko

interface Orang {
  nama: string
  no_hp: string
  alamat: string
  nik: string
}
const orang = (shop: number, alamat: string, nama: readonly string[]): Orang[] =>
  nama.map((satu, i) => ({
    nama: satu,
    no_hp: `0857${shop}4${String(200_417 + i * 7_351)}`,
    alamat: `${alamat} NO. ${4 + i * 3}`,
    nik: `3${shop}7101${String(10 + i)}0${(i % 9) + 1}7${i % 10}${String(1_200 + i * 37)}`,
  }))
/** Customers who come by in each shop, and leave a name. */
export const CUSTOMER: Record<string, readonly Orang[]> = {
  TK01: orang(1, 'JL. KALIURANG', [
    'IBU SUMARNI',
    'BAPAK HARYANTO',
    'IBU KARTIKA',
    'MBAK INTAN',
    'BAPAK SLAMET',
    'IBU NURHAYATI',
    'MAS ARIF',
    'IBU LESTARI',
    'BAPAK WIDODO',
    'IBU ROHMAH',
  ]),
  TK02: orang(2, 'JL. SLAMET RIYADI', [
    'IBU SRI REJEKI',
    'BAPAK SUPARMAN',
    'IBU ENDAH',
    'MBAK LARAS',
    'BAPAK DARMINTO',
    'IBU TUGINEM',
    'MAS BAYU',
    'IBU WAHYUNI',
  ]),
  TK03: orang(3, 'JL. PANDANARAN', [
    'IBU KUSTINAH',
    'BAPAK ROCHMAT',
    'IBU FATIMAH',
    'MBAK CITRA',
    'BAPAK YUSUF',
    'IBU SOLEHAH',
    'MAS DIMAS',
  ]),
}

/** A customer who once bought for more than AML_BATAS. */
export const PEMBORONG: Orang = {
  nama: 'BAPAK HANDOKO TANUWIJAYA',
  no_hp: '081129004417',
  alamat: 'JL. PRAWIROTAMAN NO. 21, YOGYAKARTA',
  nik: '3471031207680003',
}
