/** Content that the demonstration's customers see in the app, in the words a shop writes. */
import type { Adegan } from './katalog-pictures.ts'

/** As customers know the chain, whose pusat sells nothing. */
export const NAMA_RANTAI = 'Toko Emas Kencana'

export const KATEGORI = [
  { nama_kategori: 'Cincin', warna: '#8C2F45', benda: 'CINCIN SOLITER' },
  { nama_kategori: 'Kalung', warna: '#2F5D62', benda: 'KALUNG ITALY' },
  { nama_kategori: 'Gelang', warna: '#6B4A8B', benda: 'GELANG BANGLE' },
  { nama_kategori: 'Anting', warna: '#B5651D', benda: 'GIWANG MUTIARA' },
  { nama_kategori: 'Liontin', warna: '#3F6C45', benda: 'LIONTIN HATI' },
  { nama_kategori: 'Logam Mulia', warna: '#3B3A36', benda: 'LOGAM MULIA' },
] as const

interface Text {
  title: string
  sub_title: string
  info: string
  sub_info: string
  deskripsi: string
  url_pendukung: string
  nama_tombol: string
  adegan: Adegan
}
const SITUS = 'https://kencana-emas.example'

export const BANNER: readonly Text[] = [
  {
    title: 'Koleksi Cincin Kawin',
    sub_title: 'Sepasang, dibuat sesuai ukuran',
    info: 'Gratis grafir nama',
    sub_info: 'Untuk setiap pasang cincin kawin bulan ini',
    deskripsi: 'Pilih model di toko, ukur jari, jadi dalam 14 hari.',
    url_pendukung: `${SITUS}/cincin-kawin`,
    nama_tombol: 'Lihat Cincin Kawin',
    adegan: { benda: 'CINCIN KAWIN', group: 'G750', color: ['#7A2338', '#2B0C16'] },
  },
  {
    title: 'Cicil Emas, Tukar Kapan Saja',
    sub_title: 'Tukar tambah dengan nota Kencana',
    info: 'Potongan ongkos 25%',
    sub_info: 'Bawa perhiasan lama beserta notanya',
    deskripsi: '',
    url_pendukung: `${SITUS}/tukar-tambah`,
    nama_tombol: 'Cara Tukar Tambah',
    adegan: { benda: 'GELANG RANTAI', group: 'G700', color: ['#1F5A57', '#0B2423'] },
  },
  {
    title: 'Logam Mulia Mulai 1 Gram',
    sub_title: 'Bersertifikat, harga hari ini',
    info: 'Stok tersedia',
    sub_info: '1, 2, 5, dan 10 gram di semua cabang',
    deskripsi: 'Harga mengikuti harga emas hari ini, lihat di halaman harga.',
    url_pendukung: `${SITUS}/logam-mulia`,
    nama_tombol: 'Cek Logam Mulia',
    adegan: { benda: 'LOGAM MULIA', group: 'LM', color: ['#4A4231', '#17140E'] },
  },
]

export const INFO: readonly Text[] = [
  {
    title: 'Cara Merawat Emas',
    sub_title: '',
    info: 'Simpan terpisah, cuci dengan air sabun lembut',
    sub_info: 'Cuci dan poles gratis di toko selama-lamanya',
    deskripsi: 'Lepas perhiasan sebelum mandi, berenang, atau memakai parfum.',
    url_pendukung: `${SITUS}/perawatan`,
    nama_tombol: 'Baca Cara Merawat',
    adegan: { benda: 'KALUNG MILANO', group: 'G917', color: ['#F6E7C4', '#D9B46A'] },
  },
  {
    title: 'Ukur Jari di Rumah',
    sub_title: 'Dengan benang dan penggaris',
    info: 'Ukuran cincin 8 sampai 22',
    sub_info: 'Ubah ukuran gratis sekali',
    deskripsi: 'Ukur di sore hari, jari sedikit lebih besar daripada pagi.',
    url_pendukung: `${SITUS}/ukuran-cincin`,
    nama_tombol: 'Lihat Tabel Ukuran',
    adegan: { benda: 'CINCIN POLOS', group: 'G750', color: ['#F3DCE0', '#C98997'] },
  },
  {
    title: 'Jual Kembali Tanpa Ribet',
    sub_title: '',
    info: 'Bawa barang dan nota, dibayar hari itu juga',
    sub_info: 'Berlaku di semua cabang Kencana',
    deskripsi: 'Potongan sesuai kondisi barang, tertulis di belakang nota.',
    url_pendukung: `${SITUS}/jual-kembali`,
    nama_tombol: 'Syarat Jual Kembali',
    adegan: { benda: 'ANTING DESI', group: 'G700', color: ['#DCE8E4', '#8FB3A8'] },
  },
]

/** [kategori, nama, benda, group, gram, ongkos, hashtag jenis, pictures]; the price follows from gram and group. */
type Barang = readonly [
  kategori: string,
  nama: string,
  benda: string,
  group: string,
  gram: number,
  ongkos: number,
  jenis: readonly string[],
  gambar: 1 | 2 | 3,
]
export const ITEM: readonly Barang[] = [
  [
    'Cincin',
    'Cincin Solitaire Larasati',
    'CINCIN SOLITER',
    'G750',
    2.15,
    150_000,
    ['solitaire', 'tunangan'],
    3,
  ],
  ['Cincin', 'Cincin Ruby Kinanti', 'CINCIN BATU RUBY', 'G700', 3.04, 175_000, ['batu', 'ruby'], 2],
  ['Cincin', 'Cincin Kawin Sekar Jagad', 'CINCIN KAWIN', 'G750', 5.5, 300_000, ['kawin', 'sepasang'], 3],
  ['Cincin', 'Cincin Polos Klasik', 'CINCIN POLOS', 'G375', 1.02, 40_000, ['polos', 'ringan'], 1],
  ['Cincin', 'Cincin Ukir Jepara', 'CINCIN UKIR', 'G420', 2.48, 90_000, ['ukir'], 2],
  ['Kalung', 'Kalung Italy Serena', 'KALUNG ITALY', 'G750', 4.9, 180_000, ['italy', 'harian'], 3],
  ['Kalung', 'Kalung Milano Dua Warna', 'KALUNG MILANO', 'G700', 7.35, 225_000, ['milano'], 2],
  ['Kalung', 'Kalung Hollow Ringan', 'KALUNG HOLLOW', 'G375', 3.1, 95_000, ['hollow', 'ringan'], 1],
  ['Kalung', 'Kalung Rantai Nuri', 'KALUNG RANTAI', 'G917', 10.02, 150_000, ['rantai', 'simpanan'], 2],
  ['Gelang', 'Gelang Keroncong Isi Tiga', 'GELANG KERONCONG', 'G700', 12.6, 250_000, ['keroncong'], 2],
  ['Gelang', 'Gelang Sisik Naga', 'GELANG SISIK NAGA', 'G750', 9.8, 275_000, ['sisik naga'], 3],
  ['Gelang', 'Bangle Kartini', 'GELANG BANGLE', 'G420', 6.25, 150_000, ['bangle'], 1],
  ['Gelang', 'Gelang Rantai Padi', 'GELANG RANTAI', 'G375', 4.4, 110_000, ['rantai', 'ringan'], 2],
  ['Anting', 'Giwang Mutiara Lombok', 'GIWANG MUTIARA', 'G750', 1.85, 125_000, ['mutiara', 'pesta'], 3],
  ['Anting', 'Anting Jepit Anak', 'ANTING JEPIT', 'G375', 0.6, 35_000, ['anak', 'ringan'], 1],
  ['Anting', 'Anting Tusuk Bulan', 'ANTING TUSUK', 'G420', 0.95, 45_000, ['harian'], 1],
  ['Anting', 'Anting Desi Bali', 'ANTING DESI', 'G917', 3.2, 90_000, ['desi', 'pesta'], 2],
  ['Liontin', 'Liontin Hati Asmara', 'LIONTIN HATI', 'G700', 1.3, 60_000, ['hati', 'hadiah'], 2],
  ['Liontin', 'Liontin Huruf A', 'LIONTIN HURUF', 'G375', 0.85, 45_000, ['huruf', 'hadiah'], 1],
  ['Liontin', 'Liontin Salib Polos', 'LIONTIN SALIB', 'G750', 1.55, 65_000, ['salib'], 1],
  ['Liontin', 'Liontin Kaligrafi', 'LIONTIN KALIGRAFI', 'G917', 2.4, 90_000, ['kaligrafi'], 2],
  ['Logam Mulia', 'Logam Mulia 1 Gram', 'LOGAM MULIA', 'LM', 1, 0, ['1 gram', 'simpanan'], 1],
  ['Logam Mulia', 'Logam Mulia 5 Gram', 'LOGAM MULIA', 'LM', 5, 0, ['5 gram', 'simpanan'], 1],
  ['Logam Mulia', 'Logam Mulia 10 Gram', 'LOGAM MULIA', 'LM', 10, 0, ['10 gram', 'simpanan'], 1],
]
/** Banner and info that stand with the items of a category, by their place. */
export const BERSAMA: Readonly<Record<string, { banner: readonly number[]; info: readonly number[] }>> = {
  Cincin: { banner: [0], info: [1, 0] },
  Kalung: { banner: [1], info: [0] },
  Gelang: { banner: [1], info: [0, 2] },
  Anting: { banner: [], info: [0] },
  Liontin: { banner: [], info: [2] },
  'Logam Mulia': { banner: [2], info: [2] },
}

export const HARGA_APP = [
  { nama_harga_app: 'Emas Muda', detail_group: ['G375', 'G420'] },
  { nama_harga_app: 'Emas Tua', detail_group: ['G700', 'G750', 'G917', 'G999'] },
  { nama_harga_app: 'Logam Mulia', detail_group: ['LM'] },
  { nama_harga_app: 'Perak', detail_group: ['P925'] },
] as const

export const DESKRIPSI = [
  { kode_group: 'G375', description: 'Kuat dan ringan di kantong, cocok untuk dipakai setiap hari.' },
  { kode_group: 'G420', description: 'Sedikit lebih kuning daripada emas 9 karat, tetap kuat.' },
  { kode_group: 'G700', description: 'Kadar yang paling banyak dicari untuk perhiasan pesta.' },
  { kode_group: 'G750', description: 'Emas 18 karat: warna tua, nilai jual kembali tinggi.' },
  { kode_group: 'G917', description: 'Emas 22 karat, lembut dan mudah diukir.' },
  { kode_group: 'G999', description: 'Emas 24 karat, hampir murni, lebih cocok untuk simpanan.' },
  { kode_group: 'LM', description: 'Batangan bersertifikat, tanpa ongkos.' },
  { kode_group: 'P925', description: 'Perak sterling, dilapis agar tidak cepat kusam.' },
] as const

export const HADIAH_APP = [
  {
    nama_hadiah: 'Mug Keramik Kencana',
    info: 'Tukar 5 poin',
    sub_info: 'Selama persediaan ada',
    deskripsi: '',
    point: 5,
    shape: 'mug',
  },
  {
    nama_hadiah: 'Payung Lipat Kencana',
    info: 'Tukar 10 poin',
    sub_info: 'Warna sesuai persediaan',
    deskripsi: 'Tiga lipatan, muat di tas.',
    point: 10,
    shape: 'payung',
  },
  {
    nama_hadiah: 'Dompet Perhiasan',
    info: 'Tukar 15 poin',
    sub_info: 'Beludru, enam sekat',
    deskripsi: 'Agar kalung dan cincin tidak saling gores.',
    point: 15,
    shape: 'dompet',
  },
  {
    nama_hadiah: 'Setrika Listrik',
    info: 'Tukar 60 poin',
    sub_info: 'Ambil di toko dengan kartu member',
    deskripsi: '',
    point: 60,
    shape: 'setrika',
  },
] as const

export const KONTAK = [
  { nama_admin: 'Rina, Malioboro', no_hp: '081328900187' },
  { nama_admin: 'Endang, Pasar Gede', no_hp: '081225400231' },
  { nama_admin: 'Lilis, Johar', no_hp: '085740110309' },
] as const

export const SPLASH: Readonly<Record<string, { text: string; position: 'top' | 'bottom'; adegan: Adegan }>> =
  {
    MEMBER: {
      text: 'Selamat datang kembali di Kencana',
      position: 'bottom',
      adegan: { benda: 'KALUNG ITALY', group: 'G917', color: ['#7A2338', '#1E0910'] },
    },
    'GUEST-1': {
      text: 'Perhiasan emas untuk setiap cerita',
      position: 'top',
      adegan: { benda: 'CINCIN SOLITER', group: 'G750', color: ['#F7EAD0', '#DDBB78'] },
    },
    'GUEST-2': {
      text: 'Harga hari ini, tanpa menebak',
      position: 'bottom',
      adegan: { benda: 'LOGAM MULIA', group: 'LM', color: ['#4A4231', '#14110B'] },
    },
    'GUEST-3': {
      text: 'Kumpulkan poin setiap belanja',
      position: 'top',
      adegan: { benda: 'GELANG SISIK NAGA', group: 'G750', color: ['#DFEAE5', '#86AFA1'] },
    },
  }
