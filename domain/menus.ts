/**
 * Every screen that exists, once: path, title, group, and which levels are given it when a user is made.
 * The sidebar, the client's routes, the server's rights and the tests all read this list.
 * OWN, SU and SPV see everything; the others what their own menu list (hak_akses) says.
 */
import type { Level } from './level.ts'

export interface MenuDefinition {
  path: `/${string}`
  title: string
  group: MenuGroup
  /** Section within a long group (BAGIAN). */
  bagian?: string
  /** The page of docs/panduan that explains it, where it is not its group's (PANDUAN). */
  panduan?: Panduan
  /** Levels below SPV that receive this screen by default; each user's own list rules afterwards. */
  levels: readonly Level[]
  /** A landing page: always allowed, shown without sidebar and header. These are its tiles beside BACK, as far as their screens exist. */
  landing?: readonly Tile[]
}

/** A path; in an object: the tile is there only for those who hold the right (spec 000 §2). */
type Tile = `/${string}` | { path: `/${string}`; denganHak: true }
/** Tiles that the specification does not show are offered to nobody who would be turned away behind them. */
const denganHak = (...paths: readonly `/${string}`[]): Tile[] =>
  paths.map((path) => ({ path, denganHak: true }))

export const MENU_GROUPS = [
  'Beranda',
  'Penjualan',
  'Pembelian',
  'Pesanan',
  'Service',
  'Hutang',
  'Keuangan',
  'Barang',
  'Hadiah',
  'Kupon',
  'Member',
  'Katalog',
  'Data Master',
  'Manage Users',
  'Utility',
  'Laporan',
] as const
export type MenuGroup = (typeof MENU_GROUPS)[number]

/** The named parts of the groups that are too long for one list, in their order (spec 000 §2). */
export const BAGIAN: Partial<Record<MenuGroup, readonly string[]>> = {
  Barang: ['Barang', 'Pindah & Kirim', 'Periksa', 'Olah'],
  'Data Master': ['Barang', 'Orang', 'Keuangan', 'Parameter', 'Lainnya'],
  Laporan: [
    'Penjualan',
    'Pembelian',
    'Barang',
    'Pesanan',
    'Service',
    'Hutang',
    'Keuangan',
    'Member & Hadiah',
    'Lainnya',
  ],
}

/** The page of docs/panduan that explains the screens of a group. */
export const PANDUAN = {
  Beranda: 'beranda',
  Penjualan: 'menjual',
  Pembelian: 'pembelian',
  Pesanan: 'pesanan',
  Service: 'service',
  Hutang: 'hutang',
  Keuangan: 'kas-dan-bank',
  Barang: 'pindah-barang',
  Hadiah: 'member-dan-hadiah',
  Kupon: 'member-dan-hadiah',
  Member: 'member-dan-hadiah',
  Katalog: 'katalog',
  'Data Master': 'master',
  'Manage Users': 'pengguna-dan-hak',
  Utility: 'pengguna-dan-hak',
  Laporan: 'laporan',
} as const satisfies Record<MenuGroup, string>
/** A page of docs/panduan, without its ending. */
export type Panduan =
  | (typeof PANDUAN)[MenuGroup]
  | 'batal'
  | 'backup'
  | 'buka-toko'
  | 'cadangan'
  | 'data-barang'
  | 'harga-emas'
  | 'hitung-kas'
  | 'import-pusat'
  | 'label'
  | 'laporan-eod'
  | 'tambah-barang'
  | 'kirim-terima'
  | 'timbang-dan-opname'
  | 'olah-barang'
  | 'pajak-dan-ppatk'
  | 'titipan'
  | 'validasi'

export const menus = [
  { path: '/home', title: 'Home', group: 'Beranda', levels: ['KSR', 'SLS', 'GDG', 'ADM', 'KTL'] },
  { path: '/dashboard', title: 'Dashboard', group: 'Beranda', levels: ['KSR', 'SLS', 'GDG', 'ADM', 'KTL'] },

  // spec 000 §2 words the first five; of the others it says that they are there, and what stands on them is ours
  {
    path: '/SubMenuPenjualan',
    title: 'Penjualan',
    group: 'Penjualan',
    levels: [],
    landing: ['/transaksi-penjualan'],
  },
  {
    path: '/SubMenuPembelian',
    title: 'Pembelian',
    group: 'Pembelian',
    levels: [],
    landing: ['/transaksi-pembelian'],
  },
  {
    path: '/SubMenuMember',
    title: 'Utility',
    group: 'Member',
    levels: [],
    landing: ['/data-member', { path: '/lihat-transaksi-member', denganHak: true }],
  },
  {
    path: '/SubMenuLaporan',
    title: 'Laporan',
    group: 'Laporan',
    levels: [],
    landing: ['/laporan-barang-sumary'],
  },
  { path: '/SubMenuBarang', title: 'Barang', group: 'Barang', levels: [], landing: ['/data-barang'] },
  {
    path: '/SubMenuPesanan',
    title: 'Pesanan',
    group: 'Pesanan',
    levels: [],
    landing: denganHak('/transaksi-pesanan', '/lihat-pesanan'),
  },
  {
    path: '/SubMenuService',
    title: 'Service',
    group: 'Service',
    levels: [],
    landing: denganHak('/transaksi-services', '/lihat-services'),
  },
  {
    path: '/SubMenuHutang',
    title: 'Hutang',
    group: 'Hutang',
    levels: [],
    landing: denganHak('/transaksi-hutang', '/lihat-hutang', '/batal-hutang-lunas', '/validasi-hutang'),
  },
  {
    path: '/SubMenuUtility',
    title: 'Utility',
    group: 'Utility',
    levels: [],
    landing: denganHak('/settingsystem', '/settingNota', '/settingtoko'),
  },

  {
    path: '/transaksi-penjualan',
    title: 'Transaksi Penjualan',
    group: 'Penjualan',
    levels: ['KSR', 'SLS'],
  },
  { path: '/lihat-penjualan', title: 'Lihat Penjualan', group: 'Penjualan', levels: ['KSR', 'SLS', 'ADM'] },
  {
    path: '/validasi-penjualan',
    title: 'Validasi Penjualan',
    group: 'Penjualan',
    panduan: 'validasi',
    levels: ['KSR'],
  },
  {
    path: '/batal-penjualan',
    title: 'Batal Penjualan',
    group: 'Penjualan',
    panduan: 'batal',
    levels: ['KSR'],
  },
  {
    path: '/lihat-titipan',
    title: 'Lihat Titipan',
    group: 'Penjualan',
    panduan: 'titipan',
    levels: ['KSR', 'SLS', 'ADM'],
  },
  {
    path: '/validasi-titipan',
    title: 'Validasi Titipan',
    group: 'Penjualan',
    panduan: 'validasi',
    levels: ['KSR'],
  },
  {
    path: '/validasi-jual-beli',
    title: 'Validasi Jual Beli',
    group: 'Penjualan',
    panduan: 'validasi',
    levels: ['KSR'],
  },

  {
    path: '/daftar-aml',
    title: 'Daftar AML',
    group: 'Penjualan',
    panduan: 'pajak-dan-ppatk',
    levels: ['ADM'],
  },
  { path: '/transaksi-pembelian', title: 'Transaksi Pembelian', group: 'Pembelian', levels: ['KSR', 'SLS'] },
  { path: '/lihat-pembelian', title: 'Lihat Pembelian', group: 'Pembelian', levels: ['KSR', 'SLS', 'ADM'] },
  {
    path: '/batal-pembelian',
    title: 'Batal Pembelian',
    group: 'Pembelian',
    levels: ['KSR'],
  },

  { path: '/transaksi-pesanan', title: 'Transaksi Pesanan', group: 'Pesanan', levels: ['KSR', 'SLS'] },
  { path: '/lihat-pesanan', title: 'Lihat Pesanan', group: 'Pesanan', levels: ['KSR', 'SLS', 'ADM', 'GDG'] },
  { path: '/transaksi-services', title: 'Transaksi Services', group: 'Service', levels: ['KSR', 'SLS'] },
  {
    path: '/lihat-services',
    title: 'Lihat Services',
    group: 'Service',
    levels: ['KSR', 'SLS', 'ADM', 'GDG'],
  },

  { path: '/transaksi-hutang', title: 'Transaksi Hutang', group: 'Hutang', levels: ['KSR', 'SLS'] },
  { path: '/lihat-hutang', title: 'Lihat Hutang', group: 'Hutang', levels: ['KSR', 'SLS', 'ADM'] },
  {
    path: '/batal-hutang-lunas',
    title: 'Batal Hutang Lunas',
    group: 'Hutang',
    levels: ['KSR'],
  },
  {
    path: '/validasi-hutang',
    title: 'Validasi Hutang',
    group: 'Hutang',
    panduan: 'validasi',
    levels: ['KSR'],
  },
  { path: '/tambah-uang-kas', title: 'Tambah Uang Kas', group: 'Keuangan', levels: ['KSR', 'ADM'] },
  { path: '/ambil-uang-kas', title: 'Ambil Uang Kas', group: 'Keuangan', levels: ['KSR', 'ADM'] },
  { path: '/tambah-uang-bank', title: 'Tambah Uang Bank', group: 'Keuangan', levels: ['KSR', 'ADM'] },
  { path: '/ambil-uang-bank', title: 'Ambil Uang Bank', group: 'Keuangan', levels: ['KSR', 'ADM'] },
  {
    path: '/hitung-kas',
    title: 'Hitung Kas',
    group: 'Keuangan',
    panduan: 'hitung-kas',
    levels: ['KSR', 'ADM'],
  },

  {
    path: '/data-barang',
    title: 'Data Barang',
    group: 'Barang',
    bagian: 'Barang',
    panduan: 'data-barang',
    levels: ['KSR', 'SLS', 'GDG', 'ADM'],
  },
  {
    path: '/tambah-data-barang',
    title: 'Tambah Data Barang',
    group: 'Barang',
    bagian: 'Barang',
    panduan: 'tambah-barang',
    levels: ['GDG', 'ADM'],
  },
  {
    path: '/pindah-barang',
    title: 'Pindah Barang',
    group: 'Barang',
    bagian: 'Pindah & Kirim',
    levels: ['GDG', 'ADM', 'KTL'],
  },
  {
    path: '/import-data-pusat',
    title: 'Import Data Pusat',
    group: 'Barang',
    bagian: 'Pindah & Kirim',
    panduan: 'import-pusat',
    levels: [],
  },
  {
    path: '/cetak-barcode',
    title: 'Cetak Barcode',
    group: 'Barang',
    bagian: 'Barang',
    panduan: 'label',
    levels: ['GDG', 'ADM'],
  },
  {
    path: '/pindah-barang-satu-baki',
    title: 'Pindah Barang Satu Baki',
    group: 'Barang',
    bagian: 'Pindah & Kirim',
    levels: [],
  },
  {
    path: '/kirim-barang-kecabang',
    title: 'Kirim Barang',
    group: 'Barang',
    bagian: 'Pindah & Kirim',
    panduan: 'kirim-terima',
    levels: ['GDG', 'ADM'],
  },
  {
    path: '/terima-barang',
    title: 'Terima Barang',
    group: 'Barang',
    bagian: 'Pindah & Kirim',
    panduan: 'kirim-terima',
    levels: ['GDG', 'ADM'],
  },

  {
    path: '/timbang-baki',
    title: 'Timbang Baki',
    group: 'Barang',
    bagian: 'Periksa',
    panduan: 'timbang-dan-opname',
    levels: ['GDG', 'ADM'],
  },
  {
    path: '/stock-opname',
    title: 'Stock Opname',
    group: 'Barang',
    bagian: 'Periksa',
    panduan: 'timbang-dan-opname',
    levels: ['GDG', 'ADM'],
  },
  {
    path: '/pindah-sortir',
    title: 'Pindah Sortir',
    group: 'Barang',
    bagian: 'Olah',
    panduan: 'olah-barang',
    levels: ['GDG', 'ADM'],
  },
  {
    path: '/cucian',
    title: 'Cucian',
    group: 'Barang',
    bagian: 'Olah',
    panduan: 'olah-barang',
    levels: ['GDG', 'ADM'],
  },
  {
    path: '/hancur-data-barang',
    title: 'Hancur Barang',
    group: 'Barang',
    bagian: 'Olah',
    panduan: 'olah-barang',
    levels: ['GDG', 'ADM'],
  },
  {
    path: '/konversi-barang',
    title: 'Konversi Barang',
    group: 'Barang',
    bagian: 'Olah',
    panduan: 'olah-barang',
    levels: ['GDG', 'ADM'],
  },

  { path: '/cek-kupon', title: 'Cek Kupon', group: 'Kupon', levels: ['KSR', 'SLS', 'ADM'] },
  { path: '/beli-hadiah', title: 'Beli Hadiah', group: 'Hadiah', levels: ['KSR', 'ADM'] },
  { path: '/ambil-hadiah', title: 'Ambil Hadiah', group: 'Hadiah', levels: ['KSR', 'SLS', 'ADM'] },

  { path: '/data-member', title: 'Data Member', group: 'Member', levels: ['KSR', 'SLS', 'ADM'] },
  { path: '/transaksi-member', title: 'Transaksi Member', group: 'Member', levels: ['KSR', 'SLS', 'ADM'] },
  {
    path: '/lihat-transaksi-member',
    title: 'Lihat Transaksi Member',
    group: 'Member',
    levels: ['KSR', 'ADM'],
  },
  { path: '/transaksi-poin', title: 'Transaksi Poin', group: 'Member', levels: ['ADM'] },
  { path: '/tukar-point', title: 'Tukar Point', group: 'Member', levels: ['KSR', 'ADM'] },
  { path: '/database-member', title: 'Database Member', group: 'Member', levels: ['ADM'] },

  { path: '/kategori-katalog', title: 'Kategori Katalog', group: 'Katalog', levels: ['ADM', 'KTL'] },
  { path: '/item-katalog', title: 'Item Katalog', group: 'Katalog', levels: ['ADM', 'KTL'] },
  { path: '/harga-katalog', title: 'Harga Katalog', group: 'Katalog', levels: ['ADM', 'KTL'] },
  { path: '/banner-katalog', title: 'Banner Katalog', group: 'Katalog', levels: ['ADM', 'KTL'] },
  { path: '/info-katalog', title: 'Info Katalog', group: 'Katalog', levels: ['ADM', 'KTL'] },
  { path: '/hadiah-katalog', title: 'Hadiah Katalog', group: 'Katalog', levels: ['ADM', 'KTL'] },
  { path: '/kontak-admin-katalog', title: 'Kontak Admin Katalog', group: 'Katalog', levels: ['ADM', 'KTL'] },
  {
    path: '/group-description-katalog',
    title: 'Deskripsi Group Katalog',
    group: 'Katalog',
    levels: ['ADM', 'KTL'],
  },
  { path: '/splashscreen-katalog', title: 'Splashscreen Katalog', group: 'Katalog', levels: ['ADM', 'KTL'] },

  { path: '/master-group', title: 'Master Group', group: 'Data Master', bagian: 'Barang', levels: ['ADM'] },
  { path: '/master-jenis', title: 'Master Jenis', group: 'Data Master', bagian: 'Barang', levels: ['ADM'] },
  {
    path: '/master-gudang',
    title: 'Master Gudang',
    group: 'Data Master',
    bagian: 'Barang',
    levels: ['ADM', 'GDG'],
  },
  {
    path: '/master-baki',
    title: 'Master Baki',
    group: 'Data Master',
    bagian: 'Barang',
    levels: ['ADM', 'GDG'],
  },
  {
    path: '/master-bandrol',
    title: 'Master Bandrol',
    group: 'Data Master',
    bagian: 'Barang',
    levels: ['ADM', 'GDG'],
  },
  { path: '/master-bank', title: 'Master Bank', group: 'Data Master', bagian: 'Keuangan', levels: ['ADM'] },
  {
    path: '/master-rekening',
    title: 'Master Rekening',
    group: 'Data Master',
    bagian: 'Keuangan',
    levels: ['ADM'],
  },
  { path: '/master-sales', title: 'Master Sales', group: 'Data Master', bagian: 'Orang', levels: ['ADM'] },
  {
    path: '/master-marketplace',
    title: 'Master Marketplace',
    group: 'Data Master',
    bagian: 'Lainnya',
    levels: ['ADM'],
  },
  {
    path: '/master-kode-transaksi',
    title: 'Master Kode Transaksi',
    group: 'Data Master',
    bagian: 'Keuangan',
    levels: ['ADM'],
  },
  {
    path: '/master-kondisi-barang',
    title: 'Master Kondisi Barang',
    group: 'Data Master',
    bagian: 'Barang',
    levels: ['ADM', 'GDG'],
  },
  {
    path: '/master-kondisi-pembelian',
    title: 'Master Kondisi Pembelian',
    group: 'Data Master',
    bagian: 'Lainnya',
    levels: ['ADM'],
  },
  {
    path: '/master-kondisi-pinjaman',
    title: 'Master Kondisi Pinjaman',
    group: 'Data Master',
    bagian: 'Lainnya',
    levels: ['ADM'],
  },
  {
    path: '/master-data-hadiah',
    title: 'Master Data Hadiah',
    group: 'Data Master',
    bagian: 'Lainnya',
    levels: ['ADM'],
  },
  {
    path: '/master-parameter-point',
    title: 'Parameter Point',
    group: 'Data Master',
    bagian: 'Parameter',
    levels: ['ADM'],
  },
  {
    path: '/master-parameter-harga-emas',
    title: 'Parameter Harga Emas',
    group: 'Data Master',
    bagian: 'Parameter',
    panduan: 'harga-emas',
    levels: ['ADM'],
  },
  {
    path: '/master-parameter-rugi-nota',
    title: 'Parameter Rugi Nota',
    group: 'Data Master',
    bagian: 'Parameter',
    levels: ['ADM'],
  },
  {
    path: '/master-parameter-kupon',
    title: 'Parameter Kupon',
    group: 'Data Master',
    bagian: 'Parameter',
    levels: ['ADM'],
  },
  {
    path: '/master-kategori',
    title: 'Master Kategori',
    group: 'Data Master',
    bagian: 'Barang',
    levels: ['ADM'],
  },
  { path: '/master-tukang', title: 'Master Tukang', group: 'Data Master', bagian: 'Orang', levels: ['ADM'] },
  { path: '/master-kadar', title: 'Master Kadar', group: 'Data Master', bagian: 'Barang', levels: ['ADM'] },

  { path: '/data-users', title: 'Data Users', group: 'Manage Users', levels: [] },
  { path: '/hak-akses-users', title: 'Hak Akses Users', group: 'Manage Users', levels: [] },

  { path: '/settingsystem', title: 'Setting System', group: 'Utility', levels: [] },
  { path: '/settingNota', title: 'Setting Nota', group: 'Utility', levels: [] },
  { path: '/settingtoko', title: 'Setting Toko', group: 'Utility', panduan: 'buka-toko', levels: [] },
  { path: '/backup', title: 'Backup', group: 'Utility', panduan: 'backup', levels: [] },
  { path: '/cadangan', title: 'Cadangan', group: 'Utility', panduan: 'cadangan', levels: [] },
  { path: '/jejak', title: 'Jejak', group: 'Utility', panduan: 'pengguna-dan-hak', levels: [] },
  {
    path: '/data-pribadi',
    title: 'Data Pribadi',
    group: 'Utility',
    panduan: 'pengguna-dan-hak',
    levels: [],
  },

  {
    path: '/laporan-transaksi-penjualan',
    title: 'Laporan Transaksi Penjualan',
    group: 'Laporan',
    bagian: 'Penjualan',
    levels: ['KSR', 'ADM'],
  },
  {
    path: '/laporan-penjualan-sales',
    title: 'Laporan Penjualan Per Sales',
    group: 'Laporan',
    bagian: 'Penjualan',
    levels: ['KSR', 'ADM'],
  },
  {
    path: '/laporan-penjualan-bayar',
    title: 'Laporan Pembayaran Penjualan',
    group: 'Laporan',
    bagian: 'Penjualan',
    levels: ['KSR', 'ADM'],
  },
  {
    path: '/laporan-penjualan-marketplace',
    title: 'Laporan Penjualan Marketplace',
    group: 'Laporan',
    bagian: 'Penjualan',
    levels: ['ADM'],
  },
  {
    path: '/laporan-stock-jual',
    title: 'Laporan Stock Jual',
    group: 'Laporan',
    bagian: 'Penjualan',
    levels: ['ADM'],
  },
  {
    path: '/laporan-barang-detail',
    title: 'Laporan Barang Detail',
    group: 'Laporan',
    bagian: 'Barang',
    levels: ['ADM', 'GDG'],
  },
  // misspelt on purpose: the specification's path (spec 000 §2)
  {
    path: '/laporan-barang-sumary',
    title: 'Laporan Barang Summary',
    group: 'Laporan',
    bagian: 'Barang',
    levels: ['ADM', 'GDG'],
  },
  {
    path: '/laporan-hasil-so',
    title: 'Laporan Hasil Stock Opname',
    group: 'Laporan',
    bagian: 'Barang',
    levels: ['GDG', 'ADM'],
  },
  {
    path: '/laporan-timbang-baki',
    title: 'Laporan Timbang Baki',
    group: 'Laporan',
    bagian: 'Barang',
    levels: ['GDG', 'ADM'],
  },
  {
    path: '/laporan-barang-tukar',
    title: 'Laporan Barang Tukar',
    group: 'Laporan',
    bagian: 'Barang',
    levels: ['KSR', 'ADM'],
  },
  {
    path: '/laporan-history-cetak-barcode',
    title: 'Laporan History Cetak Barcode',
    group: 'Laporan',
    bagian: 'Barang',
    levels: ['ADM', 'GDG'],
  },
  {
    path: '/laporan-hancur-barang',
    title: 'Laporan Hancur Barang',
    group: 'Laporan',
    bagian: 'Barang',
    levels: ['GDG', 'ADM'],
  },
  {
    path: '/laporan-pindah-barang',
    title: 'Laporan Pindah Barang',
    group: 'Laporan',
    bagian: 'Barang',
    levels: ['ADM', 'GDG'],
  },
  {
    path: '/laporan-terima-barang',
    title: 'Laporan Terima Barang',
    group: 'Laporan',
    bagian: 'Barang',
    levels: ['ADM', 'GDG'],
  },
  {
    path: '/laporan-tambah-barang',
    title: 'Laporan Tambah Barang',
    group: 'Laporan',
    bagian: 'Barang',
    levels: ['ADM', 'GDG'],
  },
  {
    path: '/laporan-kirim-barang',
    title: 'Laporan Kirim Barang',
    group: 'Laporan',
    bagian: 'Barang',
    levels: ['ADM', 'GDG'],
  },
  {
    path: '/laporan-konversi-barang',
    title: 'Laporan Konversi Barang',
    group: 'Laporan',
    bagian: 'Barang',
    levels: ['GDG', 'ADM'],
  },
  {
    path: '/laporan-titip-uang',
    title: 'Laporan Titip Uang',
    group: 'Laporan',
    bagian: 'Penjualan',
    levels: ['KSR', 'ADM'],
  },
  {
    path: '/laporan-batal-penjualan',
    title: 'Laporan Batal Penjualan',
    group: 'Laporan',
    bagian: 'Penjualan',
    levels: ['KSR', 'ADM'],
  },
  {
    path: '/laporan-pembelian-sales',
    title: 'Laporan Pembelian Per Sales',
    group: 'Laporan',
    bagian: 'Pembelian',
    levels: ['KSR', 'ADM'],
  },
  {
    path: '/laporan-transaksi-pembelian-history',
    title: 'Laporan History Pembelian',
    group: 'Laporan',
    bagian: 'Pembelian',
    levels: ['ADM'],
  },
  {
    path: '/laporan-batal-pembelian',
    title: 'Laporan Batal Pembelian',
    group: 'Laporan',
    bagian: 'Pembelian',
    levels: ['KSR', 'ADM'],
  },
  {
    path: '/laporan-pesanan',
    title: 'Laporan Pesanan',
    group: 'Laporan',
    bagian: 'Pesanan',
    levels: ['KSR', 'ADM'],
  },
  {
    path: '/laporan-pesanan-serah',
    title: 'Laporan Pesanan Serah',
    group: 'Laporan',
    bagian: 'Pesanan',
    levels: ['KSR', 'ADM'],
  },
  {
    path: '/laporan-batal-pesanan',
    title: 'Laporan Batal Pesanan',
    group: 'Laporan',
    bagian: 'Pesanan',
    levels: ['KSR', 'ADM'],
  },
  {
    path: '/laporan-services',
    title: 'Laporan Services',
    group: 'Laporan',
    bagian: 'Service',
    levels: ['KSR', 'ADM'],
  },
  {
    path: '/laporan-service-masuk',
    title: 'Laporan Service Masuk',
    group: 'Laporan',
    bagian: 'Service',
    levels: ['KSR', 'ADM'],
  },
  {
    path: '/laporan-service-selesai',
    title: 'Laporan Service Selesai',
    group: 'Laporan',
    bagian: 'Service',
    levels: ['KSR', 'ADM'],
  },
  {
    path: '/laporan-service-ambil',
    title: 'Laporan Service Ambil',
    group: 'Laporan',
    bagian: 'Service',
    levels: ['KSR', 'ADM'],
  },
  {
    path: '/laporan-batal-service',
    title: 'Laporan Batal Service',
    group: 'Laporan',
    bagian: 'Service',
    levels: ['KSR', 'ADM'],
  },
  {
    path: '/laporan-transaksi-hutang',
    title: 'Laporan Transaksi Hutang',
    group: 'Laporan',
    bagian: 'Hutang',
    levels: ['KSR', 'ADM'],
  },
  {
    path: '/laporan-hutang-jatuh-tempo',
    title: 'Laporan Hutang Jatuh Tempo',
    group: 'Laporan',
    bagian: 'Hutang',
    levels: ['KSR', 'ADM'],
  },
  {
    path: '/laporan-stock-hutang',
    title: 'Laporan Stock Hutang',
    group: 'Laporan',
    bagian: 'Hutang',
    levels: ['KSR', 'ADM'],
  },
  {
    path: '/laporan-hutang-lunas',
    title: 'Laporan Hutang Lunas',
    group: 'Laporan',
    bagian: 'Hutang',
    levels: ['KSR', 'ADM'],
  },
  {
    path: '/laporan-batal-hutang',
    title: 'Laporan Batal Hutang',
    group: 'Laporan',
    bagian: 'Hutang',
    levels: ['KSR', 'ADM'],
  },
  {
    path: '/laporan-transaksi-hutang-persales',
    title: 'Laporan Hutang Per Sales',
    group: 'Laporan',
    bagian: 'Hutang',
    levels: ['KSR', 'ADM'],
  },
  {
    path: '/laporan-transaksi-keuangan-cash',
    title: 'Laporan Transaksi Keuangan Cash',
    group: 'Laporan',
    bagian: 'Keuangan',
    levels: ['KSR', 'ADM'],
  },
  {
    path: '/laporan-keuangan-non-cash',
    title: 'Laporan Keuangan Non Cash',
    group: 'Laporan',
    bagian: 'Keuangan',
    levels: ['KSR', 'ADM'],
  },
  {
    path: '/laporan-daftar-member',
    title: 'Laporan Daftar Member',
    group: 'Laporan',
    bagian: 'Member & Hadiah',
    levels: ['ADM'],
  },
  {
    path: '/laporan-tukar-point-member',
    title: 'Laporan Tukar Point Member',
    group: 'Laporan',
    bagian: 'Member & Hadiah',
    levels: ['ADM'],
  },
  {
    path: '/laporan-aktivasi-member',
    title: 'Laporan Aktivasi Member',
    group: 'Laporan',
    bagian: 'Member & Hadiah',
    levels: ['ADM'],
  },
  {
    path: '/laporan-ambil-hadiah',
    title: 'Laporan Ambil Hadiah',
    group: 'Laporan',
    bagian: 'Member & Hadiah',
    levels: ['ADM'],
  },
  {
    path: '/laporan-beli-hadiah',
    title: 'Laporan Beli Hadiah',
    group: 'Laporan',
    bagian: 'Member & Hadiah',
    levels: ['ADM'],
  },
  {
    path: '/laporan-mutasi-hadiah',
    title: 'Laporan Mutasi Hadiah',
    group: 'Laporan',
    bagian: 'Member & Hadiah',
    levels: ['ADM'],
  },
  {
    path: '/laporan-transaksi-pembelian',
    title: 'Laporan Transaksi Pembelian',
    group: 'Laporan',
    bagian: 'Pembelian',
    levels: ['KSR', 'ADM'],
  },
  {
    path: '/laporan-stock-pembelian',
    title: 'Laporan Stock Pembelian',
    group: 'Laporan',
    bagian: 'Pembelian',
    levels: ['ADM'],
  },
  {
    path: '/laporan-ppn',
    title: 'Laporan PPN',
    group: 'Laporan',
    bagian: 'Keuangan',
    panduan: 'pajak-dan-ppatk',
    levels: ['ADM'],
  },
  {
    path: '/laporan-rekap-perbulan',
    title: 'Laporan Rekap Per Bulan',
    group: 'Laporan',
    bagian: 'Lainnya',
    levels: ['ADM'],
  },
  {
    path: '/laporan-eod',
    title: 'Laporan EOD',
    group: 'Laporan',
    bagian: 'Lainnya',
    panduan: 'laporan-eod',
    levels: ['KSR', 'ADM'],
  },
  {
    path: '/laporan-transaksi-rekap-sales-daily',
    title: 'Laporan Rekap Sales Daily',
    group: 'Laporan',
    bagian: 'Lainnya',
    levels: ['KSR', 'ADM'],
  },
  {
    path: '/laporan-otorisasi',
    title: 'Laporan Otorisasi',
    group: 'Laporan',
    bagian: 'Lainnya',
    levels: ['ADM'],
  },
  {
    path: '/laporan-authorization',
    title: 'Laporan Otorisasi',
    group: 'Laporan',
    bagian: 'Lainnya',
    levels: ['ADM'],
  },
] as const satisfies readonly MenuDefinition[]

export type MenuPath = (typeof menus)[number]['path']

/** A right that belongs to no screen: it stands beside them in hak_akses, and is given and taken like theirs. */
interface HakDefinition extends Pick<MenuDefinition, 'title' | 'group' | 'levels'> {
  nama: string
}

export const hakLain = [
  { nama: 'tutup-toko', title: 'Tutup Toko', group: 'Utility', levels: ['KSR'] },
] as const satisfies readonly HakDefinition[]

/** All names that hak_akses may hold. */
export const allHak: readonly HakDefinition[] = [
  ...menus.map(({ path, ...menu }) => ({ nama: path, ...menu })),
  ...hakLain,
]

/** Screens open to every signed-in user (spec 000 §6). */
export const alwaysAllowed: readonly MenuPath[] = menus
  .filter((m) => 'landing' in m || m.path === '/home' || m.path === '/dashboard')
  .map((m) => m.path)

/** Screens that stay usable while the shop's day is behind the calendar (spec 000 §4); before a late close the drawer is counted and trays are weighed too, and neither a backup, nor what was done, nor how long somebody is remembered has a day. */
export const dateGateExempt: readonly string[] = [
  '/validasi-jual-beli',
  '/validasi-hutang',
  '/hitung-kas',
  '/timbang-baki',
  '/cadangan',
  '/jejak',
  '/data-pribadi',
]

/** Screens of the module of loans: a shop without it has none of them (MODUL_HUTANG), whoever signs in there. */
export const menuHutang: ReadonlySet<string> = new Set(
  menus
    .filter((m) => !('landing' in m) && (m.group === 'Hutang' || /^\/laporan-.*hutang/.test(m.path)))
    .map((m) => m.path),
)

/** Screens of the whole chain's data: of those who see everything, only they have them who work in any shop. */
export const menuRantai: ReadonlySet<string> = new Set<MenuPath>(['/cadangan', '/jejak', '/data-pribadi'])

export const menuOf = (path: string): MenuDefinition | undefined => menus.find((m) => m.path === path)

/** As the sidebar names a screen below its group: what the group and the part say already is left out. */
export const namaDiGrup = ({ title, group, bagian }: MenuDefinition): string =>
  [group, bagian].reduce<string>((name, above) => {
    const prefix = above && DIULANG[above]
    return prefix && name.startsWith(prefix) ? name.slice(prefix.length) : name
  }, title)

const DIULANG: Partial<Record<string, string>> = {
  'Data Master': 'Master ',
  Laporan: 'Laporan ',
  Parameter: 'Parameter ',
}

export const panduanOf = ({ group, panduan }: MenuDefinition): Panduan => panduan ?? PANDUAN[group]
