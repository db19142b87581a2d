/** Contents of the nota of a sale (DOMAIN §F.5), on any paper. */
import type { PenjualanLengkap } from '#domain/calls/penjualan.ts'
import { formatGram, formatPersen, formatRupiah, formatTanggal } from '#domain/format.ts'
import type { Settings } from '#domain/rules/para-system.ts'
import { nomorPendek } from '#domain/rules/kode.ts'
import { sebutJenis } from '#domain/rules/pembayaran.ts'
import { terbilangRupiah } from '#domain/rules/terbilang.ts'
import { rupiah, sumRupiah, type Milligram, type Persen, type Rupiah } from '#domain/units.ts'
import { sebutAtribut } from './atribut.ts'
import { ketentuanBeliKembali } from './ketentuan-beli-kembali.ts'
import type { PengaturanNota } from '../rules/pengaturan-nota.ts'
import { sebutKadar, sebutUser, type Sebutan } from './sebutan.ts'
import { tandaCetak } from './tanda.ts'

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

/** A nota on paper: of a sale, and in the same shape of a purchase or trade-in. */
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
const MATERAI_LIMIT = rupiah(5_000_000)

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

/** Fields of a sale line that the nota needs. */
type Line = Pick<
  PenjualanLengkap['detail_barang'][number],
  | 'no_faktur_jual'
  | 'kode_barcode'
  | 'nama_barang'
  | 'kadar_cetak'
  | 'berat'
  | 'berat_customer'
  | 'no_pesanan'
  | 'nama_atribut'
  | 'berat_atribut'
  | 'harga_gram'
  | 'harga_jual'
  | 'ongkos'
  | 'harga_atribut'
  | 'harga_total'
  | 'ppn_rp'
  | 'status_kembali'
>
type Payment = Pick<
  PenjualanLengkap['pembayaran'][number],
  'jenis' | 'nominal' | 'nama_bank' | 'no_card' | 'fee_rp' | 'fee_mode' | 'uang_diterima' | 'kembalian'
>
export type PenjualanUntukNota = Pick<
  PenjualanLengkap,
  | 'no_faktur_group'
  | 'tgl_system'
  | 'jam'
  | 'kode_sales'
  | 'nama_sales'
  | 'valid_by'
  | 'kode_marketplace'
  | 'nama_customer'
  | 'kode_customer'
  | 'no_hp'
  | 'alamat_customer'
  | 'berat'
  | 'total'
  | 'ppn_rp'
  | 'ppn_mode'
  | 'total_bayar'
  | 'status_valid'
  | 'status_kembali'
  | 'cetak'
  | 'kupon'
  | 'poin'
  | 'poin_awal'
  | 'poin_akhir'
  | 'kelebihan'
  | 'refund'
  | 'emas_kembali'
> & { detail_barang: readonly Line[]; pembayaran: readonly Payment[] }

type Ketentuan = Pick<Settings, 'BASIS_BELI' | 'BELI_DENGAN_ONGKOS' | 'BELI_DENGAN_ATRIBUT'>

/** @param kode the code that proves number, date and total */
export function notaPenjualan(
  sale: PenjualanUntukNota,
  toko: TokoNota,
  settings: Ketentuan,
  pengaturan: PengaturanNota,
  kode: string,
): NotaPenjualan {
  const { sebutan } = toko
  const pesanan = sale.detail_barang.find((d) => ada(d.no_pesanan))?.no_pesanan ?? '-'
  return {
    title: 'NOTA PENJUALAN',
    columns: JUAL_COLUMNS,
    penanda: 'Pembeli',
    toko: kepalaToko(toko, pengaturan),
    nomor: nomorPendek(sale.no_faktur_group),
    tanda: tandaCetak(
      sale.status_valid === 'CANC' || sale.status_kembali === 'CANC',
      sale.cetak,
      sale.status_valid === 'OPEN',
    ),
    transaksi: filled([
      ['Tanggal', `${formatTanggal(sale.tgl_system)}  ${sale.jam.slice(0, 5)}`],
      ['No Faktur', sale.no_faktur_group],
      ['Sales', `${sale.nama_sales} (${sale.kode_sales})`],
      ['Kasir', sebutUser(sebutan, sale.valid_by)],
      ['Marketplace', sale.kode_marketplace],
      ['No Pesanan', pesanan],
      ['Emas Customer Kembali', sebutEmas(sale.emas_kembali, (kadar) => sebutKadar(sebutan, kadar)) || '-'],
    ]),
    pelanggan: filled([
      ['Kepada', sale.nama_customer],
      ['Member', sale.kode_customer === 'NONMEMBER' ? '-' : sale.kode_customer],
      ['No HP', sale.no_hp],
      ['Alamat', sale.alamat_customer],
    ]),
    lines: sale.detail_barang.map(line),
    content: describeContent(sale.detail_barang.length, sale.berat),
    jumlah: jumlah(sale),
    pembayaran: [
      ...sale.pembayaran.flatMap(pembayaran),
      ...sale.kelebihan.map(dikembalikan(ada(pesanan) ? 'Kelebihan DP' : 'Kelebihan Titipan')),
      ...sale.refund.map(kembaliBatal),
    ],
    terbilang: terbilangRupiah(sale.total_bayar),
    kupon: sale.kupon,
    poin:
      sale.poin === 0
        ? undefined
        : { awal: sale.poin_awal, dapat: sale.poin_akhir - sale.poin_awal, akhir: sale.poin_akhir },
    ketentuan: ketentuanBeliKembali(settings),
    kaki: pengaturan.kaki === '' ? [] : pengaturan.kaki.split('\n'),
    materai: sale.total_bayar > MATERAI_LIMIT,
    qr: pengaturan.qr ? `${sale.detail_barang[0]!.no_faktur_jual}.${kode}` : '',
    pindai: PINDAI_ASLI,
    harga_gram: pengaturan.harga_gram,
    lembar: pengaturan.lembar,
  }
}

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

const line = (d: Line): NotaLine => ({
  kode_barcode: d.kode_barcode,
  nama_barang: d.nama_barang,
  atribut: sebutAtribut(d),
  ...(d.berat_customer > 0 ? { emas: `Emas Customer − ${formatGram(d.berat_customer)} g` } : {}),
  kadar_cetak: d.kadar_cetak,
  berat: d.berat,
  harga_gram: d.harga_gram,
  harga_jual: d.harga_jual,
  ongkos: d.ongkos,
  harga_atribut: d.harga_atribut,
  harga_total: d.harga_total,
  batal: d.status_kembali === 'CANC',
})

function jumlah(sale: PenjualanUntukNota): Jumlah[] {
  const { total, ppn_rp, ppn_mode, total_bayar } = sale
  const due: Jumlah = { label: 'Total Bayar', nilai: total_bayar as Rupiah, utama: true }
  const tax: Jumlah[] =
    ppn_mode === 'OFF'
      ? []
      : [
          { label: 'DPP', nilai: ppn_mode === 'INCLUDE' ? rupiah(total - ppn_rp) : total },
          { label: ppn_mode === 'INCLUDE' ? 'PPN (termasuk)' : 'PPN', nilai: ppn_rp },
        ]
  return [...(tax.length ? [{ label: 'Jumlah', nilai: total }, ...tax] : []), due, ...dibatalkan(sale)]
}

/** Lines taken back since: what they were worth, and what of the nota still stands. */
function dibatalkan({ detail_barang, ppn_mode, total_bayar, status_valid }: PenjualanUntukNota): Jumlah[] {
  const gone = status_valid === 'DONE' ? detail_barang.filter((d) => d.status_kembali === 'CANC') : []
  if (gone.length === 0) return []
  const back = sumRupiah(gone.map((d) => rupiah(d.harga_total + (ppn_mode === 'EXCLUDE' ? d.ppn_rp : 0))))
  return [
    { label: 'Dibatalkan', nilai: rupiah(-back) },
    { label: 'Sisa Nilai Nota', nilai: rupiah(total_bayar - back) },
  ]
}

function pembayaran(p: Payment): Jumlah[] {
  const with_ = [
    sebutJenis(p.jenis),
    ...[p.nama_bank, p.no_card].filter(ada),
    p.fee_mode === 'PELANGGAN' && p.fee_rp > 0 ? `+ fee ${formatRupiah(p.fee_rp)}` : '',
  ]
    .filter(ada)
    .join(' ')
  const line = { label: with_, nilai: p.nominal }
  return p.kembalian > 0
    ? [line, { label: 'Uang Diterima', nilai: p.uang_diterima }, { label: 'Kembalian', nilai: p.kembalian }]
    : [line]
}

/** Money that a deposit or an order held beyond the total, on its way back. */
const dikembalikan =
  (nama: string) =>
  ({ jenis, nama_bank, nominal }: PenjualanLengkap['kelebihan'][number]): Jumlah => ({
    label: [nama, jenis, nama_bank].filter(ada).join(' '),
    nilai: rupiah(-nominal),
  })

/** '0.880 g 70%', on paper '0.880 g 16K': the customer's own gold beyond the piece, each purity by itself. */
export const sebutEmas = (
  emas: PenjualanLengkap['emas_kembali'],
  sebut: (kadar: Persen) => string = formatPersen,
): string => emas.map(({ berat, kadar }) => `${formatGram(berat)} g ${sebut(kadar)}`).join(', ')

/** Money that went back with a cancel, each way of paying by itself. */
export const kembaliBatal = ({ jenis, nama_bank, nominal }: PenjualanLengkap['refund'][number]): Jumlah => ({
  label: ['Batal, Kembali', jenis, nama_bank].filter(ada).join(' '),
  nilai: rupiah(-nominal),
})
