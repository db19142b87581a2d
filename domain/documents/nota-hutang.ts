/**
 * Contents of a loan's papers (DOMAIN §F.5, §G-5, §G-7), in the shape of a sale's nota; and the label of its envelope.
 */
import type { HutangLengkap } from '#domain/calls/hutang.ts'
import { formatGram, formatHariTanggal, formatPersen, formatRupiah, formatTanggal } from '#domain/format.ts'
import { saatJatuhTempo, type SaatJatuhTempo } from '#domain/rules/jatuh-tempo.ts'
import { nomorPendek } from '#domain/rules/kode.ts'
import { sebutSertifikat } from '#domain/rules/penaksir.ts'
import { terbilangRupiah } from '#domain/rules/terbilang.ts'
import { rupiah } from '#domain/units.ts'
import {
  ada,
  bagianNota,
  customerNota,
  describeContent,
  filled,
  kepalaToko,
  sebutSaat,
  sebutSales,
  type Jumlah,
  type NotaColumns,
  type NotaLine,
  type NotaPenjualan,
  type Pihak,
  type TokoNota,
} from './nota.ts'
import type { PengaturanNota } from '../rules/pengaturan-nota.ts'
import { kadarGroup, sebutUser, type Sebutan } from './sebutan.ts'
import { tandaCetak } from './tanda.ts'
import type { Tiket } from './tiket-service.ts'

/** A pledged piece has one figure at most. @param total its name; '' where there is none */
export const jaminanColumn = (total: string): NotaColumns => ({
  kode: 'No',
  harga: '',
  ongkos: '',
  atribut: '',
  total,
  rincian: 'NAMA',
})

/** Fields of a loan that its papers need. */
export type HutangUntukNota = Pick<
  HutangLengkap,
  | 'no_faktur_hutang'
  | 'tgl_system'
  | 'jam'
  | Pihak
  | 'identitas'
  | 'qty'
  | 'berat_emas'
  | 'berat_bruto'
  | 'taksiran'
  | 'jumlah_hutang'
  | 'metode'
  | 'bunga_persen'
  | 'min_hari'
  | 'tenggang_hari'
  | 'min_bunga_rp'
  | 'lama_pinjam'
  | 'tgl_jatuh_tempo'
  | 'perpanjang_ke'
  | 'kelipatan'
  | 'no_amplop'
  | 'no_segel'
  | 'status_hutang'
  | 'status_valid'
  | 'valid_by'
  | 'input_by'
  | 'no_sertifikat_penaksir'
  | 'sertifikat_sampai'
  | 'cetak'
  | 'detail_barang'
  | 'pembayaran'
>

/** As it was agreed: later payments and extensions have papers of their own. */
export const janjiHutang = (h: HutangUntukNota): SaatJatuhTempo =>
  saatJatuhTempo({ ...h, tgl_hutang: h.tgl_system }, { ...h, bunga: h.bunga_persen }, h.kelipatan)

/** @param izin_gadai the shop's licence, '' for none */
export function notaHutang(
  h: HutangUntukNota,
  izin_gadai: string,
  toko: TokoNota,
  pengaturan: PengaturanNota,
): NotaPenjualan {
  const janji = janjiHutang(h)
  return {
    ...bagianNota(toko, pengaturan),
    title: 'SURAT HUTANG',
    columns: jaminanColumn('Taksiran'),
    penanda: 'Peminjam',
    nomor: nomorPendek(h.no_faktur_hutang),
    tanda: tandaCetak(h.status_hutang === 'CANC', h.cetak, h.status_valid === 'OPEN'),
    transaksi: filled([
      ['Tanggal', sebutSaat(h)],
      ['No Hutang', h.no_faktur_hutang],
      ['Sales', sebutSales(h)],
      ['Kasir', sebutUser(toko.sebutan, h.valid_by)],
      ['Amplop', h.no_amplop],
      ['Segel', h.no_segel],
      ['Berat', `emas ${formatGram(h.berat_emas)} g, bruto ${formatGram(h.berat_bruto)} g`],
      ['Izin', izin_gadai],
      ['Penaksir', ada(h.no_sertifikat_penaksir) ? sebutUser(toko.sebutan, h.input_by) : '-'],
      ['Sertifikat', sebutSertifikat(h)],
    ]),
    pelanggan: customerNota('Peminjam', h, [
      ['Lama Pinjam', `${h.lama_pinjam} bulan`],
      ['Jatuh Tempo', formatTanggal(janji.tgl_jatuh_tempo)],
      ['Diperpanjang', h.perpanjang_ke > 0 ? `sampai ${formatTanggal(h.tgl_jatuh_tempo)}` : '-'],
    ]),
    lines: h.detail_barang.map((d) => lineJaminan(d, toko.sebutan)),
    content: describeContent(h.qty, h.berat_emas),
    jumlah: jumlah(h, janji),
    pembayaran: h.pembayaran.map((p): Jumlah => ({
      label: ['Dibayarkan', p.jenis, p.nama_bank].filter(ada).join(' '),
      nilai: p.nominal,
    })),
    // The amount lent, not the amount to be paid, which stands above.
    terbilang: `Dipinjam: ${terbilangRupiah(h.jumlah_hutang)}`,
    ketentuan: ketentuan(h),
    // A debt is acknowledged, whatever it comes to (§G-5).
    materai: true,
    // The QR finds the goods again, so it is printed whatever the shop prints on its other papers.
    qr: h.no_faktur_hutang,
    pindai: 'Kode QR dipindai saat membayar atau melunasi.',
  }
}

/** A pledged thing, at what it was valued. */
export const lineJaminan = (d: HutangUntukNota['detail_barang'][number], sebutan: Sebutan): NotaLine => ({
  kode_barcode: String(d.no),
  nama_barang: d.nama_barang,
  atribut: [d.jumlah > 1 ? `${d.jumlah} buah` : '', `kondisi ${d.kondisi}`].filter(Boolean).join(', '),
  kadar_cetak: kadarGroup(sebutan, d.kategori),
  berat: d.berat,
  harga_gram: d.harga_beli_gram,
  harga_jual: rupiah(0),
  ongkos: rupiah(0),
  harga_atribut: rupiah(0),
  harga_total: d.taksiran,
  batal: false,
})

const jumlah = (h: HutangUntukNota, { tgl_jatuh_tempo, bunga, harus_dibayar }: SaatJatuhTempo): Jumlah[] => [
  { label: 'Taksiran', nilai: h.taksiran },
  { label: 'Total Pinjam', nilai: h.jumlah_hutang },
  { label: `Bunga s/d ${formatTanggal(tgl_jatuh_tempo)}`, nilai: bunga },
  { label: 'Harus Dibayar', nilai: harus_dibayar, utama: true },
]

/** Says in words how the interest is counted: '3% per bulan, dihitung per bulan berjalan'. */
export function sebutBunga(
  h: Pick<HutangUntukNota, 'metode' | 'bunga_persen' | 'min_hari' | 'tenggang_hari' | 'min_bunga_rp'>,
): string {
  const cara =
    h.metode === 'BULANAN'
      ? `dihitung setiap bulan berjalan sejak tanggal pinjam, paling sedikit 1 bulan${h.tenggang_hari > 0 ? `, dengan tenggang ${h.tenggang_hari} hari` : ''}`
      : `dihitung per hari (sepertiga puluh dari bunga sebulan), paling sedikit ${h.min_hari} hari`
  const paling = h.min_bunga_rp > 0 ? `; bunga pertama paling sedikit ${formatRupiah(h.min_bunga_rp)}` : ''
  return `Bunga ${formatPersen(h.bunga_persen)} per bulan (${h.metode}), ${cara}${paling}.`
}

/** The terms: rate, due day, nothing is forfeited by itself, what exceeds the debt is the customer's (§G-7). */
const ketentuan = (h: HutangUntukNota): string =>
  [
    sebutBunga(h),
    'Pinjaman dapat diperpanjang, dicicil, atau dilunasi setiap saat; barang dikembalikan saat lunas.',
    'Barang jaminan tetap milik peminjam dan tidak menjadi milik toko dengan sendirinya bila lewat jatuh tempo.',
    'Penjualan barang hanya dengan persetujuan tertulis peminjam; kelebihan harga di atas pokok dan bunga dibayarkan kepada peminjam.',
  ].join(' ')

/** The label on the envelope says which loan it belongs to, and nothing about the contents. */
export const labelAmplop = (
  h: Pick<
    HutangLengkap,
    | 'no_faktur_hutang'
    | 'nama_customer'
    | 'no_amplop'
    | 'no_segel'
    | 'tempat'
    | 'berat_bruto'
    | 'tgl_jatuh_tempo'
  >,
  toko: TokoNota,
  pengaturan: PengaturanNota,
): Tiket => ({
  toko: kepalaToko(toko, pengaturan),
  title: 'AMPLOP JAMINAN',
  nomor: h.no_amplop,
  qr: h.no_faktur_hutang,
  tanda: '',
  nama: h.nama_customer,
  barang: [
    {
      nama: `Berat bruto ${formatGram(h.berat_bruto)} g`,
      keterangan: [ada(h.no_segel) ? `Segel ${h.no_segel}` : '', ada(h.tempat) ? `Tempat ${h.tempat}` : '']
        .filter(Boolean)
        .join(', '),
    },
  ],
  sebutan_janji: 'Jatuh tempo',
  janji: formatHariTanggal(h.tgl_jatuh_tempo),
  ketentuan: 'Dibuka hanya saat dilunasi, di depan peminjam, setelah ditimbang dan segelnya diperiksa.',
})
