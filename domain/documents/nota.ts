/** A nota on paper (DOMAIN §F.5): its shape, and the parts that notas of every document have alike. */
import { formatGram, formatTanggal } from '#domain/format.ts'
import { rupiah, type Milligram, type Rupiah, type TanggalSystem } from '#domain/units.ts'
import type { PengaturanNota } from '../rules/pengaturan-nota.ts'
import type { Sebutan } from './sebutan.ts'

export interface TokoNota {
  nama_toko: string
  alamat_toko: string
  kota: string
  no_telp: string
  npwp: string
  /** PNG or JPEG, as we wrote it (server/pictures/siapkan.ts). */
  logo: Uint8Array | null
  sebutan: Sebutan
}

export interface NotaLine {
  kode_barcode: string
  nama_barang: string
  /** 'BATU 0.120 g', or '' without attachment. */
  atribut: string
  /** 'Emas Customer − 1.000 g', of a piece made with it: its price counts that much less. */
  emas?: string
  kadar_cetak: string
  berat: Milligram
  harga_gram: Rupiah
  harga_jual: Rupiah
  ongkos: Rupiah
  harga_atribut: Rupiah
  harga_total: Rupiah
  batal: boolean
}

export interface Jumlah {
  label: string
  nilai: Rupiah
  /** The figure the customer looks for. */
  utama?: true
}

/** Names of a line's figures: a purchase has other figures in the same places. */
export interface NotaColumns {
  /** Names of the column that identifies a line, if that is no barcode, and of the weight, if it was not weighed. */
  kode?: string
  berat?: string
  harga: string
  ongkos: string
  atribut: string
  total: string
  /** Below a line on 80 mm: how the price came about, or each figure by its name. */
  rincian: 'HARGA' | 'NAMA'
}

/** A nota on paper, whatever it is of. */
export interface NotaPenjualan {
  title:
    | 'NOTA PENJUALAN'
    | 'NOTA PEMBELIAN'
    | 'NOTA TUKAR'
    | 'TANDA TERIMA TITIPAN'
    | 'TANDA TERIMA TAMBAH TITIPAN'
    | 'TANDA TERIMA PESANAN'
    | 'TANDA TERIMA TAMBAH DP'
    | 'TANDA TERIMA SERVICE'
    | 'NOTA SERVICE'
    | 'SURAT HUTANG'
    | 'TANDA TERIMA BUNGA'
    | 'TANDA TERIMA PERPANJANGAN'
    | 'TANDA TERIMA CICILAN'
    | 'NOTA HUTANG LUNAS'
    | 'NOTA SERAH BARANG'
  columns: NotaColumns
  /** The person who signs beside the shop. */
  penanda: 'Pembeli' | 'Penjual' | 'Customer' | 'Penitip' | 'Pemesan' | 'Peminjam'
  /** The shop, with the lines of its own that settingNota puts below the address. */
  toko: { nama: string; alamat: string[]; logo: Uint8Array | null }
  /** The short number: '250115-0001'. */
  nomor: string
  /** 'NOTA SEMENTARA' before validasi, 'COPY 1', 'PRATINJAU' before it was counted, 'BATAL', 'CONTOH'; '' on the first print. */
  tanda: string
  transaksi: [label: string, isi: string][]
  pelanggan: [label: string, isi: string][]
  lines: NotaLine[]
  /** Pieces and grams, what goes out and what comes in apart; '' of money alone. */
  content: string
  jumlah: Jumlah[]
  pembayaran: Jumlah[]
  terbilang: string
  kupon: string[]
  /** Points before, earned, after; undefined when the sale gave none. */
  poin: { awal: number; dapat: number; akhir: number } | undefined
  /** What the one who signs beside the shop declares with it. */
  pernyataan?: string
  ketentuan: string
  /** The shop's own lines below it. */
  kaki: string[]
  materai: boolean
  /** Number of the first line, a dot, and the code that proves it; the number of a deposit; '' when the shop prints none. */
  qr: string
  /** Says what the QR is for. */
  pindai: string
  /** Shows the price per gram. */
  harga_gram: boolean
  /** Number of sheets printed. */
  lembar: number
}

/**
 * A receipt for more than this needs a stamp (UU 10/2020 art. 3; DOMAIN §G-5). The nota says that money was received,
 * which is what the law taxes, so it carries the box; the shop decides whether it sticks a stamp into it.
 */
export const MATERAI_LIMIT = rupiah(5_000_000)

export const PINDAI_ASLI = 'Kode QR membuktikan keaslian nota ini di toko kami.'

/** Of the pieces sold. */
export const JUAL_COLUMNS: NotaColumns = {
  harga: 'Harga',
  ongkos: 'Ongkos',
  atribut: 'Atribut',
  total: 'Total',
  rincian: 'HARGA',
}

export const ada = (text: string): boolean => text !== '-' && text !== ''
export const filled = (rows: [string, string][]): [string, string][] => rows.filter(([, text]) => ada(text))

/** '2 barang, 5.125 g' */
export const describeContent = (n: number, berat: Milligram): string =>
  n === 0 ? '' : `${n} barang, ${formatGram(berat)} g`

/** The head of every paper of the shop. */
export const kepalaToko = (toko: TokoNota, { kepala }: PengaturanNota): NotaPenjualan['toko'] => ({
  nama: toko.nama_toko,
  alamat: [...alamat(toko), ...kepala],
  logo: toko.logo,
})

const alamat = ({ alamat_toko, kota, no_telp, npwp }: TokoNota): string[] => {
  const place = [alamat_toko, ada(kota) && !alamat_toko.includes(kota) ? kota : ''].filter(ada).join(', ')
  const reach = [ada(no_telp) ? `Telp. ${no_telp}` : '', ada(npwp) ? `NPWP ${npwp}` : '']
    .filter(ada)
    .join('   ')
  return [place, reach].filter(ada)
}

/** The fields by which every nota tells who sold, and to whom. */
export type Pihak =
  | 'kode_sales'
  | 'nama_sales'
  | 'nama_customer'
  | 'kode_customer'
  | 'no_hp'
  | 'alamat_customer'

/** Settings of settingNota that every nota has, and those that few have. */
export const bagianNota = (toko: TokoNota, pengaturan: PengaturanNota) => ({
  toko: kepalaToko(toko, pengaturan),
  kupon: [],
  poin: undefined,
  kaki: pengaturan.kaki === '' ? [] : pengaturan.kaki.split('\n'),
  harga_gram: pengaturan.harga_gram,
  lembar: pengaturan.lembar,
})

export const sebutSaat = ({ tgl_system, jam }: { tgl_system: TanggalSystem; jam: string }): string =>
  `${formatTanggal(tgl_system)}  ${jam.slice(0, 5)}`
export const sebutSales = (by: { nama_sales: string; kode_sales: string }): string =>
  `${by.nama_sales} (${by.kode_sales})`

/** The scale that weighed what is on it, where the shop wishes it there; the date of its mark is the shop's own business. */
export const timbanganNota = (
  { no_timbangan }: { no_timbangan: string | null },
  { timbangan }: PengaturanNota,
): [string, string] => ['Timbangan', (timbangan && no_timbangan) || '-']

interface Customer {
  nama_customer: string
  kode_customer: string
  no_hp: string
  alamat_customer: string
  /** Of a borrower. */
  identitas?: { jenis: string; nomor: string } | null
}
/** The customer. @param label what they are to the paper @param more what else stands there */
export const customerNota = (
  label: string,
  { nama_customer, kode_customer, no_hp, alamat_customer, identitas }: Customer,
  more: [string, string][] = [],
): [string, string][] =>
  filled([
    [label, nama_customer],
    ['Member', kode_customer === 'NONMEMBER' ? '-' : kode_customer],
    ['Identitas', identitas ? `${identitas.jenis} ${identitas.nomor}` : '-'],
    ['No HP', no_hp],
    ['Alamat', alamat_customer],
    ...more,
  ])

/** A member's points before a document, earned by it, and after it; undefined when it gave none. */
export const poinNota = (f: { poin: number; poin_awal: number; poin_akhir: number }): NotaPenjualan['poin'] =>
  f.poin === 0 ? undefined : { awal: f.poin_awal, dapat: f.poin_akhir - f.poin_awal, akhir: f.poin_akhir }

interface Payment {
  nominal: Rupiah
  uang_diterima: Rupiah
  kembalian: Rupiah
}
/** A payment, and of cash the change that was given. */
export const lineBayar = (label: string, { nominal, uang_diterima, kembalian }: Payment): Jumlah[] => [
  { label, nilai: nominal },
  ...(kembalian > 0
    ? [
        { label: 'Uang Diterima', nilai: uang_diterima },
        { label: 'Kembalian', nilai: kembalian },
      ]
    : []),
]

type PaidAhead = Omit<Payment, 'kembalian'> & { jenis: string; nama_bank: string; no_card: string }
/** The same of money that is paid ahead. */
export const lineSetoran = (p: PaidAhead): Jumlah[] =>
  lineBayar([p.jenis, p.nama_bank, p.no_card].filter(ada).join(' '), {
    ...p,
    kembalian: rupiah(p.jenis === 'CASH' ? Math.max(0, p.uang_diterima - p.nominal) : 0),
  })

interface UangKembali {
  jenis: string
  nama_bank: string
  nominal: Rupiah
}
/** Money that went back with a cancel, each way of paying by itself. */
export const kembaliBatal = ({ jenis, nama_bank, nominal }: UangKembali): Jumlah => ({
  label: ['Batal, Kembali', jenis, nama_bank].filter(ada).join(' '),
  nilai: rupiah(-nominal),
})
