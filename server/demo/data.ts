/** A believable chain: a head office in Yogyakarta and three shops in Central Java. */
import { percentToPersen, rupiah, type Persen, type Rupiah } from '#domain/units.ts'
import type { Level } from '#domain/level.ts'

export const PASSWORD = 'Kencana-123'

export const PUSAT = { kode_toko: 'PST', nama_toko: 'KENCANA PUSAT', alamat_toko: 'JL. LAKSDA ADISUCIPTO KM. 6 NO. 12, SLEMAN, YOGYAKARTA', kota: 'SLEMAN', no_telp: '0274-489112', npwp: '01.234.567.8-541.000', is_pusat: true }

export const TOKO = [
  { kode_toko: 'TK01', nama_toko: 'TOKO EMAS KENCANA MALIOBORO', alamat_toko: 'JL. MALIOBORO NO. 87, YOGYAKARTA', kota: 'YOGYAKARTA', no_telp: '0274-562210', npwp: '01.234.567.8-541.001' },
  { kode_toko: 'TK02', nama_toko: 'TOKO EMAS KENCANA PASAR GEDE', alamat_toko: 'JL. URIP SUMOHARJO NO. 31, SURAKARTA', kota: 'SURAKARTA', no_telp: '0271-654018', npwp: '01.234.567.8-526.002' },
  { kode_toko: 'TK03', nama_toko: 'TOKO EMAS KENCANA JOHAR', alamat_toko: 'JL. KH. AGUS SALIM BLOK B NO. 9, SEMARANG', kota: 'SEMARANG', no_telp: '024-3547781', npwp: '01.234.567.8-504.003' },
] as const

/** One of each level a shop works with; the owner belongs to the head office and enters every shop. */
export const PEMILIK: { user_id: string; user_name: string; level: Level } = { user_id: 'OWNER', user_name: 'IBU RATNA KENCANA', level: 'OWN' }
export const STAF: Record<string, readonly { user_id: string; user_name: string; level: Level }[]> = {
  TK01: [
    { user_id: 'SPV01', user_name: 'AGUS PRASETYO', level: 'SPV' },
    { user_id: 'KSR01', user_name: 'SRI WAHYUNI', level: 'KSR' },
    { user_id: 'SLS01', user_name: 'DEWI LESTARI', level: 'SLS' },
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

export const KATEGORI = [
  { kode_kategori: 'EMAS', nama_kategori: 'EMAS', status_gold: 'GOLD', urut: 1 },
  { kode_kategori: 'LM', nama_kategori: 'LOGAM MULIA', status_gold: 'GOLD', urut: 2 },
  { kode_kategori: 'BERLIAN', nama_kategori: 'BERLIAN', status_gold: 'GOLD', urut: 3 },
  { kode_kategori: 'PERAK', nama_kategori: 'PERAK', status_gold: 'NONGOLD', urut: 4 },
  { kode_kategori: 'AKSESORIS', nama_kategori: 'AKSESORIS', status_gold: 'NONGOLD', urut: 5 },
] as const

interface Group { kode_group: string; nama_group: string; kode_kategori: string; kadar: Persen; kadar_cetak: string; harga: Rupiah; beli: Rupiah; status_gold: 'GOLD' | 'NONGOLD' }
const group = (kode_group: string, nama_group: string, kode_kategori: string, kadar: number, kadar_cetak: string, harga: number, beli: number, status_gold: 'GOLD' | 'NONGOLD' = 'GOLD'): Group => ({
  kode_group, nama_group, kode_kategori, kadar: percentToPersen(kadar), kadar_cetak, harga: rupiah(harga), beli: rupiah(beli), status_gold,
})
/** Selling and buy-back price per gram on the first day; bounds are 2 % below and 3 % above. */
export const GROUP: readonly Group[] = [
  group('G375', 'EMAS MUDA 9K', 'EMAS', 37.5, '9K', 905_000, 770_000),
  group('G420', 'EMAS 10K', 'EMAS', 42, '10K', 1_010_000, 860_000),
  group('G700', 'EMAS 17K', 'EMAS', 70, '17K', 1_620_000, 1_460_000),
  group('G750', 'EMAS 18K', 'EMAS', 75, '18K', 1_745_000, 1_575_000),
  group('G916', 'EMAS 22K', 'EMAS', 91.6, '22K', 2_105_000, 1_930_000),
  group('LM', 'LOGAM MULIA', 'LM', 99.99, '24K', 2_335_000, 2_180_000),
  group('P925', 'PERAK 925', 'PERAK', 92.5, '925', 38_000, 20_000, 'NONGOLD'),
]

interface Jenis { kode_dept: string; kode_kategori: string; nama: readonly string[]; /** Milligrams, and rupiah of ongkos. */ berat: readonly [number, number]; ongkos: readonly [number, number] }
export const JENIS: readonly Jenis[] = [
  { kode_dept: 'CINCIN', kode_kategori: 'EMAS', nama: ['CINCIN POLOS', 'CINCIN BATU RUBY', 'CINCIN KAWIN', 'CINCIN SOLITER', 'CINCIN UKIR'], berat: [900, 6_200], ongkos: [35_000, 150_000] },
  { kode_dept: 'KALUNG', kode_kategori: 'EMAS', nama: ['KALUNG HOLLOW', 'KALUNG MILANO', 'KALUNG RANTAI', 'KALUNG ITALY'], berat: [2_000, 15_500], ongkos: [60_000, 250_000] },
  { kode_dept: 'GELANG', kode_kategori: 'EMAS', nama: ['GELANG KERONCONG', 'GELANG SISIK NAGA', 'GELANG BANGLE', 'GELANG RANTAI'], berat: [2_500, 18_000], ongkos: [60_000, 275_000] },
  { kode_dept: 'ANTING', kode_kategori: 'EMAS', nama: ['ANTING JEPIT', 'ANTING TUSUK', 'GIWANG MUTIARA', 'ANTING DESI'], berat: [500, 3_400], ongkos: [30_000, 110_000] },
  { kode_dept: 'LIONTIN', kode_kategori: 'EMAS', nama: ['LIONTIN HATI', 'LIONTIN HURUF', 'LIONTIN SALIB', 'LIONTIN KALIGRAFI'], berat: [600, 4_000], ongkos: [30_000, 120_000] },
  { kode_dept: 'LM', kode_kategori: 'LM', nama: ['LOGAM MULIA'], berat: [1_000, 10_000], ongkos: [0, 0] },
  { kode_dept: 'PERAK', kode_kategori: 'PERAK', nama: ['CINCIN PERAK', 'GELANG PERAK BAKAR', 'KALUNG PERAK'], berat: [2_000, 25_000], ongkos: [15_000, 90_000] },
]

export const BANK = [
  { kode_bank: 'BCA', nama_bank: 'BCA' },
  { kode_bank: 'MANDIRI', nama_bank: 'MANDIRI' },
  { kode_bank: 'BRI', nama_bank: 'BRI' },
  { kode_bank: 'QRIS', nama_bank: 'QRIS' },
] as const

export const MARKETPLACE = [
  { kode_marketplace: 'TOKOPEDIA', nama_marketplace: 'TOKOPEDIA', biaya_persen: percentToPersen(2.5) },
  { kode_marketplace: 'SHOPEE', nama_marketplace: 'SHOPEE', biaya_persen: percentToPersen(3) },
] as const

/** Trays of the display room. */
export const BAKI = ['A1', 'A2', 'A3', 'B1', 'B2', 'B3', 'C1', 'C2'] as const

export const CUSTOMER = ['IBU SUMARNI', 'BAPAK HARYANTO', 'IBU KARTIKA', 'MBAK INTAN', 'BAPAK SLAMET', 'IBU NURHAYATI', 'MAS ARIF', 'IBU LESTARI', 'BAPAK WIDODO', 'IBU ROHMAH'] as const
