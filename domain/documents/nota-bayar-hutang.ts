/**
 * Contents of the papers for a payment on a loan (DOMAIN §F.5, §G-5): the amount paid, the next amount due and its
 * date; LUNAS; goods handed over, with the customer's consent.
 */
import type { HutangLengkap } from '#domain/calls/hutang.ts'
import { formatRupiah, formatTanggal } from '#domain/format.ts'
import { bungaJatuh } from '#domain/rules/bunga-pinjaman.ts'
import { nomorPendek } from '#domain/rules/kode.ts'
import { terbilangRupiah } from '#domain/rules/terbilang.ts'
import { rupiah, sumRupiah, tambahHari, type Milligram, type Rupiah } from '#domain/units.ts'
import { jaminanColumn, lineJaminan, sebutBunga, type HutangUntukNota } from './nota-hutang.ts'
import {
  ada,
  bagianNota,
  customerNota,
  describeContent,
  filled,
  lineBayar,
  MATERAI_LIMIT,
  sebutSaat,
  type Jumlah,
  type NotaLine,
  type NotaPenjualan,
  type TokoNota,
} from './nota.ts'
import type { PengaturanNota } from '../rules/pengaturan-nota.ts'
import { sebutUser, type Sebutan } from './sebutan.ts'
import { tandaCetak } from './tanda.ts'

type Bayar = HutangLengkap['bayar'][number]
/** A piece as the shop bought it. */
export interface BarangDiserahkan {
  nama_barang: string
  kadar_cetak: string
  kondisi: string
  berat: Milligram
  harga: Rupiah
  harga_rata: Rupiah
}

export interface BayarUntukNota {
  hutang: HutangUntukNota
  /** The payment, then the part-payment that came with it. */
  bayar: readonly [Bayar, ...Bayar[]]
  /** Of SERAH. */
  diserahkan: readonly BarangDiserahkan[]
}

const TITLE = {
  BUNGA: 'TANDA TERIMA BUNGA',
  PERPANJANG: 'TANDA TERIMA PERPANJANGAN',
  CICIL: 'TANDA TERIMA CICILAN',
  LUNAS: 'NOTA HUTANG LUNAS',
  SERAH: 'NOTA SERAH BARANG',
} as const satisfies Record<Bayar['jenis'], NotaPenjualan['title']>

export function notaBayarHutang(
  { hutang: h, bayar, diserahkan }: BayarUntukNota,
  toko: TokoNota,
  pengaturan: PengaturanNota,
): NotaPenjualan {
  const [utama] = bayar
  const serah = utama.jenis === 'SERAH'
  const lunas = serah || utama.jenis === 'LUNAS'
  const total = rupiah(bayar.reduce((sum, b) => sum + b.pokok + b.bunga, 0))
  return {
    // Principal that is paid is what it is for: the interest comes with it.
    ...bagianNota(toko, pengaturan),
    title: TITLE[utama.jenis === 'BUNGA' ? bayar.at(-1)!.jenis : utama.jenis],
    columns: jaminanColumn(serah ? 'Harga Serah' : ''),
    penanda: serah ? 'Customer' : 'Peminjam',
    nomor: nomorPendek(utama.no_transaksi),
    tanda: tandaCetak(utama.status_valid === 'CANC', utama.cetak, utama.status_valid === 'OPEN'),
    transaksi: filled([
      ['Tanggal', sebutSaat(utama)],
      ['No Transaksi', bayar.map((b) => b.no_transaksi).join(', ')],
      ['No Hutang', h.no_faktur_hutang],
      ['Kasir', sebutUser(toko.sebutan, utama.input_by)],
      ['No Pembelian', utama.no_faktur_group],
      ['Status', lunas ? 'LUNAS' : '-'],
    ]),
    pelanggan: customerNota('Peminjam', h, [
      ['Tgl Hutang', formatTanggal(h.tgl_system)],
      ['Jatuh Tempo', lunas ? '-' : formatTanggal(bayar.at(-1)!.tgl_jatuh_tempo)],
    ]),
    lines: serah ? diserahkan.map(dijual) : h.detail_barang.map((d) => jaminan(d, toko.sebutan)),
    content: serah
      ? describeContent(diserahkan.length, diserahkan.reduce((sum, b) => sum + b.berat, 0) as Milligram)
      : describeContent(h.qty, h.berat_emas),
    jumlah: serah ? jumlahSerah(utama) : jumlah(bayar, total),
    pembayaran: uang(bayar, serah),
    terbilang: terbilangRupiah(serah ? utama.harga_serah : total),
    ketentuan: ketentuan(h, bayar),
    materai: total > MATERAI_LIMIT,
    qr: pengaturan.qr ? h.no_faktur_hutang : '',
    pindai: lunas ? 'Kode QR mencari hutang ini kembali.' : 'Kode QR dipindai saat membayar atau melunasi.',
    harga_gram: serah && pengaturan.harga_gram,
  }
}

/** As it was pledged: what it was valued at says nothing here. */
const jaminan = (d: HutangUntukNota['detail_barang'][number], sebutan: Sebutan): NotaLine => ({
  ...lineJaminan(d, sebutan),
  harga_gram: rupiah(0),
  harga_total: rupiah(0),
})
const dijual = (d: BarangDiserahkan, i: number): NotaLine => ({
  harga_jual: rupiah(0),
  ongkos: rupiah(0),
  harga_atribut: rupiah(0),
  batal: false,
  kode_barcode: String(i + 1),
  nama_barang: d.nama_barang,
  atribut: `kondisi ${d.kondisi}`,
  kadar_cetak: d.kadar_cetak,
  berat: d.berat,
  harga_gram: d.harga_rata,
  harga_total: d.harga,
})

const sebutKali = ({ kali }: Bayar, metode: HutangUntukNota['metode']): string =>
  kali > 0 ? ` ${kali} ${metode === 'BULANAN' ? 'bulan' : 'hari'}` : ''

const dihapus = ({ bunga, bunga_seharusnya }: Bayar): Jumlah[] =>
  bunga_seharusnya > bunga ? [{ label: 'Keringanan Bunga', nilai: rupiah(bunga - bunga_seharusnya) }] : []

function jumlah(bayar: BayarUntukNota['bayar'], total: Rupiah): Jumlah[] {
  const [utama] = bayar
  const pokok = sumRupiah(bayar.map((b) => b.pokok))
  const sisa = bayar.at(-1)!.sisa_pokok
  return [
    ...(pokok > 0 ? [{ label: utama.jenis === 'LUNAS' ? 'Pokok' : 'Cicil Pokok', nilai: pokok }] : []),
    ...(utama.bunga_seharusnya > 0 ? [{ label: 'Bunga', nilai: utama.bunga_seharusnya }] : []),
    ...dihapus(utama),
    { label: utama.jenis === 'LUNAS' ? 'Dibayar LUNAS' : 'Dibayar', nilai: total, utama: true },
    ...(utama.jenis === 'LUNAS' ? [] : [{ label: 'Sisa Pokok', nilai: sisa }]),
  ]
}

const jumlahSerah = (b: Bayar): Jumlah[] => [
  { label: 'Harga Serah', nilai: b.harga_serah, utama: true },
  { label: 'Pokok', nilai: rupiah(-b.pokok) },
  ...(b.bunga_seharusnya > 0 ? [{ label: 'Bunga', nilai: rupiah(-b.bunga_seharusnya) }] : []),
  ...(b.bunga_seharusnya > b.bunga
    ? [{ label: 'Bunga Dihapus', nilai: rupiah(b.bunga_seharusnya - b.bunga) }]
    : []),
  { label: 'Kelebihan Untuk Customer', nilai: rupiah(b.harga_serah - b.pokok - b.bunga) },
]

/** Lists each way of paying once: the part-payment was paid in the same go. */
function uang(bayar: BayarUntukNota['bayar'], serah: boolean): Jumlah[] {
  const ways = new Map<string, { nominal: number; diterima: number; tunai: boolean }>()
  for (const p of bayar.flatMap((b) => b.pembayaran)) {
    const key = [serah ? 'Dibayarkan' : '', p.jenis, p.nama_bank, p.no_card].filter(ada).join(' ')
    const way = ways.get(key) ?? { nominal: 0, diterima: 0, tunai: p.jenis === 'CASH' && !serah }
    ways.set(key, {
      ...way,
      nominal: way.nominal + p.nominal,
      diterima: way.diterima + Math.max(p.uang_diterima, p.nominal),
    })
  }
  return [...ways].flatMap(([label, { nominal, diterima, tunai }]) =>
    lineBayar(label, {
      nominal: rupiah(nominal),
      uang_diterima: rupiah(diterima),
      kembalian: rupiah(tunai ? diterima - nominal : 0),
    }),
  )
}

function ketentuan(h: HutangUntukNota, bayar: BayarUntukNota['bayar']): string {
  const [utama] = bayar
  const catatan = ada(utama.catatan) ? ` Catatan: ${utama.catatan}.` : ''
  if (utama.jenis === 'LUNAS')
    return `Pokok dan bunga telah dibayar seluruhnya: hutang ini LUNAS. Barang telah ditimbang, diperiksa dan diterima kembali oleh peminjam.${catatan}`
  if (utama.jenis === 'SERAH')
    return `Peminjam menyetujui barang di atas dijual kepada toko dengan harga tersebut untuk membayar hutang ${h.no_faktur_hutang}; hutang ini LUNAS${utama.harga_serah > utama.pokok + utama.bunga ? ' dan kelebihannya telah diterima peminjam' : ''}.${catatan}`
  return `${berikutnya(h, bayar)} ${sebutBunga(h)}${catatan}`
}

/** Until when interest is paid, and what comes next. */
function berikutnya(h: HutangUntukNota, bayar: BayarUntukNota['bayar']): string {
  const { tgl_bunga_sampai, tgl_jatuh_tempo, sisa_pokok } = bayar.at(-1)!
  const sampai = `Bunga${sebutKali(bayar[0], h.metode)} dibayar sampai ${formatTanggal(tgl_bunga_sampai)}`
  const tempo = `jatuh tempo ${formatTanggal(tgl_jatuh_tempo)}`
  const mulai = tambahHari(tgl_bunga_sampai, h.metode === 'BULANAN' ? h.tenggang_hari + 1 : 1)
  const { bunga } = bungaJatuh(
    { sisa_pokok, tgl_hutang: h.tgl_system, tgl_bunga_sampai },
    mulai,
    { ...h, bunga: h.bunga_persen },
    h.kelipatan,
  )
  return `${sampai}, ${tempo}. Mulai ${formatTanggal(mulai)} bunga berikutnya ${formatRupiah(bunga)}${h.metode === 'BULANAN' ? ' sebulan' : ' sehari'}, dari sisa pokok ${formatRupiah(sisa_pokok)}.`
}
