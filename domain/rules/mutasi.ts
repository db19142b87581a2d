/** The stock mutations (DOMAIN §B.0.6): from where to where each may go, and what the daily stock report calls it. */
import { jenisLokasi, type JenisLokasi } from './lokasi.ts'

/** Columns of stok_harian; `awal` goes into stock_awal itself. */
export const STOK_COLUMNS = [
  'awal',
  'tambah',
  'terima',
  'beli',
  'masuk',
  'keluar',
  'jual',
  'kirim',
  'hancur',
  'konversi',
  'selisih',
  'koreksi',
] as const
export type StokColumn = (typeof STOK_COLUMNS)[number]

/** Columns that the report subtracts: what leaves stands there as a positive number, what comes back as a negative one. */
const DIKURANGI: readonly StokColumn[] = ['keluar', 'jual', 'kirim', 'hancur']
/** +1 or −1: a row of `qty` at a real place adds qty × columnSign to its column. */
export const columnSign = (column: StokColumn): 1 | -1 => (DIKURANGI.includes(column) ? -1 : 1)

export interface Mutasi {
  nama: string
  /** The ways it may go: from any of the first to any of the second. */
  arah: readonly (readonly [dari: readonly JenisLokasi[], ke: readonly JenisLokasi[]])[]
  /** The column of a real place that gains by it, and of one that loses; undefined: not the shop's stock. */
  column?: { naik: StokColumn; turun: StokColumn }
  pemilik: 'TOKO' | 'CUSTOMER'
  /** Grams move, the piece stays where it is. */
  hanya_berat?: true
  /** Group or jenis changes on the way. */
  mengubah_group?: true
}

const satu = (column: StokColumn) => ({ naik: column, turun: column })
const ALIH = { naik: 'masuk', turun: 'keluar' } as const
const toko = (nama: string, column: Mutasi['column'], ...arah: Mutasi['arah'][number][]): Mutasi => ({
  nama,
  arah,
  column,
  pemilik: 'TOKO',
})
const milikCustomer = (nama: string, ...arah: Mutasi['arah'][number][]): Mutasi => ({
  nama,
  arah,
  pemilik: 'CUSTOMER',
})

const JUALAN = ['TRAY', 'TITIP', 'PESANAN'] as const
/** Places of the shop's own stock. */
const STOK = ['TRAY', 'TITIP', 'PESANAN', 'BELI', 'SORTIR', 'CUCI', 'LEBUR'] as const

export const MUTASI = {
  M01: toko('SALDO AWAL', satu('awal'), [['V:AWAL'], STOK]),
  M02: toko('TAMBAH', satu('tambah'), [['V:PEMASOK', 'V:TUKANG', 'V:PUSAT'], ['TRAY']]),
  // §O.1-4: melted gold that is sold to a refinery leaves as grams
  M03: toko('JUAL', satu('jual'), [[...JUALAN, 'LEBUR'], ['V:CUSTOMER']]),
  M04: toko('BATAL JUAL', satu('jual'), [['V:CUSTOMER'], [...JUALAN, 'LEBUR']]),
  M05: toko('TITIP', ALIH, [['TRAY'], ['TITIP']]),
  M06: toko('BATAL TITIP', ALIH, [['TITIP'], ['TRAY']]),
  M07: toko('BELI', satu('beli'), [['V:CUSTOMER'], ['BELI']]),
  M08: toko('BATAL BELI', satu('beli'), [['BELI'], ['V:CUSTOMER']]),
  // B.6, §O.2: the shop's gold goes from the lebur bin to the goldsmith and back, and out of either to a customer: into
  // the piece that is repaired, or for gold of their own that is gone; a customer's gold that was worked in is the shop's from then on, where it lies
  M09: toko(
    'PINDAH',
    ALIH,
    [['TRAY', 'PESANAN'], ['TRAY']],
    [['TRAY'], ['PESANAN']],
    [['LEBUR'], ['V:TUKANG', 'V:CUSTOMER']],
    [['V:TUKANG'], ['LEBUR', 'V:CUSTOMER']],
    [['V:CUSTOMER'], ['V:TUKANG', 'LEBUR']],
  ),
  M10: toko('KIRIM', satu('kirim'), [
    ['TRAY', 'SORTIR', 'BELI', 'LEBUR'],
    ['V:TRANSIT', 'V:PUSAT'],
  ]),
  // §O.7-3: of a shop on another server the sender hears that it arrived, the receiver has it from there
  M11: toko(
    'TERIMA',
    satu('terima'),
    [
      ['V:TRANSIT', 'V:CABANG'],
      ['TRAY', 'SORTIR', 'LEBUR'],
    ],
    [['V:TRANSIT'], ['V:CABANG']],
  ),
  M12: toko('BATAL KIRIM', satu('kirim'), [
    ['V:TRANSIT', 'V:PUSAT'],
    ['TRAY', 'SORTIR', 'BELI', 'LEBUR'],
  ]),
  M13: toko('HANCUR', satu('hancur'), [['TRAY', 'BELI', 'SORTIR'], ['V:HANCUR']]),
  // gold from melting goes to the lebur bin, the rest is loss; washing loses gold out of CUCI, a goldsmith loses gold
  // he was given
  M14: {
    ...toko(
      'SUSUT',
      { naik: 'masuk', turun: 'hancur' },
      [['V:HANCUR'], ['LEBUR', 'V:SUSUT']],
      [['CUCI', 'V:TUKANG'], ['V:SUSUT']],
    ),
    hanya_berat: true,
  },
  M15: {
    ...toko(
      'KONVERSI',
      satu('konversi'),
      [['TRAY'], ['TRAY']],
      [['BELI'], ['BELI']],
      [['SORTIR'], ['SORTIR']],
    ),
    mengubah_group: true,
  },
  M16: toko('CUCI KELUAR', ALIH, [['TRAY', 'BELI', 'SORTIR'], ['CUCI']]),
  M17: toko('CUCI MASUK', ALIH, [['CUCI'], ['TRAY']]),
  // §O.1-3: what is to be washed, melted or sent waits in SORTIR
  M18: toko('SORTIR', ALIH, [
    ['BELI', 'SORTIR'],
    ['SORTIR', 'TRAY'],
  ]),
  // not found in its tray, on the way to another shop, or never back from washing
  M19: toko('OPNAME HILANG', satu('selisih'), [['TRAY', 'V:TRANSIT', 'CUCI'], ['V:HILANG']]),
  M20: toko('OPNAME KETEMU', satu('selisih'), [['V:HILANG'], ['TRAY']]),
  M21: toko('PESANAN JADI', satu('tambah'), [['V:TUKANG'], ['PESANAN']]),
  // B.7: gold that the goldsmith adds to a customer's piece becomes the customer's, what the work loses was.
  // §O.2-1: a customer's gold for an order lies here too, goes to the goldsmith, and is back, lost or worked in
  M22: milikCustomer(
    'SERVICE',
    [['V:CUSTOMER', 'V:TUKANG'], ['SERVICE']],
    [['SERVICE'], ['V:CUSTOMER', 'V:SUSUT', 'V:TUKANG']],
    [['V:TUKANG'], ['V:CUSTOMER', 'V:SUSUT']],
  ),
  M23: milikCustomer('HUTANG', [['V:CUSTOMER'], ['HUTANG']], [['HUTANG'], ['V:CUSTOMER']]),
  M24: {
    ...toko('KOREKSI BERAT', satu('koreksi'), [STOK, ['V:KOREKSI']], [['V:KOREKSI'], STOK]),
    hanya_berat: true,
  },
  M25: toko('HAPUS TAMBAH', satu('tambah'), [['TRAY'], ['V:PEMASOK', 'V:TUKANG', 'V:PUSAT']]),
} as const satisfies Record<`M${number}`, Mutasi>

export type KodeMutasi = keyof typeof MUTASI

/** The mutation that undoes one; where none is named, the same mutation goes the other way. */
export const MUTASI_BALIK: Partial<Record<KodeMutasi, KodeMutasi>> = {
  M02: 'M25',
  M03: 'M04',
  M04: 'M03',
  M05: 'M06',
  M06: 'M05',
  M07: 'M08',
  M08: 'M07',
  M10: 'M12',
  M12: 'M10',
  M19: 'M20',
  M20: 'M19',
}

/** Tells whether `kode` may move something from `dari` to `ke`; `membalik` asks for the opposite direction. */
export function bolehMutasi(kode: KodeMutasi, dari: string, ke: string, membalik = false): boolean {
  const [from, to] = membalik ? [jenisLokasi(ke), jenisLokasi(dari)] : [jenisLokasi(dari), jenisLokasi(ke)]
  if (!from || !to) return false
  return (MUTASI[kode] as Mutasi).arah.some(([a, b]) => a.includes(from) && b.includes(to))
}

/** The column of stok_harian that a row of `kode` with this change (pieces, else milligrams) at a real place feeds. */
export const mutasiColumn = (kode: KodeMutasi, change: number): StokColumn | undefined => {
  const column = (MUTASI[kode] as Mutasi).column
  return column && (change >= 0 ? column.naik : column.turun)
}
